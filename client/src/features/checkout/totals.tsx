import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import { amountRows, amountWords, giftCardRows } from '@mainstreet/shared/rules/orders/amount-rows'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import styles from './checkout.module.css'

type TotalsProps = {
  quote: Quote
  /** What the shipping is called, without its price. */
  shippingMethod: string
  /** Whether the figures are being asked for again. */
  stale?: boolean
  /** Only the last line. */
  brief?: boolean
}

/** What the order comes to, as the server reckons it. */
export const Totals = ({ quote, shippingMethod, stale, brief }: TotalsProps) => {
  const words = useCheckoutWords('cart')
  const locale = useLocale()
  const shippingName = quote.shippingIsFrom ? words.isFrom(shippingMethod) : shippingMethod
  const rows = amountRows({ ...quote, shippingName }, locale)
  return (
    <dl
      className={styles.totals}
      aria-label={words.totals}
      aria-live="polite"
      data-stale={stale || undefined}
    >
      {!brief &&
        rows.map(({ key, label, cents }) => (
          <div key={key} className={styles.total}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      <div className={styles.total} data-sum>
        <dt>{amountWords[locale].total}</dt>
        <dd>{formatMoney(quote.total, locale)}</dd>
      </div>
      {giftCardRows(quote, { locale, isPaid: false }).map(({ key, label, cents }) => (
        <div key={key} className={styles.total}>
          <dt>{label}</dt>
          <dd>{formatMoney(cents, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
