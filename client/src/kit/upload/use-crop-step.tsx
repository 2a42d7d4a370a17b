import { useState } from 'react'
import { useWords } from '../language/bilingual'
import { CropDialog } from './crop-dialog'
import { refuseFile } from './upload-failure'
import type { UploadFields, Uploads } from './use-uploads'
import { uploadWords } from './upload-words'

interface CropStepOptions {
  uploads: Pick<Uploads, 'type' | 'add'>
  /** Width to height of the part; any shape without it. */
  aspect?: number
  /** A picture that the browser cannot read; it is sent as it is without this. */
  onUnreadable?: (file: File) => void
}

/** Puts the choice of a part between choosing a picture and sending it: `take` for what takes the files, and the dialog to render. */
export const useCropStep = ({ uploads, aspect, onUnreadable }: CropStepOptions) => {
  const words = useWords(uploadWords)
  const [asked, setAsked] = useState<{ file: File; src: string; fields?: UploadFields } | null>(null)
  const take = (files: readonly File[], fields?: UploadFields) => {
    const [file, ...others] = files
    // What is not one good picture is refused where all uploads are.
    if (!file || others.length > 0 || refuseFile(file, uploads.type, words)) uploads.add(files, fields)
    else setAsked({ file, src: URL.createObjectURL(file), fields })
  }
  const close = () => {
    if (asked) URL.revokeObjectURL(asked.src)
    setAsked(null)
  }
  const dialog = asked && (
    <CropDialog
      src={asked.src}
      aspect={aspect}
      onClose={close}
      onUnreadable={
        onUnreadable &&
        (() => {
          onUnreadable(asked.file)
          close()
        })
      }
      onDone={(crop) => {
        uploads.add([asked.file], { ...asked.fields, ...crop })
        close()
      }}
    />
  )
  return { take, dialog }
}
