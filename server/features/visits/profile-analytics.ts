import { analyticsContract } from '@mainstreet/shared/contracts/profile'
import type { AroundHook } from '../../declarations'
import { tableService } from '../../kit/service/feature'
import { isUncounted } from '../../kit/service/uncounted'

/** Counts a visitor's events before their transaction begins: a refused call costs no connection. What is not to be counted, such as what is done in a preview, is answered and forgotten. */
const countable: AroundHook = async (context, next) => {
  const { app, method, params } = context
  if (method === 'create' && params.provider) {
    await app.get('limits').limit('analytics-address', params.address ?? '')
    if (params.site !== undefined) await app.get('limits').limit('analytics-account', params.site)
    if (isUncounted(params) || params.preview) {
      const { customerId: _, ...event } = context.data
      context.result = event
      return
    }
  }
  await next()
}

/** What visitors did; the account and the time are the server's word. */
export const profileAnalytics = tableService(
  analyticsContract,
  () => ({ beforeWrite: ({ data, work }) => ({ ...data, createdAt: work.now.toISOString() }) }),
  () => [countable],
)
