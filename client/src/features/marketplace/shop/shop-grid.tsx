import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ErrorState } from '../../../kit/ui/error-state'
import { buttonClass } from '../../../kit/ui/button'
import { CardGrid, NothingFound } from '../../../kit/site/catalogue'
import { useTexts } from '../../../kit/site/texts/use-texts'
import { ItemCard } from './item-card'
import styles from './shop-grid.module.css'
import type { ShopView } from './use-shop-view'

const PageLink = ({
  search,
  rel,
  children,
}: {
  search: string
  rel: 'prev' | 'next'
  children: ReactNode
}) => (
  <Link className={buttonClass({})} to={{ search }} rel={rel} preventScrollReset>
    {children}
  </Link>
)

/** The links to the other pages of a list that has more than one. */
const Pages = ({ page, pages, pageSearch }: Pick<ShopView, 'page' | 'pages' | 'pageSearch'>) => {
  const texts = useTexts('shop')
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <span>
        {page > 1 && (
          <PageLink search={pageSearch(Math.min(page - 1, pages))} rel="prev">
            <ChevronLeft aria-hidden="true" />
            {texts.previousPage}
          </PageLink>
        )}
      </span>
      <span className={styles.page}>{texts.page(Math.min(page, pages), pages)}</span>
      <span>
        {page < pages && (
          <PageLink search={pageSearch(page + 1)} rel="next">
            {texts.nextPage}
            <ChevronRight aria-hidden="true" />
          </PageLink>
        )}
      </span>
    </nav>
  )
}

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

/** The items in view, page by page; the ones before stay until the next are there. */
export const ShopGrid = ({ view }: { view: ShopView }) => {
  const texts = useTexts('shop')
  const { list, search, page } = view
  const top = useTopOfList(page)
  const { rows, error, refetch } = list
  if (!rows && error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <div ref={top} className={styles.list}>
      {rows?.length === 0 ? (
        <NothingFound>{search.trim() ? texts.emptySearch(search.trim()) : texts.empty}</NothingFound>
      ) : (
        <Cards list={list} />
      )}
      <Pages {...view} />
    </div>
  )
}
