import { shopParams } from '@mainstreet/shared/page-parameters'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { Link, useLocation } from 'react-router-dom'
import { usePath } from '../../../kit/site/site-link'
import { useShopWords } from '../../../kit/site/words/shop-words'
import styles from './category-chips.module.css'
import type { ShopView } from './use-shop-view'

const names: readonly string[] = shopParams

/** What is searched for goes along from one part of the shop to another. */
const useSearchAlong = () => {
  const had = new URLSearchParams(useLocation().search)
  const along = new URLSearchParams([...had].filter(([name]) => names.includes(name)))
  return along.size > 0 ? `?${along}` : ''
}

/** Begins a row that is wider than its window where the visitor is; never under a finger. Some browsers do it by CSS. */
const bringIntoRow = (chip: HTMLElement | null) => {
  const row = chip?.closest('nav')
  if (!row || row.matches(':hover')) return
  const beyond = chip!.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (beyond > 0) row.scrollLeft += beyond + chip!.offsetWidth / 2
}

type Chip = { to: string; text: string; here: boolean; lang?: string }

/** The filters of the shop: everything, what is on sale, and the owner's categories. */
export const CategoryChips = ({
  sale,
  category,
  categories,
  wraps,
}: Pick<ShopView, 'sale' | 'category' | 'categories'> & { wraps?: boolean }) => {
  const along = useSearchAlong()
  const words = useShopWords('list')
  const path = usePath()
  const chips: Chip[] = [
    { to: routes.shop, text: words.all, here: !sale && !category },
    { to: routes.sale, text: words.sale, here: sale },
    ...categories.map((each) => ({
      to: pathTo(routes.category, each.id),
      text: each.category,
      lang: each.lang?.category,
      here: each.id === category?.id,
    })),
  ]
  return (
    <nav aria-label={words.categories} className={styles.chips} data-wraps={wraps}>
      <ul>
        {chips.map(({ to, text, here, lang }) => (
          <li key={to}>
            <Link
              ref={here ? bringIntoRow : undefined}
              className={styles.chip}
              lang={lang}
              to={path(`${to}${along}`)}
              aria-current={here ? 'page' : undefined}
              preventScrollReset
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
