import { PriceBound } from '../../../kit/form/fields/price-bound'
import { useShopWords } from '../../../kit/site/words/shop-words'
import styles from './shop-filters.module.css'
import type { ShopView } from './use-shop-view'

/** Narrows the list to what can be bought, and to prices from one to another. */
export const ShopFilters = ({
  from,
  to,
  inStock,
  set,
}: Pick<ShopView, 'from' | 'to' | 'inStock' | 'set'>) => {
  const words = useShopWords('list')
  return (
    <div className={styles.filters}>
      <label className={styles.stock}>
        <input
          type="checkbox"
          checked={inStock}
          onChange={({ target }) => set({ stock: target.checked ? '1' : '' })}
        />
        {words.inStock}
      </label>
      <div className={styles.prices} role="group" aria-label={words.price}>
        <div className={styles.price}>
          <PriceBound
            label={words.priceFrom}
            hint={words.from}
            value={from}
            onSettle={(value) => set({ from: value })}
          />
        </div>
        <span aria-hidden="true">–</span>
        <div className={styles.price}>
          <PriceBound
            label={words.priceTo}
            hint={words.to}
            value={to}
            onSettle={(value) => set({ to: value })}
          />
        </div>
      </div>
    </div>
  )
}
