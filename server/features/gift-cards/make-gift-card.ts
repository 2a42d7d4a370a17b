import { NotFound } from '@feathersjs/errors'
import { makeGiftCard, renewGiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { groupGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import { toCents } from '@mainstreet/shared/rules/money/money'
import type { Locale } from '@mainstreet/shared/rules/language'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import { queueBusinessMail, siteAddress } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import { mayReach } from '../../kit/service/caller/caller'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { giftCardMail } from './gift-card-mail'
import { newCode, writeGiftCard } from './write-gift-card'

interface Told {
  email?: string
  language?: Locale
  message?: string
}

const checkEmail = ({ email = '' }: Told) => {
  if (email.trim() && !isMailAddress(email.trim())) throw invalid({ email: contactErrors.from })
}

/** Mails a code to whom it is for. The mail is in nobody's list, and forgotten once it has left. */
const mailCode = async (
  app: Application,
  work: Work,
  { card, code, told }: { card: StoredRow<'gift-cards'>; code: string; told: Told },
) => {
  const to = told.email?.trim()
  const sender = to && (await readMailSender(app, work.trx, card.customerId))
  if (!sender) return
  const { language = 'en', message = '' } = told
  const link = siteAddress(sender, routes.giftCard, language)
  const facts = { sender, code: groupGiftCode(code), balance: card.balance, message: message.trim() }
  await queueBusinessMail(work, sender, {
    kind: 'gift-card',
    to,
    replyTo: sender.storeEmail,
    ...giftCardMail({ ...facts, link, language }),
  })
}

/** Makes a card with its amount on it, and mails its code where that is wished. */
export const makeGiftCardOperation = operationService(
  makeGiftCard,
  (app) =>
    async ({ customerId, amount, note = '', ...told }, call) => {
      await ownTenant(app, customerId, call)
      checkEmail(told)
      return app.get('runWork')(call.caller, async (work) => {
        const { card, code } = await writeGiftCard(app, work, { customerId, value: toCents(amount), note })
        await mailCode(app, work, { card, code, told })
        const record = await app.service('gift-cards').rowById(card.id, work)
        return { ok: true as const, card: record, code: groupGiftCode(code) }
      })
    },
)

/** Gives a card another code; its money stays. */
export const renewGiftCardOperation = operationService(
  renewGiftCard,
  (app) =>
    async ({ cardId, ...told }, call) => {
      checkEmail(told)
      const { code, columns } = newCode()
      return app.get('runWork')(call.caller, async (work) => {
        const card = await work.trx('gift_cards').where({ id: cardId }).forUpdate().first()
        if (!card || !mayReach(call.caller, card.customerId)) throw new NotFound(refusal('no-gift-card'))
        const record = await app.service('gift-cards').rewrite(cardId, columns, work)
        await mailCode(app, work, { card, code, told })
        return { ok: true as const, card: record, code: groupGiftCode(code) }
      })
    },
)
