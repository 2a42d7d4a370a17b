import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, parentOf, type TablePath } from '@mainstreet/shared/services'
import { accountOfRow, type Change, type ChangeLog } from '../service/change-log'
import { isPublicRow, present } from '../service/present'
import type { Publisher, Work } from '../service/work'
import type { Bus } from './bus'
import { withoutChanges } from './without-changes'

/** Who hears an event: the visitors of a site, or the owners and staff who look at its account. */
export type Audience = 'site' | 'back-office'

/** One event as it leaves for one audience. */
export interface PublishedEvent {
  path: TablePath
  event: Change['event']
  customerId: number
  audience: Audience
  view: AnyRecord
}

/** A change in few bytes, for other processes: they read the rows themselves. */
interface Envelope {
  path: TablePath
  event: Change['event']
  id: number
  customerId: number
  was: boolean
  is: boolean
}

interface Tools {
  bus: Bus
  rowsById(path: TablePath, ids: readonly number[], work?: Work): Promise<AnyRecord[]>
  publish(event: PublishedEvent): void
  /** Told of every change that visitors could notice, or of any at all. */
  onChange(change: { path: TablePath; customerId: number; id: number; public: boolean }): void
}

const envelopesPerMessage = 40

/** Turns committed changes into events, one view per audience, here and in the other processes. */
export const createPublisher = ({ bus, rowsById, publish, onChange }: Tools): Publisher => {
  const visible = (change: Change, moment: 'before' | 'after'): boolean => {
    const row = change[moment]
    return (
      row !== null && change.publicParent?.[moment] !== false && isPublicRow(contractOf(change.path), row)
    )
  }

  const envelope = (change: Change): Envelope => {
    const { path, event, id, customerId } = change
    return { path, event, id, customerId, was: visible(change, 'before'), is: visible(change, 'after') }
  }

  const deliver = (
    { path, event, id, customerId, was, is }: Envelope,
    rows: Pick<Change, 'before' | 'after'>,
  ) => {
    const contract = contractOf(path)
    if (!contract.live) return
    const row = rows.after ?? rows.before ?? { id, [contract.tenant]: customerId }
    publish({ path, event, customerId, audience: 'back-office', view: present(contract, 'owner', row) })
    const seen = event === 'removed' ? row : is ? rows.after : rows.before
    // To a visitor, a row that stops being public is gone, and one that becomes public is new.
    const asSeen = is ? (was || event === 'created' ? event : 'created') : 'removed'
    if (was || is)
      publish({
        path,
        event: asSeen,
        customerId,
        audience: 'site',
        // Another process's row was public once; what it holds now is not for visitors.
        view: present(contract, 'visitor', seen ?? { id, [contract.tenant]: customerId }),
      })
  }

  /** Parents change with their children: each is read once, at the end, and decides for the children. */
  const settleParents = async (work: Work, { changes, parents }: ChangeLog) => {
    const own = new Map(changes.map((change) => [`${change.path} ${change.id}`, change]))
    for (const [key, { path, id }] of parents) {
      if (own.has(key)) continue
      const [row] = await rowsById(path, [id], work)
      if (!row) continue
      const change: Change = {
        path,
        event: 'patched',
        id,
        customerId: accountOfRow(path, row),
        before: withoutChanges(row, path, changes),
        after: row,
      }
      changes.push(change)
      own.set(key, change)
    }
    for (const change of changes) {
      const parent = parentOf(contractOf(change.path))
      const row = change.after ?? change.before
      const parentChange = parent && own.get(`${parent.path} ${row?.[parent.key]}`)
      if (parentChange)
        change.publicParent = {
          before: visible(parentChange, 'before'),
          after: visible(parentChange, 'after'),
        }
    }
  }

  const notice = ({ path, customerId, id, was, is }: Envelope) =>
    onChange({ path, customerId, id, public: was || is })

  bus.on('changes', async (envelopes: Envelope[]) => {
    // Before any row is read: until then, what was remembered of them would still be believed.
    envelopes.forEach(notice)
    for (const each of envelopes) {
      const gone = each.event === 'removed'
      const [row] = gone ? [] : await rowsById(each.path, [each.id]).catch(() => [])
      // A row changed again or removed meanwhile has its own message on the way.
      if (row || gone) deliver(each, { before: null, after: row ?? null })
    }
  })

  return {
    async settle(work, log) {
      await settleParents(work, log)
      const envelopes = log.changes.map(envelope)
      const messages = []
      for (let at = 0; at < envelopes.length; at += envelopesPerMessage) {
        messages.push({ kind: 'changes', body: envelopes.slice(at, at + envelopesPerMessage) })
      }
      await bus.send(work.trx, messages)
    },
    publish: (changes) => {
      for (const change of changes) {
        const told = envelope(change)
        notice(told)
        deliver(told, change)
      }
    },
  }
}
