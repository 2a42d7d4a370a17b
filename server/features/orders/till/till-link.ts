import { tillLink } from '@mainstreet/shared/contracts/orders/till'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { siteAddress } from '../../../kit/mail/business-mail'
import { readMailSender } from '../../../kit/mail/mail-sender'
import { operationService } from '../../../kit/service/define-service'
import { ownRow } from '../../../kit/service/caller/own-row'
import { tillToken } from './till-token'

/** Tells the counter the link of a sale, in the language of its site. */
export const tillLinkOperation = operationService(tillLink, (app) => async ({ id }, { caller }) => {
  const sale = await ownRow(app, 'till-sales', { id, caller })
  const { knex } = app.get('database')
  const sender = await readMailSender(app, knex, sale.customerId)
  const account = await knex('account').where({ id: sale.customerId }).first('language')
  const path = pathTo(routes.payAtCounter, tillToken(id, app.get('settings').secretKey))
  return {
    ok: true as const,
    orderId: sale.orderId,
    url: (sender && account && siteAddress(sender, path, account.language)) ?? null,
  }
})
