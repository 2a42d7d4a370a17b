import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { cents as toCents, formatMoney, timesCents } from '@mainstreet/shared/rules/money/money'
import { amountRows, amountWords, giftCardRows } from '@mainstreet/shared/rules/orders/amount-rows'
import { receiptTaxNumbers, type TaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { Picture } from '../../../kit/ui/picture'
import { webpOf } from '../../../kit/ui/webp-of'
import { Text } from '../../../kit/ui/text'
import styles from './receipt.module.css'

/** What a receipt is of. */
type Sold = Pick<
  BuyerOrder,
  'lines' | 'shippingType' | 'subtotal' | 'shipping' | 'taxLines' | 'tax' | 'total'
> &
  Partial<Pick<BuyerOrder, 'giftCards' | 'paidAt' | 'refunded'>>

type ReceiptProps = { order: Sold; taxNumbers: TaxNumbers; label?: string }

const Sums = ({ order }: { order: Sold }) => {
  const words = useCheckoutWords('order')
  const locale = useLocale()
  const { giftCards = toCents(0) } = order
  return (
    <dl className={styles.totals}>
      {amountRows(order, locale).map(({ key, label, cents }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatMoney(cents, locale)}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{amountWords[locale].total}</dt>
        <dd>{formatMoney(order.total, locale)}</dd>
      </div>
      {giftCardRows({ total: order.total, giftCards }, { locale, isPaid: Boolean(order.paidAt) }).map(
        ({ key, label, cents }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ),
      )}
      {order.refunded !== undefined && order.refunded > 0 && (
        <div>
          <dt>{words.givenBack}</dt>
          <dd>{formatMoney(order.refunded, locale)}</dd>
        </div>
      )}
    </dl>
  )
}

/** What was bought and what it cost, its taxes by kind and the numbers under which they are collected. */
export const ReceiptLines = ({ order, taxNumbers, label }: ReceiptProps) => {
  const words = useCheckoutWords('order')
  const locale = useLocale()
  const numbers = receiptTaxNumbers(taxNumbers, order.taxLines, locale)
  return (
    <section className={styles.receipt} aria-label={label ?? words.items}>
      <ul className="plain">
        {order.lines.map((line) => (
          <li key={line.variationId} className={styles.line}>
            <Picture src={line.image} webp={webpOf(line.image)} alt="" rounded />
            <span>
              <span className={styles.name}>{line.title}</span>
              <span className={styles.muted}>
                {words.quantity(line.quantity)} {line.variation}
              </span>
            </span>
            <Text tabular>{formatMoney(timesCents(line.unitPrice, line.quantity), locale)}</Text>
          </li>
        ))}
      </ul>
      <Sums order={order} />
      {numbers.length > 0 && (
        <p className={styles.muted}>{numbers.map(({ name, number }) => `${name} ${number}`).join(' · ')}</p>
      )}
    </section>
  )
}
