import { SearchField } from '../../../kit/ui/search-field'
import { ApplicationPage } from '../../../kit/site/application-page'
import { CataloguePage, NothingFound } from '../../../kit/site/catalogue'
import { FilterButton } from '../../../kit/site/filter/filter-button'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { CategoryChips } from './category-chips'
import styles from './public-marketplace-page.module.css'
import { ShopFilters } from './shop-filters'
import { ShopGrid } from './shop-grid'
import { ShopOrder } from './browse/shop-order'
import { useShopName } from './browse/use-shop-name'
import { useHasNoShop } from './use-has-no-shop'
import { useShopView, type ShopView } from './use-shop-view'

/** Long enough for two keys in a row, short enough to answer as one types. */
const searchDelayMs = 70

/** Fewer than that are seen at once: there is nothing to look for. */
const fewest = 4

/** Whether somebody asked for a part of the shop. */
const isNarrowed = ({ sale, category, search, isFiltered, page }: ShopView) =>
  sale || category !== undefined || search !== '' || isFiltered || page > 1

/** How much the list is narrowed. */
const chosenIn = ({ sale, category, from, to, inStock }: ShopView) =>
  [sale, category, from || to, inStock].filter(Boolean).length

/** All that narrows and orders the list, in one line; on a phone the search and a sheet with the rest. */
const Tools = (view: ShopView) => {
  const words = useShopWords('list')
  const { unknown, search, set, list } = view
  return (
    <>
      <div className={styles.search}>
        <SearchField label={words.search} value={search} delay={searchDelayMs} onSearch={(q) => set({ q })} />
      </div>
      <div className={styles.wide} data-chips>
        <CategoryChips {...view} />
      </div>
      <FilterButton always words={words} count={chosenIn(view)} total={list.total}>
        <CategoryChips {...view} wraps />
        <ShopFilters {...view} />
        <ShopOrder {...view} />
      </FilterButton>
      {!unknown && (
        <div className={styles.wide}>
          <ShopOrder {...view} />
        </div>
      )}
      <p role="status" className={styles.count}>
        {list.total && !unknown ? words.found(list.total) : ''}
      </p>
    </>
  )
}

/** The shop: everything, what is on sale, or one category. */
export const PublicMarketplacePage = () => {
  const words = useShopWords('list')
  const { empty } = useSiteWords('shop')
  const view = useShopView()
  const { sale, category, unknown, list } = view
  const name = useShopName()
  const title = category?.category ?? (sale ? words.saleTitle : name)
  const isSmall = list.total !== undefined && list.total < fewest && !isNarrowed(view)
  return (
    <ApplicationPage role="Sales Flyer" empty={useHasNoShop()}>
      <CataloguePage
        page={category || unknown ? undefined : sale ? 'sale' : 'shop'}
        title={title}
        heading={unknown ? words.unknownCategory : title}
        choices={!isSmall && <Tools {...view} />}
      >
        {unknown ? <NothingFound>{empty}</NothingFound> : <ShopGrid view={view} />}
      </CataloguePage>
    </ApplicationPage>
  )
}
