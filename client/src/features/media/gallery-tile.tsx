import { galleryContract, type GalleryImage } from '@mainstreet/shared/contracts/site/profile'
import type { ReactNode } from 'react'
import { AutoSaveForm } from '../../kit/form/auto-save-form'
import { Field } from '../../kit/form/fields/field'
import { useWords } from '../../kit/language/bilingual'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { UploadStatus } from '../../kit/upload/upload-list'
import type { UploadItem, Uploads } from '../../kit/upload/use-uploads'
import { CropStored } from './crop-stored'
import { MediaTile } from '../../kit/upload/media-tile'
import styles from './gallery-tile.module.css'
import { mediaWords } from './words'

type GalleryTileProps = {
  image: GalleryImage
  name: string
  handle: ReactNode
  uploads: Uploads
  onRemove: () => void
}

/** A picture of the gallery with its words, which are saved when they are left. */
export const GalleryTile = ({ image, name, handle, uploads, onRemove }: GalleryTileProps) => {
  const words = useWords(mediaWords).gallery
  return (
    <MediaTile
      picture={
        <Picture src={image.image} webp={webpOf(image.image)} alt={image.alt || image.caption || name} />
      }
      handle={handle}
      tools={<CropStored {...{ image, name, uploads }} />}
      removeLabel={words.remove(name)}
      onRemove={onRemove}
    >
      <AutoSaveForm contract={galleryContract} row={image} label={words.words(name)}>
        <Field name="caption" />
        <Field name="alt" help={words.altHelp} />
      </AutoSaveForm>
    </MediaTile>
  )
}

type UploadTileProps = { item: UploadItem; onRetry: () => void; onDismiss: ReactNode }

/** A picture that is on its way, in the place where it will be. */
export const UploadTile = ({ item, onRetry, onDismiss }: UploadTileProps) => (
  <div className={styles.upload} role="listitem">
    {item.preview && <img className={styles.preview} src={item.preview} alt="" />}
    <div className={styles.status}>
      <UploadStatus item={item} onRetry={onRetry} />
    </div>
    <span className={styles.dismiss}>{onDismiss}</span>
  </div>
)
