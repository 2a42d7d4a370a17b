import { formatMoney, type Locale } from '@mainstreet/shared/money'
import styles from './price-tag.module.css'
import { VisuallyHidden } from './visually-hidden'

type PriceTagProps = {
  /** What is paid, in cents. */
  price: number
  /** The price before the sale, in cents; struck when it is higher. */
  regular?: number
  from?: string
  locale?: Locale
  large?: boolean
  /** What screen readers say before the two prices. */
  words?: { sale: string; regular: string }
}

const english = { sale: 'Sale price', regular: 'Regular price' }

/** A price; on sale the former one stands struck beside it. */
export const PriceTag = ({ price, regular, from, locale, large, words = english }: PriceTagProps) => {
  const reduced = regular !== undefined && regular > price
  return (
    <span className={styles.tag} data-large={large || undefined} data-reduced={reduced || undefined}>
      {from && <span className={styles.from}>{from}</span>}
      {reduced && <VisuallyHidden>{words.sale}</VisuallyHidden>}
      <span className={styles.price}>{formatMoney(price, locale)}</span>
      {reduced && (
        <>
          <VisuallyHidden>{words.regular}</VisuallyHidden>
          <s className={styles.regular}>{formatMoney(regular, locale)}</s>
        </>
      )}
    </span>
  )
}
