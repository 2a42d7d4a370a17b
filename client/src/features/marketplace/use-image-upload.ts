import { mediaLimits, uploadRefusal } from '@mainstreet/shared/media'
import { useState } from 'react'
import { useRow, useUpload } from '../../kit/data'
import { ApiError } from '../../kit/rest'
import { useAccountId } from '../../kit/session-context'
import { toast } from '../../kit/ui/toaster'

/** Why a picture was not taken: the product's words, and what exactly was wrong where the server says it. */
export interface UploadFailure {
  text: string
  detail?: string
}

const refusal = uploadRefusal('market-image')
const pictureType = /^image\/(png|jpe?g|gif)$/

/** What is wrong with a choice of files before any of them is sent; undefined when it may be sent. */
const refuse = (files: readonly File[]): UploadFailure | undefined => {
  if (files.length > 1) return { text: 'Please add one picture at a time.' }
  const [file] = files
  if (!file || !pictureType.test(file.type)) return { text: refusal }
  return file.size > mediaLimits.pictureBytes ? { text: refusal } : undefined
}

/** Wrong sizes and formats have their own words; everything else is told with its number. */
const failureOf = (error: unknown): UploadFailure => {
  if (!(error instanceof ApiError)) return { text: `Error! Failed to upload: ${String(error)}` }
  const { code, message, errors } = error
  if (code === 413 || code === 415) return { text: refusal, detail: errors.files }
  return { text: `${code ? `[${code} Error]` : 'Error!'} Failed to upload: ${message}` }
}

/** Sends an item's pictures, one at a time; `sending` is the one on its way, its `preview` read from this machine. */
export const useImageUpload = (itemId: number, onUploaded: () => void) => {
  const id = useAccountId()
  const { row: account } = useRow('account', id)
  const { upload, progress } = useUpload()
  const [sending, setSending] = useState<{ name: string; preview: string } | null>(null)
  const [failure, setFailure] = useState<UploadFailure>()

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
    setFailure(refused)
    const [picture] = files
    if (refused || !picture) return
    const preview = URL.createObjectURL(picture)
    setSending({ name: picture.name, preview })
    try {
      const { message } = await upload(formOf(picture))
      toast.success(message)
      onUploaded()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSending(null)
      URL.revokeObjectURL(preview)
    }
  }
  return { send, sending, progress, failure, forget: () => setFailure(undefined) }
}
