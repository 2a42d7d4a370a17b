import { memberRoles, reads, type MemberRole } from '@mainstreet/shared/access'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { contractOf, type OperationPath, type TablePath } from '@mainstreet/shared/services'
import type { RowChange, RowEvent } from '@mainstreet/shared/row-change'
import { mayCall, seesAsVisitor } from '@mainstreet/shared/may-call'
import type { Change } from '../service/change-log'
import { hiddenFrom, isPublicRow, present } from '../service/present'

/** Who receives an event: the visitors of a site, its account's members by their role (staff who look at it as its owners), or its programs. */
export type Audience = 'site' | MemberRole | 'integrator'

/** Everybody who receives events of an account beside the visitors of its site. */
export const insiders = [...memberRoles, 'integrator'] as const

/** A change as it leaves for those who see the same of it: of a row, or of an operation whose answer is another now. */
export interface PublishedEvent extends RowChange<TablePath | OperationPath> {
  customerId: number
  audiences: readonly Audience[]
  /** Who is among them and here as well is sent another view of it. */
  except: readonly Audience[]
}

/** A change without its row, in few bytes, for other processes: they read the rows themselves. */
export interface Envelope extends Omit<RowChange<TablePath>, 'row'> {
  id: number
  customerId: number
  /** Whether visitors could see the row before and can see it after. */
  before: boolean
  after: boolean
}

/** Whether visitors see a changed row before the change or after it. */
export const isVisible = (change: Change, moment: 'before' | 'after'): boolean => {
  const row = change[moment]
  return row !== null && change.publicParent?.[moment] !== false && isPublicRow(contractOf(change.path), row)
}

/** What the other processes get of a change. */
export const envelopeOf = (change: Change): Envelope => {
  const { path, event, id, customerId } = change
  return {
    path,
    event,
    id,
    customerId,
    before: isVisible(change, 'before'),
    after: isVisible(change, 'after'),
  }
}

// To a visitor, a row that stops being public is removed, and one that becomes public is new.
const eventForVisitors = ({ event, before, after }: Envelope): RowEvent => {
  if (!after) return 'removed'
  return before || event === 'created' ? event : 'created'
}

/** A program sees what owners see. */
const asReader = (audience: (typeof insiders)[number]) => (audience === 'integrator' ? 'owner' : audience)

/** What is hidden from a role in a row and in what is embedded there, to be compared with another's. */
const hiddenIn = (contract: AnyTableContract, role: (typeof insiders)[number]): string =>
  JSON.stringify(
    [contract, ...Object.values(contract.embeds)].map((each) => hiddenFrom(each, asReader(role))),
  )

/** The events of a change, one for each view of it; none where the service is not live. A helper with several duties gets the one that shows most. */
export const eventsOf = (envelope: Envelope, rows: Pick<Change, 'before' | 'after'>): PublishedEvent[] => {
  const { path, event, id, customerId, before, after } = envelope
  const contract = contractOf(path)
  if (!contract.live) return []
  // What another process removed or hid cannot be read here any more.
  const unread = { id, [contract.tenantColumn]: customerId }
  const row = rows.after ?? rows.before ?? unread
  const hears = (role: (typeof insiders)[number]) =>
    reads.some((method) => mayCall(contract, role, method)) &&
    !(role === 'integrator' && contract.access.integrator === 'own')
  const readers = insiders.filter(hears)
  const within = readers.filter((role) => !seesAsVisitor(contract, role))
  const hidden = new Map(within.map((role) => [role, hiddenIn(contract, role)]))
  const asInsiders = [...new Set(hidden.values())].map((columns) => {
    const audiences = within.filter((role) => hidden.get(role) === columns)
    const first = audiences[0]!
    const except = within.slice(0, within.indexOf(first)).filter((role) => hidden.get(role) !== columns)
    return { path, event, customerId, audiences, except, row: present(contract, asReader(first), row) }
  })
  if (!before && !after) return asInsiders
  const shown = event === 'removed' ? row : ((after ? rows.after : rows.before) ?? unread)
  const view = present(contract, 'visitor', shown)
  const asVisitors = ['site' as const, ...readers.filter((role) => seesAsVisitor(contract, role))]
  const seen = eventForVisitors(envelope)
  return [...asInsiders, { path, event: seen, customerId, audiences: asVisitors, except: within, row: view }]
}
