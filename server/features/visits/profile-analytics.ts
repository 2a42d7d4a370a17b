import { NotFound } from '@feathersjs/errors'
import { analyticsContract, type AnalyticsEvent } from '@mainstreet/shared/contracts/site/visits'
import { server } from '../../kit/service/caller/caller'
import type { Application, AroundHook } from '../../declarations'
import { groupCalls } from '../../kit/group-calls'
import { tableService } from '../../kit/service/define-service'
import { isUncounted } from '../../kit/service/caller/is-uncounted'
import type { Work } from '../../kit/service/work'
import { recordEvents } from './record-events'
import { publishSummaryChanges } from './summary-changes'

type Body = Omit<AnalyticsEvent, 'id' | 'createdAt'>

const mostAtOnce = 200
/** What a body may leave out. */
const defaults = { referrer: '', mobile: false }
// Values that the database refuses, keys that lead nowhere.
const ownStates = /^2[23]/

/** Counts a visitor's events before their transaction begins: a refused call costs no connection. What is not to be counted is answered and forgotten. */
const refuseUncountable: AroundHook = async (context, next) => {
  const { app, method, params } = context
  if (method === 'create' && params.provider) {
    await app.get('limits').limitAddress('analytics-address', params.address)
    if (params.siteId !== undefined) await app.get('limits').limit('analytics-account', params.siteId)
    if (isUncounted(params) || params.preview) {
      const { customerId: _, ...event } = context.data as Body
      context.result = event
      return
    }
  }
  await next()
}

/** Stores events and counts them in one work; the time is the server's word. */
const createRecorder = (app: Application) => {
  const say = publishSummaryChanges(app)
  return async (work: Work, events: readonly Body[]): Promise<AnalyticsEvent[]> => {
    const rows = await recordEvents(
      work.trx,
      events.map((event) => ({ ...defaults, ...event, createdAt: work.now })),
    )
    await say(work, [...new Set(events.map(({ customerId }) => customerId))])
    return rows
  }
}

/** Records events that come while others are being committed together: a commit costs the same for one and for many. */
const recordTogether = (app: Application): AroundHook => {
  const record = createRecorder(app)
  const recordSoon = groupCalls({
    run: (events: readonly Body[]) => app.get('runWork')(server, (work) => record(work, events)),
    isOfOneCall: (error) =>
      error instanceof NotFound || ownStates.test(String((error as { code?: unknown }).code)),
    max: mostAtOnce,
  })
  return async (context, next) => {
    const { method, params } = context
    if (method !== 'create') return next()
    const data = context.data as Body
    context.result = params.work ? (await record(params.work, [data]))[0] : await recordSoon(data)
  }
}

/** What visitors did; the account and the time are the server's word. */
export const profileAnalytics = tableService(
  analyticsContract,
  () => ({}),
  (app) => [refuseUncountable, recordTogether(app)],
)
