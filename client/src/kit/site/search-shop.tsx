import { routes } from '@mainstreet/shared/routes'
import { hasShop } from '@mainstreet/shared/rules/items/shop'
import { useNavigate } from 'react-router-dom'
import { SearchField } from '../ui/search-field'
import styles from './search-shop.module.css'
import { useShownSite } from './shown-site'
import { usePath } from './site-link'
import { useShopWords } from './words/shop-words'

/** Looks in the shop, from a page that has nothing itself; Enter leads there. */
export const SearchShop = () => {
  const { search } = useShopWords('list')
  const navigate = useNavigate()
  const path = usePath()
  if (!hasShop(useShownSite())) return null
  const find = (text: string) => {
    if (text.trim()) void navigate(path(`${routes.shop}?q=${encodeURIComponent(text.trim())}`))
  }
  return (
    <div className={styles.search}>
      <SearchField label={search} value="" delay={1_000} onSearch={find} />
    </div>
  )
}
