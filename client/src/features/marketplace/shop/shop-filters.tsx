import { PriceBound } from '../../../kit/form/fields/price-bound'
import { useShopTexts } from '../../../kit/site/texts/shop-texts'
import styles from './shop-filters.module.css'
import type { ShopView } from './use-shop-view'

/** Narrows the list to what can be bought, and to prices from one to another. */
export const ShopFilters = ({
  from,
  to,
  inStock,
  set,
}: Pick<ShopView, 'from' | 'to' | 'inStock' | 'set'>) => {
  const texts = useShopTexts('list')
  return (
    <div className={styles.filters}>
      <label className={styles.stock}>
        <input
          type="checkbox"
          checked={inStock}
          onChange={({ target }) => set({ stock: target.checked ? '1' : '' })}
        />
        {texts.inStock}
      </label>
      <div className={styles.prices} role="group" aria-label={texts.price}>
        <div className={styles.price}>
          <PriceBound
            label={texts.priceFrom}
            hint={texts.from}
            value={from}
            onSettle={(value) => set({ from: value })}
          />
        </div>
        <span aria-hidden="true">–</span>
        <div className={styles.price}>
          <PriceBound
            label={texts.priceTo}
            hint={texts.to}
            value={to}
            onSettle={(value) => set({ to: value })}
          />
        </div>
      </div>
    </div>
  )
}
