import type { CarImage } from '@mainstreet/shared/contracts/automotive'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSave } from '../../../kit/data/data-writes'
import { useOrderedRows } from '../../../kit/data/lists/use-ordered-rows'
import { SortableGrid } from '../../../kit/drag/sortable-grid'
import { useWords } from '../../../kit/language/bilingual'
import { Badge } from '../../../kit/ui/badge'
import { Card } from '../../../kit/ui/card'
import { EmptyState } from '../../../kit/ui/empty-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { Picture } from '../../../kit/ui/picture'
import { StarToggle } from '../../../kit/ui/star-toggle'
import { toast } from '../../../kit/ui/toaster'
import { thumbnailWebpOf } from '../../../kit/ui/webp-of'
import { PageDrop } from '../../../kit/upload/page-drop'
import { Uploader } from '../../../kit/upload/uploader'
import { useCropStep } from '../../../kit/upload/use-crop-step'
import { useUploads } from '../../../kit/upload/use-uploads'
import styles from './car-editor.module.css'
import { editorWords } from './words'

type TileProps = {
  image: CarImage
  name: string
  handle: ReactNode
  onMain: () => void
  onRemove: () => void
}

const Tile = ({ image, name, handle, onMain, onRemove }: TileProps) => {
  const words = useWords(editorWords)
  return (
    <div className={styles.tile}>
      <Picture src={image.image} webp={thumbnailWebpOf(image.image)} alt={name} ratio="4 / 3" />
      {image.isPrimary && (
        <span className={styles.main}>
          <Badge tone="accent">{words.mainPicture}</Badge>
        </span>
      )}
      <div className={styles.tools}>
        {handle}
        <StarToggle label={words.makeMain(name)} checked={image.isPrimary} onChange={onMain} />
        <IconButton label={words.removePicture(name)} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </div>
  )
}

const useImages = (images: readonly CarImage[], onChanged: () => void) => {
  const words = useWords(editorWords)
  const { patch } = useSave('automotive-images')
  const rows = useOrderedRows({
    type: 'automotive-images',
    rows: images,
    orderOf: (image) => image.order,
    refusal: words.notReordered,
    onSaved: onChanged,
  })
  const makeMain = (image: CarImage) =>
    void patch(image.id, { isPrimary: true }).then(onChanged, (error: unknown) =>
      toast.error(words.notMain, error),
    )
  return { ...rows, makeMain }
}

type CarImagesSectionProps = { carId: number; images: readonly CarImage[]; onChanged: () => void }

/** A car's pictures in their order, one of them the main one; changes take effect at once. */
export const CarImagesSection = ({ carId, images, onChanged }: CarImagesSectionProps) => {
  const words = useWords(editorWords)
  const { shown, reorder, container, remove, makeMain } = useImages(images, onChanged)
  const uploads = useUploads({ type: 'car-image', fields: { itemId: carId }, onStored: onChanged })
  const { take, dialog } = useCropStep({ uploads })
  const nameOf = ({ id }: CarImage) => words.picture(shown.findIndex((each) => each.id === id) + 1)
  return (
    <Card title={words.pictures} description={words.picturesAbout}>
      <div ref={container} tabIndex={-1}>
        {shown.length === 0 ? (
          <EmptyState title={words.noPictures} />
        ) : (
          <SortableGrid
            label={words.pictures}
            items={shown}
            getId={({ id }) => id}
            getName={nameOf}
            onReorder={reorder}
            renderItem={(image, { handle }) => (
              <Tile
                image={image}
                name={nameOf(image)}
                handle={handle}
                onMain={() => makeMain(image)}
                onRemove={() => remove(image, words.removed)}
              />
            )}
          />
        )}
      </div>
      <Uploader uploads={uploads} onFiles={take} />
      <PageDrop onFiles={uploads.add} />
      {dialog}
    </Card>
  )
}
