import { shopPrice } from '@mainstreet/shared/rules/items/shop'
import { useState } from 'react'
import { useShopTexts } from '../../../kit/site/texts/shop-texts'
import { TextField } from '../../../kit/ui/text-field'
import styles from './shop-filters.module.css'
import type { ShopView } from './use-shop-view'

type PriceFieldProps = { label: string; hint: string; value: string; onSettle: (value: string) => void }

/** A price that counts when the box is left or Enter is pressed; what is none is taken back. */
const PriceField = ({ label, hint, value, onSettle }: PriceFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setDraft(null)
  }
  const settle = () => {
    const text = (draft ?? value).trim().replace(',', '.')
    if (text === value || (text && shopPrice(text) === undefined)) return setDraft(null)
    setDraft(text)
    onSettle(text)
  }
  return (
    <div className={styles.price}>
      <TextField
        label={label}
        hideLabel
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        placeholder={hint}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </div>
  )
}

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
        <PriceField
          label={texts.priceFrom}
          hint={texts.from}
          value={from}
          onSettle={(value) => set({ from: value })}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          label={texts.priceTo}
          hint={texts.to}
          value={to}
          onSettle={(value) => set({ to: value })}
        />
      </div>
    </div>
  )
}
