import { NotFound } from '@feathersjs/errors'
import { makeGiftCard, renewGiftCard } from '@mainstreet/shared/contracts/orders/gift-cards'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { groupGiftCode } from '@mainstreet/shared/rules/money/gift-card'
import { toCents } from '@mainstreet/shared/rules/money/money'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { takeBackMail } from '../../kit/mail/outbox'
import { mayReach } from '../../kit/service/caller/caller'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'
import { codeKey, tellCode } from './tell-code'
import { newCode, writeGiftCard } from './write-gift-card'

const checkEmail = ({ email = '' }: { email?: string }) => {
  if (email.trim() && !isMailAddress(email.trim())) throw invalid({ email: contactErrors.from })
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
        await tellCode(app, work, { card, code, ...told, to: told.email })
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
        // A mail that waits for its day would take a dead code along.
        await takeBackMail(work, codeKey(card.id, card.last4))
        const record = await app.service('gift-cards').rewrite(cardId, columns, work)
        await tellCode(app, work, { card, code, ...told, to: told.email })
        return { ok: true as const, card: record, code: groupGiftCode(code) }
      })
    },
)
