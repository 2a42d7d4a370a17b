import { NotFound } from '@feathersjs/errors'
import { subscription, type Subscriber } from '@mainstreet/shared/contracts/newsletter'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/define-service'
import { readSubscriberToken } from './subscriber-token'

type Act = 'see' | 'confirm' | 'leave'

/** The first sign and the last one of a name: enough for whose it is, too little for anybody else. */
const masked = (email: string): string => {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}@${host}`
}

const changeBy = (
  act: Act,
  { status }: Pick<Subscriber, 'status'>,
  now: Date,
): Partial<Subscriber> | undefined => {
  if (act === 'confirm' && status !== 'subscribed')
    return { status: 'subscribed', confirmedAt: now.toISOString(), leftAt: null }
  if (act === 'leave' && status !== 'left') return { status: 'left', leftAt: now.toISOString() }
  return undefined
}

/** Does what the holder of a subscriber's link asks; undefined where the link is of nobody on this site. */
export const followSubscription = async (
  app: Application,
  { token, act, siteId }: { token: string; act: Act; siteId: number | undefined },
): Promise<{ email: string; status: Subscriber['status'] } | undefined> => {
  const id = readSubscriberToken(app, token)
  if (id === undefined) return undefined
  return app.get('runWork')(server, async (work) => {
    const row = await work.trx('subscribers').where({ id }).forUpdate().first('customerId', 'email', 'status')
    if (!row || (siteId !== undefined && siteId !== row.customerId)) return undefined
    const change = changeBy(act, row, work.now)
    if (change) await app.service('subscribers').patch(id, change, { work })
    return { email: masked(row.email), status: change?.status ?? row.status }
  })
}

/** Says how a subscription stands, confirms it or ends it, for whoever holds its link. */
export const subscriptionOperation = operationService(
  subscription,
  (app) =>
    async ({ token, act }, { siteId }) => {
      const found = await followSubscription(app, { token, act, siteId })
      if (!found) throw new NotFound(refusal('link-over'))
      return { ok: true as const, ...found }
    },
)
