import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import styles from './order-parts.module.css'
import { ExternalLink } from '../../kit/ui/link'
import { detailWords } from './detail/detail-words'
import { orderWords } from './order-words'

const placeAddress = ({ address, city, province, postalcode, country }: Order) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    [address, city, province, postalcode, country].filter(Boolean).join(', '),
  )}`

/** Who bought, and where it goes. */
export const OrderAddress = ({ order }: { order: Order }) => {
  const { name, email, phone, recipient, address, city, province, postalcode, country, shippingType } = order
  const words = useWords(orderWords)
  const detail = useWords(detailWords)
  // Who picks up comes to us: the province is only that of the tax.
  const place = needsAddress(shippingType)
    ? [address, [city, province, postalcode].filter(Boolean).join(' '), country]
    : [address, city]
  return (
    <Card title={words.buyer}>
      <div className={styles.blocks}>
        <div>
          <p className={styles.strong}>{name}</p>
          {email && (
            <p>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </p>
          )}
          {phone && (
            <p>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </p>
          )}
        </div>
        <div>
          <h3 className={styles.heading}>{words.shipping[shippingType]}</h3>
          <address className={styles.address}>
            {[recipient || name, ...place].filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {address && <ExternalLink href={placeAddress(order)}>{detail.map}</ExternalLink>}
        </div>
      </div>
    </Card>
  )
}
