import { BadRequest, MethodNotAllowed } from '@feathersjs/errors'
import type { Application } from '../../../declarations'
import type { Middleware, RequestContext } from '../../../kit/http/context'
import { rawBody } from '../../../kit/http/uploads/raw-body'
import type { PaymentProvider, ProviderNews } from '../../../kit/payments/payment-provider'
import { providers } from '../../../kit/payments/providers'
import { webhookSecretsOf } from '../../store/payment-keys'
import { settleNews } from './settle-news'

const address = /^\/webhooks\/(\w+)\/(\d{1,9})\/?$/

type Webhook = NonNullable<PaymentProvider['webhook']>

interface Addressed {
  name: PaymentProvider['name']
  webhook: Webhook
  customerId: number
}

const readNews = async (
  app: Application,
  ctx: RequestContext,
  { webhook, customerId }: Addressed,
): Promise<ProviderNews> => {
  const body = await rawBody(ctx)
  const signature = ctx.get(webhook.signatureHeader)
  const news = await webhook.read({ body, signature }, await webhookSecretsOf(app, customerId))
  if (news) return news
  await app.get('limits').limitAddress('webhooks-forged-address', ctx.feathers.address)
  // The same for accounts that are not there: nobody finds out which are.
  throw new BadRequest('The signature does not belong to this body, or is too old.', {
    errors: { [webhook.signatureHeader]: 'is not valid' },
  })
}

const receiveEvent = async (app: Application, ctx: RequestContext, to: Addressed) => {
  ctx.set('cache-control', 'no-store')
  if (ctx.method !== 'POST') throw new MethodNotAllowed('Events are sent with POST.')
  const news = await readNews(app, ctx, to)
  await app.get('limits').limit('webhooks-account', to.customerId)
  await settleNews(app, { customerId: to.customerId, provider: to.name }, news)
  ctx.body = { ok: true }
}

/** Takes what providers say about an account's payments, each at an address of its own. The body is checked as it was sent, so it is no service. */
export const paymentWebhooks =
  (app: Application): Middleware =>
  (ctx, next) => {
    const [, name, customerId] = address.exec(ctx.path) ?? []
    const provider = providers.find((each) => each.name === name)
    if (!provider?.webhook) return next()
    return receiveEvent(app, ctx, {
      name: provider.name,
      webhook: provider.webhook,
      customerId: Number(customerId),
    })
  }
