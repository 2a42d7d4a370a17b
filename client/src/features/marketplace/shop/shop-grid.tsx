import { routes } from '@mainstreet/shared/routes'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ErrorState } from '../../../kit/ui/error-state'
import { Button, buttonClass } from '../../../kit/ui/button'
import { CardGrid, NothingFound } from '../../../kit/site/catalogue'
import { usePath } from '../../../kit/site/site-link'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { ItemCard } from './item-card'
import { PageLinks } from '../../../kit/site/page-links'
import styles from './shop-grid.module.css'
import type { ShopView } from './use-shop-view'

/** Another page begins at its top, wherever the one before was left. */
const useTopOfList = (page: number) => {
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current !== page && (top.current?.getBoundingClientRect().top ?? 0) < 0)
      top.current?.scrollIntoView({ block: 'start' })
    last.current = page
  }, [page])
  return top
}

/** Side by side on a phone, and all that its first screen shows whole. */
const firstRow = 2

const Cards = ({ list }: Pick<ShopView, 'list'>) => (
  <CardGrid busy={list.isFetching}>
    {list.rows?.map((item, index) => (
      <ItemCard key={item.id} item={item} priority={index < firstRow} />
    ))}
  </CardGrid>
)

/** Says that nothing was found, and leads to what there is. */
const Nothing = ({ view }: { view: ShopView }) => {
  const words = useShopWords('list')
  const { empty } = useSiteWords('shop')
  const path = usePath()
  const { search, isFiltered, sale, category, set } = view
  const asked = search.trim()
  return (
    <NothingFound
      ways={
        <>
          {asked && <Button onClick={() => set({ q: '' })}>{words.clearSearch}</Button>}
          {isFiltered && (
            <Button onClick={() => set({ from: '', to: '', stock: '' })}>{words.clearFilters}</Button>
          )}
          {(asked || isFiltered || sale || category) && (
            <Link className={buttonClass({})} to={path(routes.shop)}>
              {words.seeAll}
            </Link>
          )}
        </>
      }
    >
      {asked ? words.emptySearch(asked) : isFiltered ? words.emptyFilter : empty}
    </NothingFound>
  )
}

/** The items in view, page by page; the ones before stay until the next are there. */
export const ShopGrid = ({ view }: { view: ShopView }) => {
  const { list, page } = view
  const words = useShopWords('list')
  const top = useTopOfList(page)
  const { rows, error, refetch } = list
  if (!rows && error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <div ref={top} className={styles.list}>
      {rows?.length === 0 ? <Nothing view={view} /> : <Cards list={list} />}
      <PageLinks {...view} words={words} />
    </div>
  )
}
