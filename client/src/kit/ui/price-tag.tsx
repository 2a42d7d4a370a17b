import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { useKitWords } from './kit-words'
import styles from './price-tag.module.css'
import { VisuallyHidden } from './visually-hidden'

type PriceTagProps = {
  /** What is paid, in cents. */
  price: Cents
  /** The price before the sale, in cents; struck when it is higher. */
  regular?: Cents
  from?: string
  locale?: Locale
  large?: boolean
}

/** A price; on sale the former one stands struck beside it. */
export const PriceTag = ({ price, regular, from, locale, large }: PriceTagProps) => {
  const words = useKitWords()
  const reduced = regular !== undefined && regular > price
  return (
    <span className={styles.tag} data-large={large || undefined} data-reduced={reduced || undefined}>
      {from && <span className={styles.from}>{from}</span>}
      {reduced && <VisuallyHidden>{words.salePrice}</VisuallyHidden>}
      <span className={styles.price}>{formatMoney(price, locale)}</span>
      {reduced && (
        <>
          <VisuallyHidden>{words.regularPrice}</VisuallyHidden>
          <s className={styles.regular}>{formatMoney(regular, locale)}</s>
        </>
      )}
    </span>
  )
}
