import { marketImageContract, type MarketImage } from '@mainstreet/shared/contracts/marketplace'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { SortableList } from '../../../kit/drag/sortable-list'
import { useOperation, useRemove } from '../../../kit/data/data-writes'
import { useMay } from '../../../kit/session/use-may'
import { Card } from '../../../kit/ui/card'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog'
import { EmptyState } from '../../../kit/ui/empty-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { Picture } from '../../../kit/ui/picture'
import { toast } from '../../../kit/ui/toaster'
import { useFocusAfterRemoval } from '../../../kit/ui/use-focus-after-removal'
import { webpOf } from '../../../kit/ui/webp-of'
import { inOrder } from './item-form'
import { ItemImageUpload } from './item-image-upload'
import styles from './item-images-section.module.css'

type ItemImagesSectionProps = { itemId: number; images: readonly MarketImage[]; onChanged: () => void }

/** The new order shows at once and goes back when the server refuses it. */
const useImageOrder = ({ images, onChanged }: ItemImagesSectionProps) => {
  const { run } = useOperation('order-patch')
  const [wanted, setWanted] = useState<readonly number[] | null>(null)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const place = ({ id }: MarketImage) => wanted?.indexOf(id) ?? -1
  const shown = wanted
    ? inOrder(images.map((image) => ({ ...image, order: place(image) + 1 || image.order })))
    : inOrder(images)

  const send = async (orderArray: { id: number; order: number }[]) => {
    try {
      await run({ type: 'market-images', orderArray })
      onChanged()
    } catch (error) {
      setWanted(null)
      toast.error('The order of the pictures was not saved.', error)
    }
  }
  const reorder = (next: readonly MarketImage[]) => {
    setWanted(next.map(({ id }) => id))
    const orderArray = next.map(({ id }, index) => ({ id, order: index + 1 }))
    // One after the other: handles that went while an order is saved would lose the focus.
    sent.current = sent.current.then(() => send(orderArray))
  }
  return { shown, reorder }
}

/** An item's pictures in their order, the first one on its card; changes take effect at once. */
export const ItemImagesSection = (props: ItemImagesSectionProps) => {
  const { shown, reorder } = useImageOrder(props)
  const { remove } = useRemove('market-images')
  const mayRemove = useMay(marketImageContract, 'remove')
  const [leaving, setLeaving] = useState<MarketImage | null>(null)
  const { container, leave } = useFocusAfterRemoval(shown.length, leaving !== null)
  const nameOf = ({ id }: MarketImage) => `picture ${shown.findIndex((image) => image.id === id) + 1}`
  return (
    <Card title="Product Images">
      <div ref={container} tabIndex={-1}>
        {shown.length === 0 ? (
          <EmptyState title="This item has no pictures." />
        ) : (
          <SortableList
            label="Product Images"
            items={shown}
            getId={({ id }) => id}
            getName={nameOf}
            onReorder={reorder}
            renderItem={(image, { handle }) => (
              <div className={styles.row}>
                {handle}
                <span className={styles.picture}>
                  <Picture
                    src={image.url}
                    webp={webpOf(image.url)}
                    alt={nameOf(image)}
                    rounded
                    sizes="4.5rem"
                  />
                </span>
                <span className={styles.words}>{image.id === shown[0]?.id && 'Shown first'}</span>
                {mayRemove && (
                  <IconButton
                    label={`Remove ${nameOf(image)}`}
                    icon={<Trash2 />}
                    onClick={() => setLeaving(image)}
                  />
                )}
              </div>
            )}
          />
        )}
      </div>
      <ItemImageUpload itemId={props.itemId} onUploaded={props.onChanged} />
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          if (!leaving) return
          leave(shown.findIndex(({ id }) => id === leaving.id))
          await remove(leaving.id)
          props.onChanged()
        }}
        title="Remove this picture?"
        confirm="Remove"
        danger
      >
        It is removed at once, whether or not the item is saved afterwards.
      </ConfirmDialog>
    </Card>
  )
}
