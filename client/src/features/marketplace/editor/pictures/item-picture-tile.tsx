import { maxAlt, type MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { Crop } from 'lucide-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useSave } from '../../../../kit/data/data-writes'
import { useWords } from '../../../../kit/language/bilingual'
import { Badge } from '../../../../kit/ui/badge'
import { IconButton } from '../../../../kit/ui/icon-button'
import { Picture } from '../../../../kit/ui/picture'
import { TextField } from '../../../../kit/ui/text-field'
import { webpOf } from '../../../../kit/ui/webp-of'
import { MediaTile } from '../../../../kit/upload/media-tile'
import { pictureWords } from './words'
import styles from './item-picture-tile.module.css'

type AltProps = { image: MarketImage; name: string; onSaved: () => void }

/** What a picture shows, saved when its box is left: pictures are not part of the item's form. */
const AltField = ({ image, name, onSaved }: AltProps) => {
  const words = useWords(pictureWords)
  const { patch } = useSave('market-images')
  const [typed, setTyped] = useState<string | null>(null)
  const [said, say] = useState<{ saved?: boolean; error?: string }>({})
  const save = async () => {
    const alt = typed?.trim()
    if (alt === undefined || alt === image.alt) return setTyped(null)
    try {
      await patch(image.id, { alt })
      setTyped(null)
      say({ saved: true })
      onSaved()
    } catch (error) {
      say({ error: error instanceof Error ? error.message : String(error) })
    }
  }
  // Enter would save the whole item.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <TextField
      label={words.altOf(name)}
      hideLabel
      placeholder={words.alt}
      autoComplete="off"
      maxLength={maxAlt}
      value={typed ?? image.alt}
      error={said.error}
      help={<span role="status">{said.saved && typed === null && words.altSaved}</span>}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  )
}

type ItemPictureTileProps = AltProps & {
  handle: ReactNode
  isFirst: boolean
  /** Undefined where the user may not. */
  onCrop: ((image: MarketImage) => void) | undefined
  onRemove: ((image: MarketImage) => void) | undefined
}

/** A picture of an item, what it shows in words, and what can be done with it. */
export const ItemPictureTile = (props: ItemPictureTileProps) => {
  const { image, name, handle, isFirst, onCrop, onRemove, onSaved } = props
  const words = useWords(pictureWords)
  return (
    <MediaTile
      picture={
        <>
          <Picture src={image.url} webp={webpOf(image.url)} alt={name} />
          {isFirst && (
            <span className={styles.first}>
              <Badge>{words.first}</Badge>
            </span>
          )}
        </>
      }
      handle={handle}
      tools={
        onCrop && <IconButton label={words.cropPicture(name)} icon={<Crop />} onClick={() => onCrop(image)} />
      }
      removeLabel={words.removePicture(name)}
      onRemove={onRemove && (() => onRemove(image))}
    >
      <AltField {...{ image, name, onSaved }} />
    </MediaTile>
  )
}
