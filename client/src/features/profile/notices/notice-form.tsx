import { noticeContract, type Notice } from '@mainstreet/shared/contracts/site/notices'
import { shortTitle } from '@mainstreet/shared/rules/site/notice-rules'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useEffect, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { DateField } from '../../../kit/form/fields/date-field'
import { Field } from '../../../kit/form/fields/field'
import { FormError } from '../../../kit/form/form-error'
import { Form } from '../../../kit/form/form'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { RichTextField } from '../../../kit/form/fields/rich-text-field'
import { UnsavedGuard } from '../../../kit/form/unsaved-guard'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { ButtonLink } from '../../../kit/ui/link'
import { contentWords } from '../words'
import styles from './notice-form.module.css'
import { NoticePicture } from './notice-picture'
import { NoticeView } from './notice-view'
import { noticeWords } from './notice-words'
import { useSubmitNotice, type ChosenPicture, type NoticeValues } from './use-submit-notice'

const list = `${backOfficeRoutes.content}?part=notices`

const newNotice: NoticeValues = {
  str_title: '',
  str_description: '',
  str_link: '',
  translations: {},
  announced: false,
  visibleFrom: null,
  visibleUntil: null,
}

const valuesOf = (notice: Notice): NoticeValues => ({
  str_title: notice.str_title,
  str_description: notice.str_description,
  str_link: notice.str_link,
  translations: notice.translations,
  announced: notice.announced,
  visibleFrom: notice.visibleFrom,
  visibleUntil: notice.visibleUntil,
})

/** The chosen picture and its address on this machine, which is given back when another one is chosen. */
const useChosenPicture = () => {
  const [chosen, setChosen] = useState<ChosenPicture & { preview: string }>()
  useEffect(() => () => chosen && URL.revokeObjectURL(chosen.preview), [chosen])
  const choose = (picture?: ChosenPicture) =>
    setChosen(picture && { ...picture, preview: URL.createObjectURL(picture.file) })
  return { chosen, choose }
}

/** A title, and what lists show of one that is long. */
const TitleField = () => {
  const words = useWords(noticeWords)
  const title = useWatch<NoticeValues, 'str_title'>({ name: 'str_title' })
  const isCut = shortTitle(title) !== title
  return (
    <Field name="str_title" help={<span role="status">{isCut && words.titleHelp}</span>} autoComplete="off" />
  )
}

const Preview = ({ picture }: { picture: string }) => {
  const words = useWords(noticeWords)
  const [str_title, str_description, str_link] = useWatch({
    name: ['str_title', 'str_description', 'str_link'],
  })
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <p className={styles.label}>{words.preview}</p>
      <div className={styles.card}>
        <NoticeView notice={{ str_title, str_description, str_link }} picture={picture} />
      </div>
    </section>
  )
}

const Actions = ({ onCancel }: { onCancel?: () => void }) => {
  const words = useWords(noticeWords)
  const common = useWords(contentWords)
  const { isSubmitting } = useFormState()
  return (
    <div className={styles.actions} data-save-bar>
      <span className={styles.state} role="status">
        {isSubmitting && words.submitting}
      </span>
      {onCancel ? (
        <Button onClick={onCancel}>{common.cancel}</Button>
      ) : (
        <ButtonLink to={list}>{common.cancel}</ButtonLink>
      )}
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {words.submit}
      </Button>
    </div>
  )
}

type NoticeFormProps = {
  notice?: Notice
  /** Where the form is opened beside something else: called when it is saved or left, instead of going to the list. */
  onDone?: () => void
}

/** Makes a notice or changes one: its words, picture and days go to the server together. */
export const NoticeForm = ({ notice, onDone }: NoticeFormProps) => {
  const words = useWords(noticeWords)
  const navigate = useNavigate()
  const submit = useSubmitNotice(notice?.id)
  const { chosen, choose } = useChosenPicture()
  const [isStored, setStored] = useState(false)
  return (
    <Form<NoticeValues>
      label={notice ? words.editTitle : words.newTitle}
      contract={noticeContract}
      defaultValues={notice ? valuesOf(notice) : newNotice}
      rowId={notice?.id}
      onSubmit={(values) => submit(values, chosen).then(() => setStored(true))}
      onSaved={() => (onDone ? onDone() : void navigate(list, { state: { submitted: true } }))}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TitleField />
          <RichTextField name="str_description" />
          <Field name="str_link" help={words.linkHelp} inputMode="url" autoComplete="off" />
          <NoticePicture hasPicture={Boolean(notice?.str_image)} chosen={chosen} onChoose={choose} />
          <SwitchField name="announced" help={words.announcedHelp} />
          <fieldset className={styles.days}>
            <legend className={styles.label}>{words.days}</legend>
            <DateField name="visibleFrom" />
            <DateField name="visibleUntil" />
            <p className={styles.help}>{words.daysHelp}</p>
          </fieldset>
        </div>
        <Preview picture={chosen?.preview ?? notice?.str_image ?? ''} />
      </div>
      <FormError />
      <Actions onCancel={onDone} />
      <UnsavedGuard changed={chosen !== undefined && !isStored} />
    </Form>
  )
}
