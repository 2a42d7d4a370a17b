import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { createLease } from '../../kit/queue/lease'
import type { DeliveryRow } from './delivery-row'

const perEndpoint = 4

/** What is due: of each order or item only the first one that waits, and a few of an endpoint, which may answer slowly. */
export const deliveryLease = (app: Application) =>
  createLease<DeliveryRow>(app, {
    table: 'webhook_deliveries',
    // Longer than the slowest attempt: another process sends it only when this one has ended.
    leaseMs: minuteMs,
    due: `task.status = 'waiting' and task.id in (
      select one.id from webhook_endpoints endpoint cross join lateral (
        select id from webhook_deliveries one
        where one."endpointId" = endpoint.id and one.status = 'waiting' and one."runAt" <= :now
          and (one."leasedUntil" is null or one."leasedUntil" < :now)
          and not exists (select 1 from webhook_deliveries earlier
            where earlier."endpointId" = one."endpointId" and earlier.subject = one.subject
              and earlier.status = 'waiting' and earlier.id < one.id)
        order by one.id limit ${perEndpoint}) one
      where endpoint.enabled)`,
    limit: 20,
    set: 'attempts = attempts + 1',
    returning: '*',
  })
