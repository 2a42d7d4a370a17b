import { Conflict } from '@feathersjs/errors'
import { resendWebhook } from '@mainstreet/shared/contracts/webhooks'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { ownRow } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'
import { recordDelivery, wakeWorkers } from './delivery-row'

/** Sends one of the caller's deliveries again, under the id that the receiver knows it by. */
export const resendWebhookOperation = operationService(resendWebhook, (app) => async ({ id }, call) => {
  const { caller } = call
  const own = await ownRow(app, 'webhook-deliveries', { id, caller })
  await app.get('limits').limit('webhook-tests-account', own.customerId)
  await app.get('runWork')(caller, async (work) => {
    const before = await work.trx('webhook_deliveries').where({ id }).forUpdate().first()
    if (!before || before.status === 'waiting') throw new Conflict(refusal('delivery-waiting'))
    const [after] = await work
      .trx('webhook_deliveries')
      .where({ id })
      .update({ status: 'waiting', attempts: 0, runAt: work.now, trialSince: work.now, sentAt: null })
      .returning('*')
    recordDelivery(work, { before, after: after! })
    await wakeWorkers(work)
  })
  return { ok: true as const }
})
