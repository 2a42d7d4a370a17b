import type { MarketItem } from '@mainstreet/shared/marketplace'
import { useState } from 'react'
import { useList } from '../../kit/data'
import type { Query } from '../../kit/rest'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { VisuallyHidden } from '../../kit/ui/visually-hidden'
import { useTexts } from '../site/texts/use-texts'
import { ItemCard } from './item-card'
import styles from './shop-grid.module.css'

const perPage = 24
const newestFirst = { createdAt: -1, id: -1 }
/** As many as one answer of the server holds. */
const searched = 500

const aboveTheFold = 4

const Cells = ({ items, first }: { items: readonly MarketItem[]; first?: boolean }) =>
  items.map((item, index) => (
    <li key={item.id} className={styles.cell}>
      <ItemCard item={item} priority={first && index < aboveTheFold} />
    </li>
  ))

const Waiting = () =>
  Array.from({ length: 8 }, (_, index) => <li key={index} className={styles.waiting} aria-hidden="true" />)

/** A later page of the list, in the same grid. */
const MoreItems = ({ query, skip }: { query: Query; skip: number }) => {
  const { rows } = useList('market-items', { ...query, $sort: newestFirst, $limit: perPage, $skip: skip })
  return rows ? <Cells items={rows} /> : <Waiting />
}

const Empty = ({ text }: { text: string }) => <p className={styles.empty}>{text}</p>

/** Items page by page; more are read when they are asked for. */
export const ShopGrid = ({ query }: { query: Query }) => {
  const texts = useTexts('shop')
  const [pages, setPages] = useState(1)
  const list = useList('market-items', { ...query, $sort: newestFirst, $limit: perPage, $skip: 0 })
  const { rows, total = 0, error } = list
  if (!rows && error) return <ErrorState error={error} onRetry={list.refetch} />
  if (rows?.length === 0) return <Empty text={texts.empty} />
  return (
    <>
      <VisuallyHidden live>{rows ? texts.found(total) : ''}</VisuallyHidden>
      <ul className={styles.grid} aria-busy={!rows}>
        {rows ? <Cells items={rows} first /> : <Waiting />}
        {Array.from({ length: pages - 1 }, (_, index) => (
          <MoreItems key={index} query={query} skip={(index + 1) * perPage} />
        ))}
      </ul>
      {total > pages * perPage && (
        <p className={styles.more}>
          <Button size="large" onClick={() => setPages(pages + 1)}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  )
}

const folded = (text: string) => text.toLowerCase().replace(/\s/g, '')

const matches = ({ title, subTitle, description, category }: MarketItem, text: string) =>
  [title, subTitle, description.replace(/<[^>]*>/g, ' '), category ?? ''].some((each) =>
    folded(each).includes(text),
  )

/** The items in which a text occurs; case and spaces do not matter. */
export const FoundItems = ({ query, text }: { query: Query; text: string }) => {
  const texts = useTexts('shop')
  const list = useList('market-items', { ...query, $sort: newestFirst, $limit: searched })
  if (!list.rows && list.error) return <ErrorState error={list.error} onRetry={list.refetch} />
  const found = list.rows?.filter((item) => matches(item, folded(text)))
  if (found?.length === 0) return <Empty text={texts.emptySearch(text)} />
  return (
    <>
      <VisuallyHidden live>{found ? texts.found(found.length) : ''}</VisuallyHidden>
      <ul className={styles.grid} aria-busy={!found}>
        {found ? <Cells items={found} /> : <Waiting />}
      </ul>
    </>
  )
}
