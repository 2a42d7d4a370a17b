import { mediaLimits, uploadRefusal } from '@mainstreet/shared/contracts/media'
import { useEffect, useState } from 'react'
import { useRow } from '../../../kit/data/data'
import { useUpload } from '../../../kit/data/data-writes'
import { ApiError } from '../../../kit/data/rest'
import { useAccountId } from '../../../kit/session/session-context'

/** How an upload went: the product's words, and what exactly was wrong where the server says it. */
export interface UploadOutcome {
  tone: 'success' | 'danger'
  text: string
  detail?: string
}

const successShownMs = 5000

const failed = (text: string, detail?: string): UploadOutcome => ({ tone: 'danger', text, detail })
const refusal = uploadRefusal('market-image')
const pictureType = /^image\/(png|jpe?g|gif)$/

/** What is wrong with a choice of files before any of them is sent; undefined when it may be sent. */
const refuse = (files: readonly File[]): UploadOutcome | undefined => {
  if (files.length > 1) return failed('Please add one picture at a time.')
  const [file] = files
  if (!file || !pictureType.test(file.type)) return failed(refusal)
  return file.size > mediaLimits.pictureBytes ? failed(refusal) : undefined
}

/** Wrong sizes and formats have their own words; everything else is shown with its number. */
const failureOf = (error: unknown): UploadOutcome => {
  if (!(error instanceof ApiError)) return failed(`Error! Failed to upload: ${String(error)}`)
  const { code, message, errors } = error
  if (code === 413 || code === 415) return failed(refusal, errors.files)
  return failed(`${code ? `[${code} Error]` : 'Error!'} Failed to upload: ${message}`)
}

/** Sends an item's pictures, one at a time; `sending` is the one being sent, its `preview` read from this machine. */
export const useImageUpload = (itemId: number, onUploaded: () => void) => {
  const id = useAccountId()
  const { row: account } = useRow('account', id)
  const { upload, progress } = useUpload('media-upload')
  const [sending, setSending] = useState<{ name: string; preview: string } | null>(null)
  const [outcome, setOutcome] = useState<UploadOutcome>()
  useEffect(() => {
    if (outcome?.tone !== 'success') return
    const timer = setTimeout(() => setOutcome(undefined), successShownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  const formOf = (picture: File): FormData => {
    const form = new FormData()
    form.set('type', 'market-image')
    form.set('id', String(id))
    form.set('itemId', String(itemId))
    form.set('region', account?.region ?? '')
    form.set('destination', 'market')
    form.set('requiredName', picture.name.slice(0, 300))
    // Last: the server knows what a file is for before it comes.
    form.set('files', picture)
    return form
  }

  const send = async (files: readonly File[]) => {
    if (sending) return
    const refused = refuse(files)
    setOutcome(refused)
    const [picture] = files
    if (refused || !picture) return
    const preview = URL.createObjectURL(picture)
    setSending({ name: picture.name, preview })
    try {
      const { message } = await upload(formOf(picture))
      setOutcome({ tone: 'success', text: message })
      onUploaded()
    } catch (error) {
      setOutcome(failureOf(error))
    } finally {
      setSending(null)
      URL.revokeObjectURL(preview)
    }
  }
  return { send, sending, progress, outcome, forget: () => setOutcome(undefined) }
}
