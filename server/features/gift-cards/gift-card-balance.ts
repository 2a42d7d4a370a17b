import { NotFound } from '@feathersjs/errors'
import { giftCardBalance } from '@mainstreet/shared/contracts/orders/gift-cards'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../kit/service/define-service'
import { problems } from '../../kit/service/errors'
import { siteInView } from '../../kit/visible-account'
import { cardWithCode } from './find-cards'

/** Tells who holds a code what is left of its card; nobody finds one by trying. */
export const giftCardBalanceOperation = operationService(
  giftCardBalance,
  (app) =>
    async ({ customerId, code }, call) => {
      const tenant = await siteInView(app, { ...call, siteId: customerId ?? call.siteId })
      await app.get('limits').limitAddress('gift-cards-address', call.address)
      const card = await cardWithCode(app.get('database').knex, { customerId: tenant.id, code })
      if (!card)
        throw new NotFound({
          ...refusal('gift-card-unknown'),
          ...problems({ code: refusal('gift-card-unknown') }),
        })
      const { last4, value, balance } = card
      return { ok: true as const, last4, value, balance }
    },
)
