import type { BuyerOrder } from '@mainstreet/shared/contracts/orders/buyer-order'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { isOnItsWay } from '@mainstreet/shared/rules/orders/on-its-way'
import { wantedText, wantedWords } from '@mainstreet/shared/rules/orders/wanted-time'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { dueOf } from '@mainstreet/shared/rules/money/gift-card'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { useLeavesOn } from '../../../kit/site/hours/use-leaves-on'
import { ContactLines } from '../../../kit/site/contact/contact-lines'
import { HoursTable } from '../../../kit/site/hours/hours-table'
import { OpenBadge } from '../../../kit/site/hours/open-badge'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCheckoutWords } from '../../../kit/site/words/checkout-words'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { useMoment } from '../../../kit/use-moment'
import { useHasHours } from '../../../kit/site/hours/use-week'
import styles from './receipt.module.css'
import { useSiteClock, useSiteDate } from './use-site-date'
import { Text } from '../../../kit/ui/text'

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

type Next = Pick<
  BuyerOrder,
  | 'shippingType'
  | 'status'
  | 'email'
  | 'total'
  | 'giftCards'
  | 'orderNumber'
  | 'payBy'
  | 'confirmedAt'
  | 'shippedAt'
  | 'createdAt'
  | 'paidAt'
  | 'readyAt'
  | 'wantedFor'
  | 'wantedZone'
  | 'soonest'
>

/** How long an unpaid order is kept: for some hours, until its buyer has pressed the button in the mail. */
const Kept = ({ order: { payBy, confirmedAt, email } }: { order: Next }) => {
  const words = useCheckoutWords('next')
  const date = useSiteDate()
  const clock = useSiteClock()
  if (!payBy) return null
  if (confirmedAt) return <p>{words.payBy(date(payBy))}</p>
  return (
    <p>
      <strong>{words.confirmBy(email, `${date(payBy)}, ${clock(payBy)}`)}</strong>
    </p>
  )
}

/** When it is fetched or brought, as its buyer chose. */
const Wanted = ({ order }: { order: Next }) => {
  const locale = useLocale()
  const text = wantedText(order, locale)
  if (!text) return null
  return (
    <p>
      {wantedWords[locale].title[order.shippingType]}: <strong>{text}</strong>
    </p>
  )
}

/** What a buyer has to do who pays the shop directly. */
const ToPay = ({ order, howToPay }: { order: Next; howToPay: string }) => {
  const words = useCheckoutWords('next')
  const locale = useLocale()
  return (
    <section className={styles.next} aria-label={words.toPay}>
      <Text as="h2" size="md">
        {words.toPay}
      </Text>
      <p>{words.toPayText(formatMoney(dueOf(order), locale), order.orderNumber)}</p>
      {howToPay && <p className={styles.how}>{howToPay}</p>}
      <Kept order={order} />
      <Wanted order={order} />
      {order.readyAt && <p>{words.ready}</p>}
      {order.shippingType === 'pickup' && <PickupPlace />}
    </section>
  )
}

/** The day by which it leaves, until that has passed: a promise that was not kept is the shop's to explain. */
const Leaves = ({ order }: { order: Next }) => {
  const words = useCheckoutWords('next')
  const today = localTime(useMoment(), useShownSite().company.timezone).date
  const leaves = useLeavesOn()(new Date(order.paidAt ?? order.createdAt))
  if (!needsAddress(order.shippingType) || !leaves || leaves.date < today) return null
  return <p>{words.leaves(leaves.text)}</p>
}

/** What a buyer has to expect or to do; for a pickup where and when. Nothing once the order is done. */
export const WhatNext = ({ order, howToPay }: { order: Next; howToPay: string }) => {
  const words = useCheckoutWords('next')
  const now = useMoment()
  if (order.status === 'pending') return <ToPay order={order} howToPay={howToPay} />
  const onItsWay = isOnItsWay(order, now)
  // What goes by email is done with the payment.
  const isMailed = order.shippingType === 'email' && order.status === 'Complete'
  if (order.status !== 'paid' && !onItsWay && !isMailed) return null
  const expected = order.readyAt ? words.ready : words[order.shippingType](order.email)
  return (
    <section className={styles.next} aria-label={words.title}>
      <Text as="h2" size="md">
        {words.title}
      </Text>
      <p>{onItsWay ? words.onItsWay : expected}</p>
      <Wanted order={order} />
      {!onItsWay && <Leaves order={order} />}
      {order.shippingType === 'pickup' && <PickupPlace />}
    </section>
  )
}
