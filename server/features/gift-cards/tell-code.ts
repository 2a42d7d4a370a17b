import type { Locale } from '@mainstreet/shared/rules/language'
import { groupGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import { routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import { queueBusinessMail, siteAddress } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { giftCardMail } from './gift-card-mail'

interface Told {
  card: StoredRow<'gift-cards'>
  code: string
  /** Whom it is mailed to; nobody without it. */
  to: string | undefined
  language?: Locale
  message?: string
  /** It leaves then, or a little later; at once without it. */
  notBefore?: Date
}

/** The dedupeKey of the mail with a card's code, by which it can be taken back. */
export const codeKey = (cardId: number, last4: string): string => `gift-card:${cardId}:${last4}`

/** Mails a code to whom it is for. The mail is in nobody's list, and forgotten once it has left. */
export const tellCode = async (
  app: Application,
  work: Work,
  { card, code, to: email = '', language = 'en', message = '', notBefore }: Told,
): Promise<void> => {
  const to = email.trim()
  const sender = to && (await readMailSender(app, work.trx, card.customerId))
  if (!sender) return
  const link = siteAddress(sender, routes.giftCard, language)
  const facts = { sender, code: groupGiftCode(code), balance: card.balance, message: message.trim() }
  await queueBusinessMail(work, sender, {
    kind: 'gift-card',
    to,
    replyTo: sender.storeEmail,
    dedupeKey: codeKey(card.id, code.slice(-4)),
    notBefore,
    ...giftCardMail({ ...facts, link, language }),
  })
}
