import type { CropFields } from '@mainstreet/shared/contracts/site/media'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useKitWords } from '../ui/kit-words'
import { Spinner } from '../ui/spinner'
import { cropWords } from './crop-words'
import styles from './picture-cropper.module.css'

const PictureCropper = lazy(() =>
  import('./picture-cropper').then((file) => ({ default: file.PictureCropper })),
)

type Part = { x: number; y: number; width: number; height: number }

/** The numbers of a form; a picture's pixel is never smaller than the sixth decimal. */
const fieldsOf = ({ x, y, width, height }: Part): CropFields => {
  const round = (share: number) => Math.min(1, Math.max(0, Number(share.toFixed(6))))
  return { cropX: round(x), cropY: round(y), cropWidth: round(width), cropHeight: round(height) }
}

type CropDialogProps = {
  /** The address of the picture to cut. */
  src: string
  /** The address of a smaller one, where the first may be missing. */
  fallback?: string
  aspect?: number
  /** Gets the chosen part, or nothing where the whole picture is wanted. */
  onDone: (crop?: CropFields) => void
  /** A picture that the browser cannot read; without it the whole is taken, and the server's to refuse. */
  onUnreadable?: () => void
  onClose: () => void
  /** What else is chosen of the picture. */
  children?: ReactNode
}

/** Asks which part of a picture is to be shown before it is sent. */
export const CropDialog = (props: CropDialogProps) => {
  const { src, fallback, aspect, onDone, onUnreadable, onClose, children } = props
  const words = useWords(cropWords)
  const { cancel, loading } = useKitWords()
  const [part, setPart] = useState<Part>()
  const [shown, setShown] = useState(src)
  const tryOther = () => {
    if (fallback && shown !== fallback) setShown(fallback)
    else if (onUnreadable) onUnreadable()
    else onDone()
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={words.title}
      description={words.about}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button onClick={() => onDone()}>{words.whole}</Button>
          <Button variant="primary" disabled={!part} onClick={() => part && onDone(fieldsOf(part))}>
            {words.use}
          </Button>
        </>
      }
    >
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Spinner label={loading} />
          </div>
        }
      >
        <PictureCropper src={shown} aspect={aspect} onChange={setPart} onUnreadable={tryOther} />
      </Suspense>
      {children}
    </Dialog>
  )
}
