import { shopSorts } from '@mainstreet/shared/rules/items/shop'
import { SearchField } from '../../../kit/ui/search-field'
import { Select } from '../../../kit/ui/select'
import { ApplicationPage } from '../../../kit/site/application-page'
import { CataloguePage, NothingFound } from '../../../kit/site/catalogue'
import { useShopTexts } from '../../../kit/site/texts/shop-texts'
import { useTexts } from '../../../kit/site/texts/use-texts'
import { CategoryChips } from './category-chips'
import styles from './public-marketplace-page.module.css'
import { ShopFilters } from './shop-filters'
import { ShopGrid } from './shop-grid'
import { useHasNoShop } from './use-has-no-shop'
import { useShopView, type ShopView } from './use-shop-view'

/** Long enough for two keys in a row, short enough to answer as one types. */
const searchDelayMs = 70

/** How many there are, and in which order they are shown. */
const ListHead = ({ list, sort, set }: ShopView) => {
  const texts = useShopTexts('list')
  return (
    <div className={styles.bar}>
      <p role="status">{list.total ? texts.found(list.total) : ''}</p>
      <div className={styles.sort}>
        <Select
          label={texts.sort}
          hideLabel
          value={sort}
          onChange={({ target }) => set({ sort: target.value === shopSorts[0] ? '' : target.value })}
          options={shopSorts.map((value) => ({ value, label: texts.sorts[value] }))}
        />
      </div>
    </div>
  )
}

/** The shop: everything, what is on sale, or one category. */
export const PublicMarketplacePage = () => {
  const texts = useShopTexts('list')
  const { empty } = useTexts('shop')
  const view = useShopView()
  const { sale, category, unknown, search, set } = view
  const title = category?.category ?? (sale ? texts.saleTitle : texts.title)
  return (
    <ApplicationPage role="Sales Flyer" empty={useHasNoShop()}>
      <CataloguePage
        title={title}
        heading={unknown ? texts.unknownCategory : title}
        choices={
          <div className={styles.search}>
            <SearchField
              label={texts.search}
              value={search}
              delay={searchDelayMs}
              onSearch={(q) => set({ q })}
            />
          </div>
        }
      >
        <CategoryChips {...view} />
        {!unknown && <ShopFilters {...view} />}
        {unknown ? (
          <NothingFound>{empty}</NothingFound>
        ) : (
          <>
            <ListHead {...view} />
            <ShopGrid view={view} />
          </>
        )}
      </CataloguePage>
    </ApplicationPage>
  )
}
