import { acceptedPictures, type MediaFile } from '@mainstreet/shared/contracts/site/media'
import { Camera, ImageUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { useKitWords } from '../../../kit/ui/kit-words'
import { Notice } from '../../../kit/ui/notice'
import { ProgressBar } from '../../../kit/ui/progress-bar'
import { usePicker } from '../../../kit/upload/drop-zone'
import { failureOf, refuseFile, type UploadFailure } from '../../../kit/upload/upload-failure'
import { uploadWords } from '../../../kit/upload/upload-words'
import { Row } from '../../../kit/ui/stack'
import styles from './quick-item.module.css'
import { quickWords } from './words'

const type = 'market-image'

/** The picture on this machine, and once it is stored the one that the shop shows. */
type Shown = { src: string; progress: number; stored?: string }

type Take = (file: File, onProgress: (share: number) => void) => Promise<MediaFile>

/** The chosen picture as it is on this machine, and how far its storing is. */
const useShownPicture = (take: Take) => {
  const words = useWords(uploadWords)
  const kit = useKitWords()
  const [shown, show] = useState<Shown | null>(null)
  const [failure, fail] = useState<UploadFailure | null>(null)
  const src = shown?.src
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src])

  const choose = async (file: File) => {
    const refused = refuseFile(file, type, words)
    fail(refused ?? null)
    if (refused) return
    const own = URL.createObjectURL(file)
    const change = (columns: Partial<Shown>) =>
      show((now) => (now?.src === own ? { ...now, ...columns } : now))
    show({ src: own, progress: 0 })
    try {
      const { url } = await take(file, (progress) => change({ progress }))
      change({ stored: url })
    } catch (error) {
      show((now) => (now?.src === own ? null : now))
      fail(failureOf(error, { type, words, kit }))
    }
  }
  return { shown, failure, choose }
}

type QuickPictureProps = { take: Take; onChosen: () => void }

/** The picture of an item that is added in one go: from the camera or a file, stored at once. */
export const QuickPicture = ({ take, onChosen }: QuickPictureProps) => {
  const words = useWords(quickWords)
  const uploads = useWords(uploadWords)
  const { shown, failure, choose } = useShownPicture(take)
  const onFiles = ([file]: File[]) => {
    if (!file) return
    void choose(file)
    onChosen()
  }
  const picker = usePicker({ accept: acceptedPictures, 'aria-label': uploads.picker.picture, onFiles })
  const camera = usePicker({
    accept: acceptedPictures,
    capture: 'environment',
    'aria-label': uploads.takePhoto,
    onFiles,
  })
  return (
    <Row>
      {shown && <img className={styles.preview} src={shown.stored ?? shown.src} alt={words.picture} />}
      <div className={styles.buttons}>
        <Button className={styles.camera} icon={<Camera />} onClick={camera.open} data-autofocus>
          {uploads.takePhoto}
        </Button>
        <Button icon={<ImageUp />} onClick={picker.open}>
          {shown ? words.anotherPicture : words.choosePicture}
        </Button>
        {shown && !shown.stored && <ProgressBar label={words.sending} value={shown.progress} />}
        <span role="status" className={styles.state}>
          {shown?.stored && words.stored}
        </span>
      </div>
      {picker.input}
      {camera.input}
      {failure && (
        <Notice tone="danger" title={failure.reason}>
          {[failure.detail, words.withoutPicture].filter(Boolean).join(' ')}
        </Notice>
      )}
    </Row>
  )
}
