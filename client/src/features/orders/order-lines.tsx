import { cents, timesCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { amountRows, amountWords, giftCardRows } from '@mainstreet/shared/rules/orders/amount-rows'
import type { Order, OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Card } from '../../kit/ui/card'
import { Picture } from '../../kit/ui/picture'
import { ChangeOrder } from './changes/change-order'
import { detailWords } from './detail/detail-words'
import { usePiecesLeft } from './detail/use-refunds'
import styles from './order-lines.module.css'
import { orderWords } from './order-words'
import { Text } from '../../kit/ui/text'

const Line = ({ line, left }: { line: OrderLine; left: number }) => {
  const { title, variation, sku, quantity, unitPrice, regularPrice, image } = line
  const { money } = useFormats()
  const detail = useWords(detailWords)
  return (
    <li className={styles.line} data-nothing-left={left === 0 || undefined}>
      <span className={styles.image}>
        <Picture src={image || null} alt="" ratio="1" />
      </span>
      <span className={styles.words}>
        <Text weight="medium">{title}</Text>
        <span className="muted">{[variation, sku].filter(Boolean).join(' · ')}</span>
        {left < quantity && <span className={styles.back}>{detail.piecesBack(quantity - left)}</span>}
      </span>
      <span className={styles.quantity}>
        <span className={styles.price}>
          {regularPrice > unitPrice && <s>{money(regularPrice)}</s>} {money(unitPrice)}{' '}
        </span>
        <span className={styles.onScreen}>× {quantity}</span>
        <span className={styles.onPaper}>× {left}</span>
      </span>
      <span className={styles.sum}>{money(timesCents(unitPrice, quantity))}</span>
    </li>
  )
}

const Total = ({ label, cents }: { label: string; cents: Cents }) => (
  <div>
    <dt>{label}</dt>
    <dd>{useFormats().money(cents)}</dd>
  </div>
)

/** What was sold, what of it was given back, and the sums; on paper, for the parcel, what is still to be sent, without prices. */
export const OrderLines = ({ order }: { order: Order }) => {
  const { lines, total, refunded } = order
  const detail = useWords(detailWords)
  const left = usePiecesLeft(order)
  const words = useWords(orderWords)
  const { money } = useFormats()
  const locale = useBackOfficeLocale()
  return (
    <Card title={words.items} flush action={<ChangeOrder order={order} />}>
      <div className={styles.lines}>
        <ul className="plain">
          {lines.map((line) => (
            <Line key={line.variationId} line={line} left={left?.get(line.variationId) ?? line.quantity} />
          ))}
        </ul>
        <dl className={styles.totals}>
          {amountRows(order, locale).map(({ key, label, cents: amount }) => (
            <Total key={key} label={label} cents={amount} />
          ))}
          <div className={styles.total}>
            <dt>{amountWords[locale].total}</dt>
            <dd>{money(total)}</dd>
          </div>
          {giftCardRows(order, { locale, isPaid: order.paidAt !== null }).map(
            ({ key, label, cents: amount }) => (
              <Total key={key} label={label} cents={amount} />
            ),
          )}
          {refunded > 0 && (
            <>
              <Total label={detail.refundedTotal} cents={cents(-refunded)} />
              <Total label={detail.kept} cents={cents(total - refunded)} />
            </>
          )}
        </dl>
      </div>
    </Card>
  )
}
