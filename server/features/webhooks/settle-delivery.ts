import { webhookTrialHours } from '@mainstreet/shared/contracts/webhooks'
import { hourMs, dayMs } from '@mainstreet/shared/rules/time/durations'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { recordDelivery, type DeliveryRow } from './delivery-row'
import type { Attempt } from './send-delivery'
import { queueTroubleMails } from './trouble-mails'

const firstDelayMs = 10_000
const longestDelayMs = 12 * hourMs
/** An endpoint that has failed for so long is switched off. */
const disableAfterMs = 5 * dayMs

/** When a delivery is tried again: 10 seconds, 40 seconds, … 12 hours; undefined when it has been tried for three days. */
const nextAttempt = (
  { attempts, trialSince }: Pick<DeliveryRow, 'attempts' | 'trialSince'>,
  now: Date,
): Date | undefined => {
  const delay = Math.min(longestDelayMs, firstDelayMs * 4 ** (attempts - 1))
  const at = new Date(now.getTime() + delay)
  return at.getTime() - trialSince.getTime() > webhookTrialHours * hourMs ? undefined : at
}

const outcomeOf = (delivery: DeliveryRow, attempt: Attempt, now: Date): Partial<DeliveryRow> => {
  const { isDelivered, ...answer } = attempt
  if (isDelivered) return { ...answer, status: 'sent', sentAt: now }
  const runAt = nextAttempt(delivery, now)
  return runAt ? { ...answer, runAt } : { ...answer, status: 'failed' }
}

interface Settled {
  work: Work
  after: DeliveryRow
  isDelivered: boolean
  now: Date
}

/** Notes at the endpoint since when it fails, and switches it off when that has been long. */
const settleEndpoint = async (app: Application, { work, after, isDelivered, now }: Settled) => {
  const service = app.service('webhook-endpoints')
  const [before] = await service.rowsById([after.endpointId], work)
  if (!before) return
  const failingSince = isDelivered ? null : (before.failingSince ?? now.toISOString())
  const hasGivenUp = after.status === 'failed'
  const isLost =
    hasGivenUp && failingSince !== null && now.getTime() - Date.parse(failingSince) >= disableAfterMs
  if (hasGivenUp)
    await queueTroubleMails(app, work, { endpoint: before, isDisabled: isLost && before.enabled, now })
  if (failingSince === before.failingSince && !isLost) return
  const since = failingSince === null ? null : new Date(failingSince)
  const columns = { failingSince: since, ...(isLost && { enabled: false, disabledAt: now }) }
  await service.rewrite(before.id, columns, work)
}

/** Stores how an attempt ended; only of the attempt that was claimed. */
export const settleDelivery = (
  app: Application,
  delivery: DeliveryRow,
  { attempt, now }: { attempt: Attempt; now: Date },
): Promise<DeliveryRow['status'] | undefined> =>
  app.get('runWork')(server, async (work) => {
    const mine = { id: delivery.id, status: 'waiting', attempts: delivery.attempts } as const
    const before = await work.trx('webhook_deliveries').where(mine).forUpdate().first()
    if (!before) return undefined
    const [after] = await work
      .trx('webhook_deliveries')
      .where({ id: delivery.id })
      .update({ leasedUntil: null, ...outcomeOf(before, attempt, now) })
      .returning('*')
    recordDelivery(work, { before, after: after! })
    await settleEndpoint(app, { work, after: after!, isDelivered: attempt.isDelivered, now })
    return after!.status
  })
