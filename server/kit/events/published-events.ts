import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type OperationPath, type TablePath } from '@mainstreet/shared/services'
import type { Change } from '../service/change-log'
import { isPublicRow, present } from '../service/present'

/** Who receives an event: the visitors of a site, or the owners and staff who look at its account. */
export type Audience = 'site' | 'back-office'

/** One event as it leaves for one audience: of a row, or of an operation whose answer is another now. */
export interface PublishedEvent {
  path: TablePath | OperationPath
  event: Change['event']
  customerId: number
  audience: Audience
  view: AnyRecord
}

/** A change in few bytes, for other processes: they read the rows themselves. */
export interface Envelope {
  path: TablePath
  event: Change['event']
  id: number
  customerId: number
  /** Whether visitors could see the row before and can see it after. */
  was: boolean
  is: boolean
}

/** Whether visitors see a changed row before the change or after it. */
export const isVisible = (change: Change, moment: 'before' | 'after'): boolean => {
  const row = change[moment]
  return row !== null && change.publicParent?.[moment] !== false && isPublicRow(contractOf(change.path), row)
}

/** What the other processes get of a change. */
export const envelopeOf = (change: Change): Envelope => {
  const { path, event, id, customerId } = change
  return { path, event, id, customerId, was: isVisible(change, 'before'), is: isVisible(change, 'after') }
}

// To a visitor, a row that stops being public is removed, and one that becomes public is new.
const eventForVisitors = ({ event, was, is }: Envelope): Change['event'] => {
  if (!is) return 'removed'
  return was || event === 'created' ? event : 'created'
}

/** The events of a change, one per audience; none where the service is not live. */
export const eventsOf = (envelope: Envelope, rows: Pick<Change, 'before' | 'after'>): PublishedEvent[] => {
  const { path, event, id, customerId, was, is } = envelope
  const contract = contractOf(path)
  if (!contract.live) return []
  // What another process removed or hid cannot be read here any more.
  const unread = { id, [contract.tenant]: customerId }
  const row = rows.after ?? rows.before ?? unread
  const forOwners = present(contract, 'owner', row)
  const backOffice = { path, event, customerId, audience: 'back-office', view: forOwners } as const
  if (!was && !is) return [backOffice]
  const shown = event === 'removed' ? row : ((is ? rows.after : rows.before) ?? unread)
  const view = present(contract, 'visitor', shown)
  return [backOffice, { path, event: eventForVisitors(envelope), customerId, audience: 'site', view }]
}
