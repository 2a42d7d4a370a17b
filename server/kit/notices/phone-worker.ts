import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import webPush from 'web-push'
import type { Application } from '../../declarations'
import { guardedPost, postAt } from '../http/guarded-post'
import { createLease } from '../queue/lease'
import { createWorker, type Worker } from '../queue/worker'
import { channel, type QueuedNotice } from './phone-notices'
import { vapidKeys } from './vapid-keys'

const maxAttempts = 6
/** So long a push service keeps what it cannot hand over. */
const keptSeconds = 24 * 3600

const lease = (app: Application) =>
  createLease<QueuedNotice>(app, {
    table: 'phone_notices',
    leaseMs: minuteMs,
    due: 'task."runAt" <= now()',
    order: 'task."runAt", task.id',
    limit: 10,
    set: 'attempts = attempts + 1',
    returning: '*',
  })

/** What a push service made of a notice: it has it, the phone is not connected any more, or it is tried again. */
type Outcome = 'sent' | 'gone' | 'failed'

const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}

const send = async (
  app: Application,
  { phoneId, title, body, path, tag }: QueuedNotice,
): Promise<Outcome> => {
  const { knex } = app.get('database')
  const phone = await knex('phones').where({ id: phoneId }).first()
  if (!phone) return 'gone'
  const { secretKey, pushApiBase, supportUrl } = app.get('settings')
  const { endpoint, p256dh, auth } = phone
  const subject = supportUrl || 'mailto:no-reply@mainstreet.localhost'
  // The library encrypts; what it would send with does not refuse private networks.
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, path, tag }),
    { TTL: keptSeconds, urgency: 'high', vapidDetails: { subject, ...vapidKeys(secretKey) } },
  )
  const post = pushApiBase ? postAt(pushApiBase) : guardedPost
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const answer = await post(endpoint, { headers, body: request.body ?? '' })
  return outcomeOf(answer.status)
}

const carryOut = async (app: Application, notice: QueuedNotice): Promise<void> => {
  const { knex } = app.get('database')
  const outcome = await send(app, notice).catch((err: unknown): Outcome => {
    app.get('log').warn({ err, notice: notice.id }, 'phone not told')
    return 'failed'
  })
  app.get('metrics').jobDone('phone notice', outcome)
  const { id, attempts, phoneId } = notice
  if (outcome === 'gone') await knex('phones').where({ id: phoneId }).del()
  else if (outcome === 'sent' || attempts >= maxAttempts) await knex('phone_notices').where({ id }).del()
  else {
    const runAt = new Date(Date.now() + minuteMs * 2 ** (attempts - 1))
    await knex('phone_notices').where({ id, attempts }).update({ runAt, leasedUntil: null })
  }
}

/** Sends queued notices to phones, through the push services of their browsers. */
export const createPhoneWorker = (app: Application): Worker => {
  const { claim } = lease(app)
  return createWorker<QueuedNotice>(app, {
    name: 'phone notices',
    channel,
    claim: () => claim(),
    carryOut: (notice) => carryOut(app, notice),
  })
}
