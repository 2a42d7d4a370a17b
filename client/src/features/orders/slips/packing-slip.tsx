import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { buyerName } from '@mainstreet/shared/rules/orders/erased-buyer'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Skeleton } from '../../../kit/ui/skeleton'
import { usePiecesLeft } from '../detail/use-refunds'
import { orderWords } from '../order-words'
import { WantedTime } from '../wanted-time'
import { PackingSlipHead } from '../packing-slip-head'
import { slipWords } from './slip-words'
import { Row } from '../../../kit/ui/stack'
import { Text } from '../../../kit/ui/text'
import styles from './slips.module.css'

const Destination = ({ order }: { order: Order }) => {
  const { phone, recipient, address, city, province, postalcode, country, shippingType } = order
  const words = useWords(orderWords)
  const place = needsAddress(shippingType)
    ? [address, [city, province, postalcode].filter(Boolean).join(' '), country]
    : []
  return (
    <address className={styles.destination}>
      <span>{words.shipping[shippingType]}</span>
      <WantedTime order={order} />
      {[recipient || buyerName(order, words.erasedBuyer), ...place, phone].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

/** What is still to be sent: pieces whose money was given back are not packed. */
const Packed = ({ order }: { order: Order }) => {
  const slip = useWords(slipWords)
  const left = usePiecesLeft(order)
  if (!left) return <Skeleton lines={order.lines.length} />
  const lines = order.lines.filter(({ variationId }) => left.get(variationId)! > 0)
  if (lines.length === 0) return <p className={styles.notes}>{slip.nothingLeft}</p>
  return (
    <ul className={styles.lines}>
      {lines.map(({ variationId, title, variation, sku }) => (
        <li key={variationId}>
          <Text weight="medium" tabular>
            {left.get(variationId)} ×
          </Text>
          <span>
            {title} <small>{[variation, sku].filter(Boolean).join(' · ')}</small>
          </span>
          <span aria-hidden="true">☐</span>
        </li>
      ))}
    </ul>
  )
}

/** The paper that lies in a parcel: who sends what to whom, without prices, with a box to tick for each item. */
export const PackingSlip = ({ order }: { order: Order }) => {
  const { orderNumber, createdAt, notes } = order
  const words = useWords(orderWords)
  const slip = useWords(slipWords)
  const formats = useFormats()
  return (
    <article className={styles.slip} aria-label={words.one(orderNumber)}>
      <Row gap={5} align="stretch" spread>
        <PackingSlipHead onScreen />
        <Destination order={order} />
      </Row>
      <Text as="h2" size="xl">
        {words.one(orderNumber)} <small>{formats.day(createdAt)}</small>
      </Text>
      <Packed order={order} />
      {notes && (
        <p className={styles.notes}>
          <strong>{slip.notes}</strong>
          {notes}
        </p>
      )}
    </article>
  )
}
