import { rotateWebhookSecret, secretOverlapHours } from '@mainstreet/shared/contracts/webhooks'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { ownRow } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'
import { newWebhookSecret, sealSecret } from './webhook-secret'

const overlapMs = secretOverlapHours * hourMs

/** Gives one of the caller's endpoints a new secret, shown once; the former one signs too for a while. */
export const rotateSecret = operationService(rotateWebhookSecret, (app) => async ({ id }, call) => {
  const { customerId } = await ownRow(app, 'webhook-endpoints', { id, caller: call.caller })
  return app.get('runWork')(call.caller, async (work) => {
    const secret = newWebhookSecret()
    const formerUntil = new Date(work.now.getTime() + overlapMs)
    const stored = await work.trx('webhook_endpoints').where({ id }).forUpdate().first('sealedSecret')
    const columns = {
      sealedSecret: sealSecret(app.get('settings').secretKey, customerId, secret),
      hint: secret.slice(-4),
      formerSealed: stored?.sealedSecret,
      formerUntil,
    }
    await app.service('webhook-endpoints').rewrite(id, columns, work)
    return { ok: true as const, secret, formerUntil: formerUntil.toISOString() }
  })
})
