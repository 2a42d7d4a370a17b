import { telephoneLink } from '../../kit/site/contact/telephone-link'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { buyerName } from '@mainstreet/shared/rules/orders/erased-buyer'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { buyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { giftLines, giftWords } from '@mainstreet/shared/rules/orders/gift-text'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useMay } from '../../kit/session/use-may'
import { Card } from '../../kit/ui/card'
import styles from './order-parts.module.css'
import { ExternalLink, TextLink } from '../../kit/ui/link'
import { CorrectBuyer } from './detail/correct-buyer'
import { detailWords } from './detail/detail-words'
import { orderWords } from './order-words'
import { Text } from '../../kit/ui/text'
import { WantedTime } from './wanted-time'

const placeAddress = ({ address, city, province, postalcode, country }: Order) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    [address, city, province, postalcode, country].filter(Boolean).join(', '),
  )}`

/** To what is held of the buyer, for whom may hand it out or erase it; the address goes along outside of the web address. */
const DataLink = ({ email }: { email: string }) => {
  const words = useWords(orderWords)
  const { inModule } = useBackOfficeLinks()
  const may = useMay(buyerData, 'create')
  if (!may || inModule || !email) return null
  return (
    <p className={styles.noPrint}>
      <TextLink to={backOfficeRoutes.buyers} state={{ email }}>
        {words.buyerData}
      </TextLink>
    </p>
  )
}

/** Where the gift cards that it sells go, when, and with which words. */
const GiftOf = ({ order }: { order: Order }) => {
  const locale = useBackOfficeLocale()
  const lines = giftLines(order, locale)
  if (!lines.length) return null
  return (
    <div>
      <h3 className={styles.heading}>{giftWords[locale].title}</h3>
      {[...lines, order.gift?.message ?? ''].filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

/** Who bought, and where it goes. */
export const OrderAddress = ({ order }: { order: Order }) => {
  const { email, phone, recipient, address, city, province, postalcode, country, shippingType } = order
  const words = useWords(orderWords)
  const detail = useWords(detailWords)
  const name = buyerName(order, words.erasedBuyer)
  // Who picks up comes to us: the province is only that of the tax.
  const place = needsAddress(shippingType)
    ? [address, [city, province, postalcode].filter(Boolean).join(' '), country]
    : [address, city]
  return (
    <Card title={words.buyer} action={<CorrectBuyer order={order} />}>
      <div className={styles.blocks}>
        <div>
          <Text as="p" weight="medium">
            {name}
          </Text>
          {email && (
            <p>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </p>
          )}
          {phone && (
            <p>
              <a href={telephoneLink(phone)}>{phone}</a>
            </p>
          )}
        </div>
        <div>
          <h3 className={styles.heading}>{words.shipping[shippingType]}</h3>
          <WantedTime order={order} />
          <address className={styles.address}>
            {(shippingType === 'email' ? [] : [recipient || name, ...place]).filter(Boolean).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {address && <ExternalLink href={placeAddress(order)}>{detail.map}</ExternalLink>}
        </div>
        <GiftOf order={order} />
        <DataLink email={email} />
      </div>
    </Card>
  )
}
