import { randomUUID } from 'node:crypto'
import { secretColumnsOf } from '@mainstreet/shared/columns'
import type { AnyRecord } from '@mainstreet/shared/contract'
import type { sentEvents, WebhookBody, WebhookEvent } from '@mainstreet/shared/contracts/webhooks'
import { contractOf } from '@mainstreet/shared/services'
import type { Change } from '../../kit/service/change-log'
import { present } from '../../kit/service/present'
import type { Work } from '../../kit/service/work'
import type { Rows } from '../../kit/database/rows'
import { recordDelivery, wakeWorkers, type DeliveryRow } from './delivery-row'

/** An event as it is queued, for whichever endpoint. */
interface DomainEvent {
  customerId: number
  eventId: string
  event: (typeof sentEvents)[number]
  subject: string
  body: string
}

/** What a change is called outside; undefined where nobody is told of it. */
const eventOf = ({ path, event, before, after }: Change): WebhookEvent | undefined => {
  if (path === 'account-orders') return event === 'created' ? 'order.created' : 'order.updated'
  if (path === 'market-items')
    return event === 'created' ? 'item.created' : event === 'removed' ? 'item.removed' : 'item.updated'
  const isStock = path === 'market-variations' && before && after && before.stock !== after.stock
  return isStock ? 'stock.changed' : undefined
}

/** The row as its owner reads it, never a secret. */
const viewOf = ({ path, before, after }: Change): AnyRecord => {
  const contract = contractOf(path)
  const view = present(contract, 'owner', after ?? before!)
  for (const column of secretColumnsOf(contract.record)) delete view[column]
  return view
}

/** A body that tells of something, under a new id. */
export const newDomainEvent = (
  work: Pick<Work, 'now'>,
  {
    data,
    subject,
    ...about
  }: Pick<DomainEvent, 'customerId' | 'event' | 'subject'> & { data: AnyRecord | object },
): DomainEvent => {
  const eventId = `evt_${randomUUID()}`
  const { customerId, event } = about
  const createdAt = work.now.toISOString()
  const body: WebhookBody = { id: eventId, type: event, createdAt, customerId, data: { ...data } }
  return { customerId, eventId, event, subject, body: JSON.stringify(body) }
}

const domainEventsOf = (work: Work, change: Change): DomainEvent[] => {
  const event = eventOf(change)
  if (!event) return []
  const data = viewOf(change)
  // Stock comes in order with its item's other events.
  const subject =
    event === 'stock.changed' ? `market-items:${String(data.itemId)}` : `${change.path}:${change.id}`
  return [newDomainEvent(work, { customerId: change.customerId, event, subject, data })]
}

/** Queues events, each for the endpoints that want it, in the work that caused them. */
export const queueDomainEvents = async (
  work: Work,
  happened: readonly DomainEvent[],
  endpointId: number | null = null,
): Promise<DeliveryRow[]> => {
  const { rows } = await work.trx.raw<Rows<DeliveryRow>>(
    // Locked, so that what is committed later has the higher id: ids are the order in which events are sent.
    `with target as (
       select id, "customerId", events from webhook_endpoints
       where "customerId" = any(:accounts)
         and case when cast(:endpointId as integer) is null then enabled else id = :endpointId end
       order by id for no key update),
     happened as (
       select * from rows from (json_to_recordset(cast(:happened as json)) as
         ("customerId" integer, "eventId" text, event text, subject text, body text))
         with ordinality as listed("customerId", "eventId", event, subject, body, place))
     insert into webhook_deliveries
       ("customerId", "endpointId", "eventId", event, subject, body, "createdAt", "trialSince", "runAt")
     select happened."customerId", target.id, happened."eventId", happened.event, happened.subject,
       happened.body, cast(:now as timestamptz), cast(:now as timestamptz), cast(:now as timestamptz)
     from happened join target on target."customerId" = happened."customerId"
       and (cast(:endpointId as integer) is not null or jsonb_exists(target.events, happened.event))
     order by happened.place, target.id
     returning *`,
    {
      accounts: [...new Set(happened.map(({ customerId }) => customerId))],
      happened: JSON.stringify(happened),
      now: work.now,
      endpointId,
    },
  )
  for (const after of rows) recordDelivery(work, { before: null, after })
  if (rows.length) await wakeWorkers(work)
  return rows
}

/** Queues what a work's changes mean to integrators, with them and never without. */
export const queueEventsOf = async (work: Work, changes: readonly Change[]): Promise<void> => {
  const happened = changes.flatMap((change) => domainEventsOf(work, change))
  if (happened.length) await queueDomainEvents(work, happened)
}
