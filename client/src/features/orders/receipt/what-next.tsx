import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { ContactLines } from '../../../kit/site/contact/contact-lines'
import { HoursTable } from '../../../kit/site/hours/hours-table'
import { OpenBadge } from '../../../kit/site/hours/open-badge'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCheckoutTexts } from '../../../kit/site/texts/checkout-texts'
import { useLocale } from '../../../kit/site/texts/use-texts'
import { useHasHours } from '../../../kit/site/hours/use-week'
import styles from './receipt.module.css'
import { useSiteDate } from './use-site-date'

const PickupPlace = () => {
  const { company } = useShownSite()
  const hasHours = useHasHours()
  return (
    <div className={styles.place}>
      <ContactLines company={company} directions />
      {hasHours && (
        <div>
          <OpenBadge plain />
          <HoursTable />
        </div>
      )}
    </div>
  )
}

type Next = Pick<BuyerOrder, 'shippingType' | 'status' | 'email' | 'total' | 'orderNumber' | 'payBy'>

/** What a buyer has to do who pays the shop directly. */
const ToPay = ({ order, howToPay }: { order: Next; howToPay: string }) => {
  const texts = useCheckoutTexts('next')
  const locale = useLocale()
  const date = useSiteDate()
  return (
    <section className={styles.next} aria-label={texts.toPay}>
      <h2 className={styles.heading}>{texts.toPay}</h2>
      <p>{texts.toPayText(formatMoney(order.total, locale), order.orderNumber)}</p>
      {howToPay && <p className={styles.how}>{howToPay}</p>}
      {order.payBy && <p>{texts.payBy(date(order.payBy))}</p>}
      {order.shippingType === 'pickup' && <PickupPlace />}
    </section>
  )
}

/** What a buyer has to expect or to do; for a pickup where and when. Nothing once the order is done. */
export const WhatNext = ({ order, howToPay }: { order: Next; howToPay: string }) => {
  const texts = useCheckoutTexts('next')
  if (order.status === 'pending') return <ToPay order={order} howToPay={howToPay} />
  if (order.status !== 'paid' && order.status !== 'shipped') return null
  const isOnItsWay = order.status === 'shipped' && order.shippingType === 'shipping'
  return (
    <section className={styles.next} aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p>{isOnItsWay ? texts.onItsWay : texts[order.shippingType](order.email)}</p>
      {order.shippingType === 'pickup' && <PickupPlace />}
    </section>
  )
}
