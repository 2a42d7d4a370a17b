import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Limits } from '../../kit/rate-limit'
import { createDeliverer, sweepDeliveries } from './deliver-due'
import { queueEventsOf } from './queue-domain-events'
import { resendWebhookOperation } from './resend-webhook'
import { rotateSecret } from './rotate-webhook-secret'
import { testWebhookOperation } from './test-webhook'
import { webhookDeliveries } from './webhook-deliveries'
import { webhookEndpoints } from './webhook-endpoints'

const limits = {
  'webhook-tests-account': { points: 60, seconds: 3600, of: ['webhook-test', 'webhook-resend'] },
} as const satisfies Limits

/** Tells programs of what happens to an account: events are queued by the works that cause them, and sent beside the calls. */
export const webhooks = feature({
  services: {
    'webhook-deliveries': webhookDeliveries,
    'webhook-endpoints': webhookEndpoints,
    'webhook-resend': resendWebhookOperation,
    'webhook-rotate': rotateSecret,
    'webhook-test': testWebhookOperation,
  },
  observe: () => queueEventsOf,
  jobs: { 'sweep-webhooks': { everyMs: hourMs, run: sweepDeliveries } },
  workers: (app) => [createDeliverer(app)],
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    webhooks: typeof limits
  }
}
