import type { ShopView } from './use-shop-query'
import { Link } from 'react-router-dom'
import { usePath } from '../site/site-link'
import { useTexts } from '../site/texts/use-texts'
import styles from './category-chips.module.css'

/** The ways through the shop: everything, what is on sale, and the owner's categories. */
export const CategoryChips = ({ sale, category, categories }: ShopView) => {
  const texts = useTexts('shop')
  const path = usePath()
  const chips = [
    { to: '/marketplace', text: texts.all, here: !sale && !category },
    { to: '/marketplace/sale', text: texts.sale, here: sale },
    ...categories.map((each) => ({
      to: `/marketplace/c/${each.id}`,
      text: each.category,
      here: each.id === category?.id,
    })),
  ]
  return (
    <nav aria-label={texts.categories} className={styles.chips}>
      <ul>
        {chips.map(({ to, text, here }) => (
          <li key={to}>
            <Link
              className={styles.chip}
              to={path(to)}
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
