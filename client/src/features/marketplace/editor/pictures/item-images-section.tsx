import { marketImageContract, type MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useState } from 'react'
import { SortableGrid } from '../../../../kit/drag/sortable-grid'
import { useRemove } from '../../../../kit/data/data-writes'
import { useRowOrder } from '../../../../kit/data/lists/use-row-order'
import { useWords } from '../../../../kit/language/bilingual'
import { useMay } from '../../../../kit/session/use-may'
import { Card } from '../../../../kit/ui/card'
import { ConfirmDialog } from '../../../../kit/ui/confirm-dialog'
import { useFocusAfterRemoval } from '../../../../kit/ui/use-focus-after-removal'
import { PageDrop } from '../../../../kit/upload/page-drop'
import { UploadList } from '../../../../kit/upload/upload-list'
import { UploadZone } from '../../../../kit/upload/upload-zone'
import { useUploads } from '../../../../kit/upload/use-uploads'
import { ItemPictureTile } from './item-picture-tile'
import styles from './item-picture-tile.module.css'
import { useCropPicture } from './use-crop-picture'
import { editorWords } from '../words'
import { pictureWords } from './words'
import { Text } from '../../../../kit/ui/text'

type ItemImagesSectionProps = { itemId: number; images: readonly MarketImage[]; onChanged: () => void }

/** An item's pictures in their order, the first one on its card; changes take effect at once. */
export const ItemImagesSection = (props: ItemImagesSectionProps) => {
  const words = { ...useWords(editorWords), ...useWords(pictureWords) }
  const { shown, reorder } = useRowOrder({
    type: 'market-images',
    rows: props.images,
    orderOf: ({ order }) => order,
    refusal: words.notReordered,
    onSaved: props.onChanged,
  })
  const uploads = useUploads({
    type: 'market-image',
    fields: { itemId: props.itemId },
    onStored: props.onChanged,
  })
  const { remove } = useRemove('market-images')
  const mayRemove = useMay(marketImageContract, 'remove')
  const [leaving, setLeaving] = useState<MarketImage | null>(null)
  const { container, leave } = useFocusAfterRemoval(shown.length, leaving !== null)
  const cropping = useCropPicture(props.onChanged)
  const nameOf = ({ id }: MarketImage) => words.picture(shown.findIndex((image) => image.id === id) + 1)
  return (
    <Card title={words.images}>
      <div className={styles.pictures} ref={container} tabIndex={-1}>
        {shown.length === 0 ? (
          <>
            <Text as="p" size="sm" tone="muted">
              {words.noImages}
            </Text>
            <UploadZone uploads={uploads} />
          </>
        ) : (
          <SortableGrid
            label={words.images}
            items={shown}
            getId={({ id }) => id}
            getName={nameOf}
            onReorder={reorder}
            renderItem={(image, { handle }) => (
              <ItemPictureTile
                image={image}
                name={nameOf(image)}
                onSaved={props.onChanged}
                handle={handle}
                isFirst={image.id === shown[0]?.id}
                onCrop={cropping.ask}
                onRemove={mayRemove ? setLeaving : undefined}
              />
            )}
          >
            <div role="listitem" className={styles.add}>
              <UploadZone uploads={uploads} />
            </div>
          </SortableGrid>
        )}
        <UploadList uploads={uploads} />
      </div>
      <PageDrop onFiles={uploads.add} />
      {cropping.dialog}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          if (!leaving) return
          leave(shown.findIndex(({ id }) => id === leaving.id))
          await remove(leaving.id)
          props.onChanged()
        }}
        title={words.removeTitle}
        confirm={words.remove}
        danger
      >
        {words.removeText}
      </ConfirmDialog>
    </Card>
  )
}
