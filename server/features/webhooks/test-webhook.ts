import { randomUUID } from 'node:crypto'
import { testWebhook } from '@mainstreet/shared/contracts/webhooks'
import { ownRow } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'
import { newDomainEvent, queueDomainEvents } from './queue-domain-events'

/** Queues an event for one of the caller's endpoints that tells of nothing. */
export const testWebhookOperation = operationService(testWebhook, (app) => async ({ id }, call) => {
  const { customerId } = await ownRow(app, 'webhook-endpoints', { id, caller: call.caller })
  await app.get('limits').limit('webhook-tests-account', customerId)
  const [delivery] = await app.get('runWork')(call.caller, (work) => {
    const about = { customerId, event: 'test', subject: `test:${randomUUID()}`, data: {} } as const
    return queueDomainEvents(work, [newDomainEvent(work, about)], id)
  })
  return { ok: true as const, id: delivery!.id }
})
