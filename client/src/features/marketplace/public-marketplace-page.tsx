import { useState } from 'react'
import { SearchField } from '../../kit/ui/search-field'
import { useShownSite } from '../site/shown-site'
import { useTexts } from '../site/texts/use-texts'
import { CategoryChips } from './category-chips'
import styles from './public-marketplace-page.module.css'
import { FoundItems, ShopGrid } from './shop-grid'
import { useShopView } from './use-shop-query'

/** The shop: everything, what is on sale, or one category. */
export const PublicMarketplacePage = () => {
  const { company } = useShownSite()
  const texts = useTexts('shop')
  const view = useShopView()
  const [search, setSearch] = useState('')
  const { sale, category, unknown, query } = view
  const title = category?.category ?? (sale ? texts.saleTitle : texts.title)
  return (
    <div className={styles.page}>
      <title>{`${title} · ${company.name}`}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{unknown ? texts.unknownCategory : title}</h1>
        <div className={styles.search}>
          <SearchField label={texts.search} value={search} onSearch={setSearch} />
        </div>
      </header>
      <CategoryChips {...view} />
      <div className={styles.list}>
        {unknown && <p className={styles.unknown}>{texts.empty}</p>}
        {query && search.trim() && <FoundItems query={query} text={search.trim()} />}
        {query && !search.trim() && <ShopGrid key={JSON.stringify(query)} query={query} />}
      </div>
    </div>
  )
}
