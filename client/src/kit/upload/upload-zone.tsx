import { acceptedFiles, acceptedPictures } from '@mainstreet/shared/contracts/media'
import { Camera, ImageUp, Upload } from 'lucide-react'
import { useRef, useState, type DragEvent, type InputHTMLAttributes } from 'react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import type { Uploads } from './use-uploads'
import { uploadWords } from './upload-words'
import styles from './upload-zone.module.css'

type PickerProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  onFiles: (files: File[]) => void
}

/** The file picker's own box is out of sight: the button opens it. */
const usePicker = ({ onFiles, ...rest }: PickerProps) => {
  const box = useRef<HTMLInputElement>(null)
  const input = (
    <input
      {...rest}
      ref={box}
      type="file"
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file can be chosen again.
        target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
  return { input, open: () => box.current?.click() }
}

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
  const [over, setOver] = useState(false)
  const isFile = uploads.type === 'file'
  const kind = isFile ? 'files' : uploads.isSingle ? 'picture' : 'pictures'
  const take = (files: File[]) => onFiles(files)
  const accept = isFile ? acceptedFiles : acceptedPictures
  const picker = usePicker({
    accept,
    multiple: !uploads.isSingle,
    'aria-label': words.picker[kind],
    onFiles: take,
  })
  const camera = usePicker({
    accept: acceptedPictures,
    capture: 'environment',
    'aria-label': words.takePhoto,
    onFiles: take,
  })
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event)
        take([...event.dataTransfer.files])
      }}
    >
      <div className={styles.buttons}>
        <Button icon={isFile ? <Upload /> : <ImageUp />} onClick={picker.open}>
          {label ?? words.add[kind]}
        </Button>
        {!isFile && (
          <Button className={styles.camera} icon={<Camera />} onClick={camera.open}>
            {words.takePhoto}
          </Button>
        )}
      </div>
      <p className={styles.words}>{hint ?? words.hint[kind]}</p>
      {picker.input}
      {!isFile && camera.input}
    </div>
  )
}
