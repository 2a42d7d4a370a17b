import { rotateWebhookSecret, secretOverlapHours } from '@mainstreet/shared/contracts/webhooks'
import { operationService } from '../../kit/service/feature'
import { readOwnEndpoint } from './own-endpoint'
import { newWebhookSecret, sealSecret } from './webhook-secret'

const overlapMs = secretOverlapHours * 3_600_000

/** Gives one of the caller's endpoints a new secret, shown once; the former one signs too for a while. */
export const rotateSecret = operationService(rotateWebhookSecret, (app) => async ({ id }, call) => {
  const { customerId } = await readOwnEndpoint(app, id, call)
  const service = app.service('webhook-endpoints')
  return app.get('runWork')(call.caller, async (work) => {
    const secret = newWebhookSecret()
    const formerUntil = new Date(work.now.getTime() + overlapMs)
    const stored = await work.trx('webhook_endpoints').where({ id }).forUpdate().first('sealedSecret')
    const [before] = await service.rowsById([id], work)
    await work
      .trx('webhook_endpoints')
      .where({ id })
      .update({
        sealedSecret: sealSecret(app.get('settings').secretKey, customerId, secret),
        hint: secret.slice(-4),
        formerSealed: stored?.sealedSecret,
        formerUntil,
      })
    const [after] = await service.rowsById([id], work)
    work.changed('webhook-endpoints', { before: before!, after: after! })
    return { ok: true as const, secret, formerUntil: formerUntil.toISOString() }
  })
})
