import { useState } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { refuseFile, type UploadFailure } from '../../../kit/upload/upload-failure'
import { UploadZone } from '../../../kit/upload/upload-zone'
import { uploadWords } from '../../../kit/upload/upload-words'
import { useCropStep } from '../../../kit/upload/use-crop-step'
import { useUploads, type UploadFields } from '../../../kit/upload/use-uploads'
import styles from './notice-picture.module.css'
import { noticeWords } from './notice-words'
import type { ChosenPicture } from './use-submit-notice'
import { Stack } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'

type NoticePictureProps = {
  /** Whether the notice has a picture already. */
  hasPicture: boolean
  chosen?: ChosenPicture
  onChoose: (picture: ChosenPicture | undefined) => void
}

/** Chooses the picture of a notice and its square; it is sent with the notice. */
export const NoticePicture = ({ hasPicture, chosen, onChoose }: NoticePictureProps) => {
  const words = useWords(noticeWords)
  const sent = useWords(uploadWords)
  const [failure, setFailure] = useState<UploadFailure>()
  // What the zone offers; nothing is sent from here.
  const uploads = useUploads({ type: 'notice' })
  const add = (files: readonly File[], fields?: UploadFields) => {
    const [file] = files
    if (!file) return
    const several = { reason: sent.refused('notice'), detail: sent.oneOnly, mayRetry: false }
    const refused = files.length > 1 ? several : refuseFile(file, 'notice', sent)
    setFailure(refused)
    if (!refused) onChoose({ file, crop: fields })
  }
  // It is sent with the notice: what the browser cannot read is refused here, not after the press.
  const onUnreadable = ({ name }: File) =>
    setFailure({ reason: sent.refused('notice'), detail: sent.unreadable(name), mayRetry: false })
  const step = useCropStep({ uploads: { type: 'notice', add }, aspect: 1, onUnreadable })
  return (
    <Stack gap={2}>
      <Text as="p" size="sm" weight="medium">
        {words.picture}
      </Text>
      {failure && (
        <Notice tone="danger">
          <p>{failure.reason}</p>
          {failure.detail && <p>{failure.detail}</p>}
        </Notice>
      )}
      <UploadZone
        uploads={uploads}
        label={hasPicture || chosen ? words.otherPicture : undefined}
        onFiles={(files) => step.take(files)}
        hint={words.pictureHelp}
      />
      {chosen && (
        <p className={styles.chosen}>
          {chosen.file.name}
          <Button size="small" variant="quiet" onClick={() => onChoose(undefined)}>
            {words.withoutPicture}
          </Button>
        </p>
      )}
      {step.dialog}
    </Stack>
  )
}
