import { formatMoney, timesCents } from '@mainstreet/shared/rules/money/money'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Quote, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import type { ReactNode } from 'react'
import { Button } from '../../kit/ui/button'
import { buyerAddress } from '../../kit/site/buyer-address'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import { useCheckoutWords } from '../../kit/site/words/checkout-words'
import { useLocale } from '../../kit/site/words/use-site-words'
import styles from './checkout.module.css'
import type { Information } from './information'
import { Totals } from './totals'
import { Text } from '../../kit/ui/text'

type ReviewStepProps = {
  quote: Quote | undefined
  stale: boolean
  shippingType: ShippingType
  shippingMethod: string
  data: Information
  onEdit: () => void
  /** Where the card is given. */
  children: ReactNode
}

const Lines = ({ quote }: { quote: Quote }) => {
  const locale = useLocale()
  const words = useCheckoutWords('order')
  return (
    <ul className={styles.lines}>
      {quote.lines.map((line) => (
        <li key={line.variationId} className={styles.line}>
          <span className={styles.thumbnail}>
            <Picture src={line.image} webp={webpOf(line.image)} alt="" rounded />
          </span>
          <span className={styles.lineName}>
            <span>{line.title}</span>
            <Text size="sm" tone="muted">
              {words.quantity(line.quantity)} {line.variation}
            </Text>
          </span>
          <Text tabular>{formatMoney(timesCents(line.unitPrice, line.quantity), locale)}</Text>
        </li>
      ))}
    </ul>
  )
}

/** Everything once more, as the server will charge it, and the card. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { quote, stale, shippingType, shippingMethod, data, onEdit, children } = props
  const words = useCheckoutWords('pay')
  const { notes } = useCheckoutWords('information')
  const note = data.notes.trim()
  return (
    <div className={styles.group}>
      <section aria-label={words.order} className={styles.group}>
        {quote && <Lines quote={quote} />}
        {quote && <Totals quote={quote} shippingMethod={shippingMethod} stale={stale} />}
      </section>
      <section aria-label={words.to} className={styles.buyer}>
        <div>
          <Text as="p" weight="medium">
            {data.recipient.trim() || data.name}
          </Text>
          {needsAddress(shippingType) && <p>{buyerAddress(data)}</p>}
          <p>{data.email}</p>
          {note && (
            <p className={styles.note}>
              <Text size="sm" tone="muted">
                {notes}
              </Text>{' '}
              {note}
            </p>
          )}
        </div>
        <Button size="small" variant="quiet" onClick={onEdit}>
          {words.edit}
        </Button>
      </section>
      {children}
    </div>
  )
}
