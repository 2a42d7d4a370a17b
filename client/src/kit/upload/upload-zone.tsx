import { acceptedFiles, acceptedPictures } from '@mainstreet/shared/contracts/site/media'
import { Camera, ImageUp, Upload } from 'lucide-react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { DropZone, usePicker } from './drop-zone'
import type { Uploads } from './use-uploads'
import { uploadWords } from './upload-words'
import styles from './upload-zone.module.css'

type UploadZoneProps = {
  uploads: Uploads
  /** What is done with chosen files instead of sending them at once, such as to crop them first. */
  onFiles?: (files: File[]) => void
  /** The button's words, where they are others than "Add pictures". */
  label?: string
  hint?: string
}

/** Takes files: dropped onto it, chosen by mouse or keyboard, or from a phone's camera. */
export const UploadZone = ({ uploads, onFiles = uploads.add, label, hint }: UploadZoneProps) => {
  const words = useWords(uploadWords)
  const isFile = uploads.type === 'file'
  const kind = isFile ? 'files' : uploads.isSingle ? 'picture' : 'pictures'
  const accept = isFile ? acceptedFiles : acceptedPictures
  const picker = usePicker({
    accept,
    multiple: !uploads.isSingle,
    'aria-label': words.picker[kind],
    onFiles,
  })
  const camera = usePicker({
    accept: acceptedPictures,
    capture: 'environment',
    'aria-label': words.takePhoto,
    onFiles,
  })
  return (
    <DropZone onFiles={onFiles} hint={hint ?? words.hint[kind]}>
      <Button icon={isFile ? <Upload /> : <ImageUp />} onClick={picker.open}>
        {label ?? words.add[kind]}
      </Button>
      {!isFile && (
        <Button className={styles.camera} icon={<Camera />} onClick={camera.open}>
          {words.takePhoto}
        </Button>
      )}
      {picker.input}
      {!isFile && camera.input}
    </DropZone>
  )
}
