import { randomUUID } from 'node:crypto'
import { testWebhook } from '@mainstreet/shared/contracts/webhooks'
import { operationService } from '../../kit/service/feature'
import { readOwnEndpoint } from './own-endpoint'
import { happenedNow, queueHappened } from './queue-events'

/** Queues an event for one of the caller's endpoints that tells of nothing. */
export const testWebhookOperation = operationService(testWebhook, (app) => async ({ id }, call) => {
  const { customerId } = await readOwnEndpoint(app, id, call)
  await app.get('limits').limit('webhook-tests-account', customerId)
  const [delivery] = await app.get('runWork')(call.caller, (work) => {
    const about = { customerId, event: 'test', subject: `test:${randomUUID()}`, data: {} } as const
    return queueHappened(work, [happenedNow(work, about)], id)
  })
  return { ok: true as const, id: delivery!.id }
})
