import type { MediaType } from '@mainstreet/shared/contracts/site/media'
import { useState } from 'react'
import { useWords } from '../language/bilingual'
import { Button } from '../ui/button'
import { Picture } from '../ui/picture'
import { webpOf } from '../ui/webp-of'
import styles from './row-picture.module.css'
import { Uploader } from './uploader'
import { uploadWords } from './upload-words'
import { useCropStep } from './use-crop-step'
import { useUploads } from './use-uploads'
import { Stack } from '../ui/stack'
import { Text } from '../ui/text'

type RowPictureProps = {
  /** What the picture is for. */
  type: MediaType
  itemId: number
  /** Its address; empty where the row has none. */
  image: string
  /** Width and height of the part that is kept. */
  ratio: readonly [width: number, height: number]
  /** Stands above it, where the place around does not say what it is. */
  heading?: boolean
  onTakeAway: () => Promise<void>
}

/** The one picture of a row: what it is, another one, or none; stored at once, whatever else is being written. */
export const RowPicture = ({ type, itemId, image, ratio, heading, onTakeAway }: RowPictureProps) => {
  const words = useWords(uploadWords)
  const [width, height] = ratio
  const [busy, setBusy] = useState(false)
  const uploads = useUploads({ type, fields: { itemId } })
  const step = useCropStep({ uploads, aspect: width / height })
  const takeAway = () => {
    setBusy(true)
    void onTakeAway().finally(() => setBusy(false))
  }
  return (
    <Stack as="section" gap={3} aria-label={words.picture}>
      {heading && (
        <Text as="h2" size="lg">
          {words.picture}
        </Text>
      )}
      {image && (
        <div className={styles.shown} data-upright={height > width || undefined}>
          <Picture src={image} webp={webpOf(image)} alt="" ratio={`${width} / ${height}`} />
          <Button size="small" variant="quiet" loading={busy} onClick={takeAway}>
            {words.withoutPicture}
          </Button>
        </div>
      )}
      <Uploader
        uploads={uploads}
        label={image ? words.otherPicture : undefined}
        hint={words.cropHint(width, height)}
        onFiles={(files) => step.take(files)}
      />
      {step.dialog}
    </Stack>
  )
}
