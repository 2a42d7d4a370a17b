import { openingState as openingStateOperation } from '@mainstreet/shared/contracts/site/opening'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { readMailSender } from '../../kit/mail/mail-sender'
import { readExamples } from './examples'
import { readReadiness } from './publishing'

/** What an account has of its starter, and what is missing before its site is published. */
export const openingState = operationService(openingStateOperation, (app) => async ({ customerId }, call) => {
  await ownTenant(app, customerId, call)
  const readiness = await readReadiness(app.get('database').knex, customerId)
  const examples = await readExamples({ app, customerId })
  const sender = await readMailSender(app, app.get('database').knex, customerId)
  return {
    ok: true as const,
    ...readiness,
    ordersTo: sender?.told.order.mails ?? [],
    messagesTo: sender?.told.message.mails ?? [],
    examples: examples.map(({ markId: _markId, ...example }) => example),
  }
})
