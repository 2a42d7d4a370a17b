import type { MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Crop, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../../../kit/language/bilingual'
import { IconButton } from '../../../../kit/ui/icon-button'
import { Picture } from '../../../../kit/ui/picture'
import { webpOf } from '../../../../kit/ui/webp-of'
import { editorWords } from '../words'
import styles from './item-picture-row.module.css'

type ItemPictureRowProps = {
  image: MarketImage
  name: string
  handle: ReactNode
  isFirst: boolean
  /** Undefined where the user may not. */
  onCrop: ((image: MarketImage) => void) | undefined
  onRemove: ((image: MarketImage) => void) | undefined
}

/** A picture of an item, and what can be done with it. */
export const ItemPictureRow = (props: ItemPictureRowProps) => {
  const { image, name, handle, isFirst, onCrop, onRemove } = props
  const words = useWords(editorWords)
  return (
    <div className={styles.row}>
      {handle}
      <span>
        <Picture src={image.url} webp={webpOf(image.url)} alt={name} rounded />
      </span>
      <span className="muted">{isFirst && words.first}</span>
      {onCrop && <IconButton label={words.cropPicture(name)} icon={<Crop />} onClick={() => onCrop(image)} />}
      {onRemove && (
        <IconButton label={words.removePicture(name)} icon={<Trash2 />} onClick={() => onRemove(image)} />
      )}
    </div>
  )
}
