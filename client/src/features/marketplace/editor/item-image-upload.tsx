import { acceptedPictures } from '@mainstreet/shared/contracts/media'
import { ImageUp } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import styles from './item-image-upload.module.css'
import { useImageUpload } from './use-image-upload'

type SendingProps = { name: string; preview: string; progress: number | null }

/** The picture as it is on the owner's machine while it is being sent. */
const Sending = ({ name, preview, progress }: SendingProps) => {
  const sent = progress === 1
  return (
    <div className={styles.sending}>
      <img className={styles.preview} src={preview} alt={`Preview of ${name}`} />
      {/* All of it is sent: how long the server works on it nobody knows. */}
      <ProgressBar label={sent ? `Preparing ${name}` : `Uploading ${name}`} value={sent ? null : progress} />
    </div>
  )
}

type ItemImageUploadProps = { itemId: number; onUploaded: () => void }

/** Takes one picture at a time: dropped onto it, or chosen by mouse or keyboard; it is stored at once. */
export const ItemImageUpload = ({ itemId, onUploaded }: ItemImageUploadProps) => {
  const { send, sending, progress, outcome, forget } = useImageUpload(itemId, onUploaded)
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <div className={styles.upload}>
      <div
        className={styles.zone}
        data-over={over || undefined}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={(event) => {
          hover(false)(event)
          void send([...event.dataTransfer.files])
        }}
      >
        <Button icon={<ImageUp />} loading={sending !== null} onClick={() => picker.current?.click()}>
          Add a picture
        </Button>
        <p className={styles.words}>Or drop it here: png, jpeg or gif, at most 10 MB.</p>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label="Picture file"
          accept={acceptedPictures}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // The same file can be chosen again.
            target.value = ''
            if (files.length > 0) void send(files)
          }}
        />
      </div>
      {sending && <Sending {...sending} progress={progress} />}
      {outcome && (
        <Notice tone={outcome.tone} onClose={forget}>
          <p>{outcome.text}</p>
          {outcome.detail && <p>{outcome.detail}</p>}
        </Notice>
      )}
    </div>
  )
}
