import type { Application } from '../../declarations'
import type { DeliveryRow } from './delivery-row'
import type { Rows } from '../../kit/database/rows'

// Longer than the slowest attempt: another process sends it only when this one has ended.
const leaseSeconds = 60
const perEndpoint = 4
const atOnce = 20

/**
 * What is due and nobody is sending, as this process's own for as long as the lease. Of each order or item only the
 * first one that waits is due, and an endpoint that answers slowly has a few under way at most.
 */
export const claimDeliveries = async (app: Application, now: Date): Promise<DeliveryRow[]> => {
  const { rows } = await app.get('database').knex.raw<Rows<DeliveryRow>>(
    `update webhook_deliveries set attempts = attempts + 1, "leasedUntil" = :leasedUntil
     where id in (
       select due.id from webhook_endpoints endpoint cross join lateral (
         select one.id from webhook_deliveries one
         where one."endpointId" = endpoint.id and one.status = 'waiting' and one."runAt" <= :now
           and (one."leasedUntil" is null or one."leasedUntil" < :now)
           and not exists (select 1 from webhook_deliveries earlier
             where earlier."endpointId" = one."endpointId" and earlier.subject = one.subject
               and earlier.status = 'waiting' and earlier.id < one.id)
         order by one.id limit ${perEndpoint} for update of one skip locked) due
       where endpoint.enabled limit ${atOnce})
     returning *`,
    { now, leasedUntil: new Date(now.getTime() + leaseSeconds * 1000) },
  )
  return rows
}
