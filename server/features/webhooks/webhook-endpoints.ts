import { maxWebhookEndpoints, webhookEndpointContract } from '@mainstreet/shared/contracts/webhooks'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { NewRow, Row } from '@mainstreet/shared/services'
import { knownCaller } from '../../kit/service/caller/caller-of'
import type { AroundHook } from '../../declarations'
import { AddressRefused, checkAddress } from '../../kit/http/guarded-post'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import { newWebhookSecret, sealSecret } from './webhook-secret'

/** Makes the secret of a new endpoint and puts it whole into the answer of the create that made it, and nowhere else. */
const makeSecret: AroundHook = async (context, next) => {
  if (context.method !== 'create') return next()
  const { app, params } = context
  const data = context.data as NewRow<'webhook-endpoints'>
  const caller = knownCaller(params)
  if (params.ignored && 'secret' in params.ignored) throw invalid({ secret: 'is made by the server' })
  const secret = newWebhookSecret()
  const sealedSecret = sealSecret(app.get('settings').secretKey, data.customerId, secret)
  const apiKeyId = caller.role === 'integrator' ? caller.keyId : null
  context.data = { ...data, sealedSecret, hint: secret.slice(-4), apiKeyId }
  await next()
  context.result = { ...(context.result as Row<'webhook-endpoints'>), secret }
}

const checkUrl = (url: string | undefined) => {
  if (url === undefined) return
  try {
    checkAddress(url)
  } catch (error) {
    if (error instanceof AddressRefused) throw invalid({ url: refusal('https-address') })
    throw error
  }
}

/** Where an account's events are sent; secrets are sealed and shown once. A program has those that it made with its key. */
export const webhookEndpoints = tableService(
  webhookEndpointContract,
  () => ({
    narrow(builder, caller) {
      if (caller.role === 'integrator') builder.where('webhook_endpoints.apiKeyId', caller.keyId)
    },
    async beforeWrite({ method, data, work }) {
      checkUrl(data.url)
      if (method === 'create') {
        const { customerId } = data
        // Two that are made at once wait for each other here.
        await work.trx('account').where({ id: customerId }).forNoKeyUpdate().first('id')
        const { length } = await work.trx('webhook_endpoints').where({ customerId }).select('id')
        if (length >= maxWebhookEndpoints)
          throw invalid({ url: refusal('endpoints-full', { max: maxWebhookEndpoints }) })
      }
      // Who switches it on again begins anew.
      return data.enabled ? { ...data, failingSince: null, disabledAt: null } : data
    },
  }),
  () => [makeSecret],
)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'webhook-endpoints': { sealedSecret: string; formerSealed: string | null }
  }
}
