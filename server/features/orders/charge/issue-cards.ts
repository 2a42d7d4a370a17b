import type { GiftFor } from '@mainstreet/shared/contracts/orders/gift-cards'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import type { Application } from '../../../declarations'
import { readMailSender } from '../../../kit/mail/mail-sender'
import type { Work } from '../../../kit/service/work'
import { tellCode } from '../../gift-cards/tell-code'
import { writeGiftCard } from '../../gift-cards/write-gift-card'
import type { ListedOrder } from '../own-order'

/** The hour of a day at which a card arrives that is for that day, in seconds. */
const morning = 9 * 3600

const leavesAt = ({ on }: Pick<GiftFor, 'on'>, timezone: string): Date | undefined =>
  on ? new Date(momentOf(on, morning, timezone)) : undefined

/** Makes the gift cards that a paid order sells, and mails each to whom it is for, once. */
export const issueCards = async (app: Application, work: Work, order: ListedOrder): Promise<void> => {
  const lines = order.lines.filter(({ giftCard }) => giftCard)
  if (!lines.length || (await work.trx('gift_cards').where({ orderId: order.id }).first('id'))) return
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return
  const { id: orderId, customerId, test, language, email } = order
  const gift = order.gift ?? { email: '', message: '', on: null }
  const told = { to: gift.email || email, message: gift.message, language }
  const notBefore = leavesAt(gift, sender.timezone)
  for (const { variationId, regularPrice: value, quantity } of lines)
    for (let piece = 0; piece < quantity; piece++) {
      const made = { customerId, orderId, variationId, value, test, note: `#${order.orderNumber}` }
      await tellCode(app, work, { ...(await writeGiftCard(app, work, made)), ...told, notBefore })
    }
}
