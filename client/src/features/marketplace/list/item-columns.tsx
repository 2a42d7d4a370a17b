import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { StarToggle } from '../../../kit/ui/star-toggle'
import type { Column } from '../../../kit/ui/table-columns'
import { ItemCell } from './item-cell'
import { formatCount, pricesOf, skuOf, stockOf } from './item-figures'
import { ItemReach } from './item-reach'
import type { ItemEditorWay } from '../editor/use-item-editor'
import styles from './item-columns.module.css'

/** What the columns need beside the item. */
export interface ItemColumnsContext {
  mark: (item: MarketItem, change: { featured: boolean } | { promoted: boolean }) => void
  editor: ItemEditorWay
  clock: { now: Date; timezone: string }
}

const Price = ({ item, clock }: { item: MarketItem; clock: ItemColumnsContext['clock'] }) => {
  const { now, regular } = pricesOf(item, clock)
  return (
    <span className={styles.price}>
      {now}
      {regular && <s className={styles.regular}>{regular}</s>}
    </span>
  )
}

/** The columns of the list of items. */
export const itemColumns = ({ mark, editor, clock }: ItemColumnsContext): Column<MarketItem>[] => [
  {
    key: 'featured',
    header: 'Site',
    align: 'center',
    width: '1%',
    cell: (item) => (
      <StarToggle
        label={`Website featured: ${item.title}`}
        checked={item.featured}
        onChange={(featured) => mark(item, { featured })}
      />
    ),
  },
  {
    key: 'promoted',
    header: 'Ad',
    align: 'center',
    width: '1%',
    cell: (item) => (
      <StarToggle
        label={`Marketplace ad: ${item.title}`}
        checked={item.promoted}
        onChange={(promoted) => mark(item, { promoted })}
      />
    ),
  },
  { key: 'title', header: 'Item', cell: (item) => <ItemCell item={item} editor={editor} /> },
  { key: 'sku', header: 'SKU', hideBelow: 1000, cell: skuOf },
  { key: 'category', header: 'Category', hideBelow: 1200, cell: ({ category }) => category ?? '–' },
  {
    key: 'reach',
    header: 'Reach',
    align: 'end',
    hideBelow: 800,
    cell: ({ id }) => <ItemReach id={id} />,
  },
  {
    key: 'stock',
    header: 'In Stock',
    align: 'end',
    hideBelow: 600,
    cell: (item) => formatCount(stockOf(item)),
  },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    hideBelow: 1000,
    cell: (item) => <Price item={item} clock={clock} />,
  },
]
