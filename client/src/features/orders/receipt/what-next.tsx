import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { ContactLines } from '../../../kit/site/contact-lines'
import { HoursTable } from '../../../kit/site/hours/hours-table'
import { OpenBadge } from '../../../kit/site/hours/open-badge'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCheckoutTexts } from '../../../kit/site/texts/checkout-texts'
import { useHasHours } from '../../../kit/site/hours/use-week'
import styles from './receipt.module.css'

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

/** What a buyer has to expect or to do; for a pickup where and when. Nothing once the order is done. */
export const WhatNext = ({ order }: { order: Pick<BuyerOrder, 'shippingType' | 'status' | 'email'> }) => {
  const texts = useCheckoutTexts('next')
  if (order.status !== 'paid' && order.status !== 'shipped') return null
  return (
    <section className={styles.next} aria-label={texts.title}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p>{texts[order.shippingType](order.email)}</p>
      {order.shippingType === 'pickup' && <PickupPlace />}
    </section>
  )
}
