import type { GiftFor } from '@mainstreet/shared/contracts/orders/gift-cards'
import type { OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { invalid } from '../../../kit/service/errors'
import type { Store } from '../open-store'

/** For so many days a card can wait for its day. */
const daysAhead = 365

interface Given {
  gift?: GiftFor
  store: Pick<Store, 'timezone'>
}

/** Whom the gift cards of an order are for, as the order keeps it: null without cards or wishes. 400 names what is none. */
export const giftOf = ({ gift, store }: Given, lines: readonly OrderLine[]): GiftFor | null => {
  if (!gift || !lines.some(({ giftCard }) => giftCard)) return null
  const given = { email: gift.email.trim(), message: gift.message.trim(), on: gift.on }
  if (given.email && !isMailAddress(given.email)) throw invalid({ 'gift.email': contactErrors.from })
  const today = localTime(new Date(), store.timezone).date
  const last = dateAfter(today, daysAhead)
  if (given.on && (given.on < today || given.on > last))
    throw invalid({ 'gift.on': refusal('day-out-of-reach') })
  return given.email || given.message || given.on ? given : null
}
