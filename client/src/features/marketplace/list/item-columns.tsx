import type { Locale } from '@mainstreet/shared/rules/language'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { ReactNode } from 'react'
import { StarToggle } from '../../../kit/ui/star-toggle'
import type { Column } from '../../../kit/ui/table-columns'
import type { ItemEditorWay } from '../editor/use-item-editor'
import type { ListWords } from './words'
import { EditableFigure } from './editable-figure'
import { ItemCell } from './item-cell'
import { pricesOf, skuOf, stockOf } from './item-figures'
import { ItemReach } from './item-reach'
import { Text } from '../../../kit/ui/text'
import styles from './item-columns.module.css'

/** What the columns need beside the item. */
export interface ItemColumnsContext {
  mark: (item: MarketItem, change: { featured: boolean } | { promoted: boolean }) => void
  editor: ItemEditorWay
  /** By what prices are read. */
  reading: { now: Date; timezone: string; locale: Locale }
  words: ListWords
  number: (value: number) => string
}

const Price = ({ item, reading }: { item: MarketItem; reading: ItemColumnsContext['reading'] }) => {
  const { now, regular } = pricesOf(item, reading)
  return (
    <span className={styles.price}>
      {now}
      {regular && (
        <Text as="s" size="xs" tone="muted">
          {regular}
        </Text>
      )}
    </span>
  )
}

type EditableProps = {
  item: MarketItem
  name: 'price' | 'stock'
  words: ListWords
  children: ReactNode
}

/** A figure that is changed where it stands, unless it sums up several variations. */
const Editable = ({ item: { title, variations }, name, words, children }: EditableProps) => {
  const [only, another] = variations
  if (!only || another) return children
  return (
    <EditableFigure variation={only} name={name} label={words.change[name](title)}>
      {children}
    </EditableFigure>
  )
}

/** A star that the owner sets from the list. */
const starColumn = (
  key: 'featured' | 'promoted',
  head: { header: string; about: string },
  { words, mark }: Pick<ItemColumnsContext, 'words' | 'mark'>,
): Column<MarketItem> => ({
  key,
  ...head,
  align: 'center',
  onCard: 'details',
  width: '1%',
  cell: (item) => (
    <StarToggle
      label={words[key](item.title)}
      about={words[`${key}Now`][item[key] ? 'on' : 'off']}
      checked={item[key]}
      onChange={(checked) => mark(item, { [key]: checked } as Parameters<typeof mark>[1])}
    />
  ),
})

/** The columns of the list of items. */
export const itemColumns = ({
  mark,
  editor,
  reading,
  words,
  number,
}: ItemColumnsContext): Column<MarketItem>[] => [
  starColumn('featured', { header: words.site, about: words.siteAbout }, { words, mark }),
  starColumn('promoted', { header: words.ad, about: words.adAbout }, { words, mark }),
  {
    key: 'title',
    header: words.item,
    onCard: 'name',
    cell: (item) => <ItemCell item={item} editor={editor} price={pricesOf(item, reading).now} />,
  },
  {
    key: 'sku',
    header: words.sku,
    hideBelow: 1000,
    cell: (item) => <span className={styles.sku}>{skuOf(item, words)}</span>,
  },
  { key: 'category', header: words.category, hideBelow: 1200, cell: ({ category }) => category ?? '–' },
  {
    key: 'reach',
    header: words.reach,
    about: words.reachAbout,
    align: 'end',
    hideBelow: 1200,
    cell: ({ id }) => <ItemReach id={id} />,
  },
  {
    key: 'stock',
    header: words.inStock,
    align: 'end',
    hideBelow: 600,
    onCard: 'labelled',
    cell: (item) => (
      <Editable item={item} name="stock" words={words}>
        <span className={item.trackStock ? undefined : styles.untracked}>{number(stockOf(item))}</span>
      </Editable>
    ),
  },
  {
    key: 'price',
    header: words.price,
    align: 'end',
    hideBelow: 1000,
    onCard: 'end',
    cell: (item) => (
      <Editable item={item} name="price" words={words}>
        <Price item={item} reading={reading} />
      </Editable>
    ),
  },
]
