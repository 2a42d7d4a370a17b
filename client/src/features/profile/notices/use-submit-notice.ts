import type { Notice } from '@mainstreet/shared/contracts/site/notices'
import type { CropFields } from '@mainstreet/shared/contracts/site/media'
import { endsBeforeItBegins, isProperTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { useUpload } from '../../../kit/data/data-writes'
import { ApiError } from '../../../kit/data/rest'
import { useWords } from '../../../kit/language/bilingual'
import { useCustomerId } from '../../../kit/session/session-context'
import { useKitWords } from '../../../kit/ui/kit-words'
import { noticeWords } from './notice-words'
import { useAccount } from '../../../kit/data/use-account'

/** What the form of a notice holds beside its picture. */
export type NoticeValues = Pick<
  Notice,
  'str_title' | 'str_description' | 'str_link' | 'translations' | 'announced' | 'visibleFrom' | 'visibleUntil'
>

/** A picture that was chosen and is sent with its notice, and the part of it that is kept. */
export type ChosenPicture = { file: File; crop?: Partial<CropFields> }

/** Sends a notice with its picture in one form, so that both are stored or neither. */
export const useSubmitNotice = (id?: number) => {
  const customerId = useCustomerId()
  const { row: account } = useAccount()
  const { upload } = useUpload('media-upload')
  const words = useWords(noticeWords)
  const { reason } = useKitWords()

  const refuse = (field: keyof NoticeValues, text: string): never => {
    throw new ApiError('BadRequest', text, { code: 400, errors: { [field]: text } })
  }
  const check = ({ str_title, visibleFrom, visibleUntil }: NoticeValues) => {
    if (!isProperTitle(str_title)) refuse('str_title', words.titleRefusal)
    if (endsBeforeItBegins({ visibleFrom, visibleUntil })) refuse('visibleUntil', words.periodRefusal)
  }
  const formOf = (values: NoticeValues, picture?: ChosenPicture): FormData => {
    const form = new FormData()
    const texts = {
      type: 'notice',
      id: customerId,
      itemId: id ?? '',
      region: account?.region ?? '',
      destination: 'profile',
      title: values.str_title,
      link: values.str_link,
      linkTarget: '_blank',
      content: values.str_description,
      translations: JSON.stringify(values.translations ?? {}),
      announced: values.announced,
      visibleFrom: values.visibleFrom ?? '',
      visibleUntil: values.visibleUntil ?? '',
      ...picture?.crop,
    }
    for (const [name, value] of Object.entries(texts)) form.set(name, String(value))
    if (picture) form.set('files', picture.file)
    return form
  }
  /** An answer of the server says why; without one there is only its code. */
  const inWords = (error: unknown): ApiError => {
    const { name, code, message, errors } =
      error instanceof ApiError ? error : new ApiError('Error', String(error))
    // The message says what is wrong with the picture; no field of the form is called so.
    const { files: _picture, ...fields } = errors
    const why = reason?.(error) ?? message
    const text = code > 0 ? words.failed(why) : words.unreachable(name, why)
    return new ApiError(name, text, { code, errors: fields })
  }
  return async (values: NoticeValues, picture?: ChosenPicture): Promise<void> => {
    check(values)
    try {
      await upload(formOf(values, picture))
    } catch (error) {
      throw inWords(error)
    }
  }
}
