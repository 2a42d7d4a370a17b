import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Change } from '../service/change-log'
import { isPublicRow } from '../service/present'
import type { Publisher, Work } from '../service/work'
import type { Bus } from './bus'
import { addParentChanges, addParentVisibility } from './parent-changes'
import { envelopeOf, eventsOf, type Envelope, type PublishedEvent } from './published-events'

/** What is to be written with a work's changes or not at all, whatever wrote them; may change more. */
export type ChangeObserver = (work: Work, changes: readonly Change[]) => Promise<void>

/** Called with every committed change, here and in other processes. */
export type ChangeListener = (change: {
  path: TablePath
  customerId: number
  id: number
  /** Whether visitors could notice it. */
  public: boolean
  /** Whether visitors saw the row and are to see it no more. */
  withdrawn: boolean
}) => void

interface Tools {
  bus: Bus
  observers: readonly ChangeObserver[]
  rowsById(path: TablePath, ids: readonly number[], work?: Work): Promise<AnyRecord[]>
  publish(event: PublishedEvent): void
  /** Whether somebody here is to hear of a change. */
  hasHearers(change: Envelope): boolean
  onChange: ChangeListener
}

const envelopesPerMessage = 40

/** What was public when it changed and is no more may not be shown: its later message says so to everybody. */
const asItIs = (envelope: Envelope, row: AnyRecord | undefined): Envelope =>
  row && envelope.after && !isPublicRow(contractOf(envelope.path), row)
    ? { ...envelope, after: false }
    : envelope

/** Publishes here what other processes have changed, once `notify` has been told of it. */
const hearOthers = (
  { bus, rowsById, publish, hasHearers }: Omit<Tools, 'observers' | 'onChange'>,
  notify: (envelope: Envelope) => void,
) => {
  /** The rows of other processes' changes, by their service and id. */
  const rowsNow = async (envelopes: readonly Envelope[]) => {
    const ids = new Map<TablePath, Set<number>>()
    for (const { path, id, event } of envelopes)
      if (event !== 'removed') ids.set(path, (ids.get(path) ?? new Set()).add(id))
    const found = await Promise.all(
      [...ids].map(async ([path, wanted]) => {
        const rows = await rowsById(path, [...wanted]).catch(() => [])
        return rows.map((row) => [`${path} ${row.id}`, row] as const)
      }),
    )
    return new Map(found.flat())
  }

  let untold: Envelope[] = []
  let isTelling = false

  const tell = async (envelopes: readonly Envelope[]) => {
    const rows = await rowsNow(envelopes)
    for (const each of envelopes) {
      const row = rows.get(`${each.path} ${each.id}`)
      // A row changed again or removed meanwhile has a later message of its own.
      if (row || each.event === 'removed')
        eventsOf(asItIs(each, row), { before: null, after: row ?? null }).forEach(publish)
    }
  }

  /** What comes together, or while rows are read, is read together. */
  const tellAll = async () => {
    isTelling = true
    try {
      await nextTurn()
      while (untold.length > 0) {
        const envelopes = untold.filter(hasHearers)
        untold = []
        await tell(envelopes)
      }
    } finally {
      isTelling = false
    }
  }

  bus.on('changes', (envelopes: Envelope[]) => {
    // First, because caches must not answer with old rows while the new ones are read.
    envelopes.forEach(notify)
    untold.push(...envelopes)
    if (!isTelling) void tellAll()
  })
}

/** Turns committed changes into events, one view per audience, here and in the other processes. */
export const createPublisher = (tools: Tools): Publisher => {
  const { bus, observers, rowsById, publish, onChange } = tools
  const notify = ({ path, customerId, id, before, after }: Envelope) =>
    onChange({ path, customerId, id, public: before || after, withdrawn: before && !after })
  hearOthers(tools, notify)

  return {
    async settle(work, log) {
      await addParentChanges(log, (path, ids) => rowsById(path, ids, work))
      const changes = [...log.changes]
      for (const observe of observers) await observe(work, changes)
      addParentVisibility(log.changes)
      const envelopes = log.changes.map(envelopeOf)
      const messages = []
      for (let at = 0; at < envelopes.length; at += envelopesPerMessage) {
        messages.push({ kind: 'changes', body: envelopes.slice(at, at + envelopesPerMessage) })
      }
      await bus.send(work.trx, messages)
    },
    publish: (changes) => {
      for (const change of changes) {
        const envelope = envelopeOf(change)
        notify(envelope)
        eventsOf(envelope, change).forEach(publish)
      }
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    /** Called within each work after that, with all that it has changed. */
    changeObservers: ChangeObserver[]
    /** Called with each committed change, in every process. */
    changeListeners: ChangeListener[]
  }
}
