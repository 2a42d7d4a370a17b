import { webhookDeliveryContract } from '@mainstreet/shared/contracts/webhooks'
import type { RecordAt } from '@mainstreet/shared/services'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'

/** A row of `webhook_deliveries`; its moments are dates. */
export type DeliveryRow = StoredRow<'webhook-deliveries'>

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'webhook-deliveries': {
      /** Since when it is tried: it is given up so long after that. */
      trialSince: Date
      leasedUntil: Date | null
    }
  }
}

/** Where the workers hear that there is something to send. */
export const deliveryChannel = 'webhook_deliveries'

const recordOf = (row: DeliveryRow): RecordAt<'webhook-deliveries'> => {
  const columns = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    Object.keys(webhookDeliveryContract.record.properties).map((name) => {
      const value = columns.get(name)
      return [name, value instanceof Date ? value.toISOString() : value]
    }),
    // Column by column, which TypeScript cannot follow.
  ) as RecordAt<'webhook-deliveries'>
}

/** Says in a work what became of a delivery. */
export const recordDelivery = (
  work: Pick<Work, 'changed'>,
  { before, after }: { before: DeliveryRow | null; after: DeliveryRow },
): void => work.changed('webhook-deliveries', { before: before && recordOf(before), after: recordOf(after) })

/** Wakes the workers of all servers when the work is committed. */
export const wakeWorkers = async ({ trx }: Pick<Work, 'trx'>): Promise<void> => {
  await trx.raw('select pg_notify(?, ?)', [deliveryChannel, ''])
}
