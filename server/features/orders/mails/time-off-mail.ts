import { today } from '@mainstreet/shared/rules/money/price'
import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import { backOn, type TimeOff } from '@mainstreet/shared/rules/time/time-off'
import { buttonParts, type WrittenMail } from '../../../kit/mail/business-mail'
import { addressParts, goodsPart, pickupParts, type OrderFacts } from './order-parts'
import { orderWords } from './order-words'
import { timeOffWords } from './time-off-words'
import { mailToBuyer } from './written-mails'

/** Tells a buyer whose order waits that its shop is off, and when the order leaves or can be fetched. */
export const timeOffMail = (
  facts: OrderFacts,
  off: Pick<TimeOff, 'startsOn' | 'endsOn' | 'reason'>,
  now: Date,
): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number } = order
  const texts = timeOffWords[lang]
  const text = (date: string) => dateInWords(new Date(date), lang, { dateStyle: 'long', timeZone: 'UTC' })
  const [first, last, back] = [off.startsOn, off.endsOn, backOn(off)].map(text) as [string, string, string]
  const isOn = off.startsOn <= today(now, sender.timezone)
  const isFetched = order.shippingType === 'pickup'
  const [either, later] = isFetched
    ? [texts.fetchEither, texts.fetchLater]
    : [texts.leavesEither, texts.leavesLater]
  return mailToBuyer(facts, {
    subject: texts.subject(sender.name, number, { first, last }),
    heading: texts.heading,
    opening: texts.off(sender.name, { first, last }),
    parts: [
      {
        kind: 'text',
        lines: [
          isOn ? later(number, back) : either(number, first, back),
          ...(off.reason ? [texts.why(off.reason)] : []),
        ],
      },
      ...buttonParts(orderWords[lang].view, link),
      goodsPart(order, lang),
      ...pickupParts(facts, lang),
      ...addressParts(order, lang),
    ],
  })
}
