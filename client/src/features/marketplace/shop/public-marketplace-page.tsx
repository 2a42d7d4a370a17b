import { SearchField } from '../../../kit/ui/search-field'
import { ApplicationPage } from '../../../kit/site/application-page'
import { CataloguePage, NothingFound } from '../../../kit/site/catalogue'
import { FilterButton } from '../../../kit/site/filter/filter-button'
import { useShopWords } from '../../../kit/site/words/shop-words'
import { useSiteWords } from '../../../kit/site/words/use-site-words'
import { CategoryTiles, tilesOf } from './browse/category-tiles'
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

/** How many there are, and in which order they are shown. */
const ListHead = (view: ShopView) => {
  const words = useShopWords('list')
  const { total } = view.list
  return (
    <div className={styles.bar}>
      <p role="status">{total ? words.found(total) : ''}</p>
      <div className={styles.sort}>
        <ShopOrder {...view} />
      </div>
    </div>
  )
}

/** What narrows the list where there is room for it. */
const Choices = ({ view }: { view: ShopView }) => {
  const tiles = tilesOf(view)
  return (
    <div className={styles.wide}>
      {tiles.length > 0 ? <CategoryTiles tiles={tiles} /> : <CategoryChips {...view} />}
      {!view.unknown && <ShopFilters {...view} />}
    </div>
  )
}

/** The shop: everything, what is on sale, or one category. */
export const PublicMarketplacePage = () => {
  const words = useShopWords('list')
  const { empty } = useSiteWords('shop')
  const view = useShopView()
  const { sale, category, unknown, search, set, list } = view
  const name = useShopName()
  const title = category?.category ?? (sale ? words.saleTitle : name)
  const isSmall = list.total !== undefined && list.total < fewest && !isNarrowed(view)
  return (
    <ApplicationPage role="Sales Flyer" empty={useHasNoShop()}>
      <CataloguePage
        title={title}
        heading={unknown ? words.unknownCategory : title}
        choices={
          !isSmall && (
            <>
              <div className={styles.search}>
                <SearchField
                  label={words.search}
                  value={search}
                  delay={searchDelayMs}
                  onSearch={(q) => set({ q })}
                />
              </div>
              <FilterButton words={words} count={chosenIn(view)} total={list.total}>
                <CategoryChips {...view} wraps />
                <ShopFilters {...view} />
                <ShopOrder {...view} />
              </FilterButton>
            </>
          )
        }
      >
        {!isSmall && <Choices view={view} />}
        {!isSmall && !unknown && <ListHead {...view} />}
        {unknown ? <NothingFound>{empty}</NothingFound> : <ShopGrid view={view} />}
      </CataloguePage>
    </ApplicationPage>
  )
}
