import { isDeepStrictEqual } from 'node:util'
import { labelOf } from '@mainstreet/shared/columns'
import {
  columnsFor,
  secretColumns,
  testModeColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Caller } from '../../kit/service/caller/caller'
import type { Change } from '../../kit/service/change-log'

/** What became of a setting. */
export type Outcome =
  | ('set' | 'replaced' | 'removed' | 'on' | 'off')
  | ('keyMade' | 'keyChanged' | 'keyRevoked')
  | ('webhookMade' | 'webhookChanged' | 'webhookRemoved')
  | ('invited' | 'accessGiven' | 'accessChanged' | 'accessTaken')
  | ('archiveAsked' | 'erased')

/** A setting that somebody has changed, never with what it holds. */
export interface AlarmingChange {
  name: Readonly<Record<Locale, string>>
  outcome: Outcome
  /** Owners hear of it, and nobody is asked for the password. */
  toldOnly?: boolean
}

/** What closes a door asks for nothing, nor does an invitation that is accepted; a program may watch what it reads anyhow. */
const withoutPassword: readonly Outcome[] = ['keyRevoked', 'webhookRemoved', 'accessGiven']
const ofPrograms: readonly Outcome[] = ['webhookMade', 'webhookChanged']

/** Whether whoever changes that enters the password again first. */
export const asksAgain = ({ outcome, toldOnly }: AlarmingChange, { role }: Caller): boolean =>
  !toldOnly && !withoutPassword.includes(outcome) && !(role === 'integrator' && ofPrograms.includes(outcome))

/** They move neither money nor what is stored. */
const ofFigures: readonly string[] = ['facebookPixelId', 'gstNumber', 'qstNumber', 'pstNumber']

/** Columns that decide where money, orders and visitors' data go: their owners hear of every change. */
const watched: Partial<Record<TablePath, readonly string[]>> = {
  account: [...columnsFor('publishableKey'), 'facebookPixelId'],
  'store-settings': [
    'receiveEmail',
    testModeColumn,
    ...secretColumns,
    'manualPayments',
    'manualInstructions',
    'gstNumber',
    'qstNumber',
    'pstNumber',
  ],
}

/** Secret keys stand in changes as their owner reads them: masked, which tells two of them apart by how they end. */
const outcomeOf = (before: unknown, after: unknown): Outcome | undefined => {
  if (before === after) return undefined
  if (typeof after === 'boolean') return after ? 'on' : 'off'
  if (!after) return 'removed'
  return before ? 'replaced' : 'set'
}

const changedColumn = (path: TablePath, name: string, { before, after }: Change): AlarmingChange[] => {
  const valueIn = (row: AnyRecord | null) => row?.[name] ?? ''
  // What a new row begins with was nobody's choice, unless it is a text.
  const isDefault = before === null && typeof after?.[name] === 'boolean'
  const outcome = isDefault ? undefined : outcomeOf(valueIn(before), valueIn(after))
  const label = labelOf(contractOf(path).record.properties[name])
  return outcome
    ? [{ name: label ?? { en: name, fr: name }, outcome, toldOnly: ofFigures.includes(name) }]
    : []
}

/** Rows that let somebody or a program in, or take data out: how one is called, what becomes of it, and the columns whose change counts. */
interface WatchedRows {
  named?: string
  made: Outcome
  changed?: Outcome
  gone?: Outcome
  compared?: readonly string[]
}

const watchedRows: Partial<Record<TablePath, WatchedRows>> = {
  'api-keys': {
    named: 'name',
    made: 'keyMade',
    changed: 'keyChanged',
    gone: 'keyRevoked',
    compared: ['scope'],
  },
  'webhook-endpoints': {
    named: 'url',
    made: 'webhookMade',
    changed: 'webhookChanged',
    gone: 'webhookRemoved',
    compared: ['url', 'events', 'enabled'],
  },
  invitations: { named: 'email', made: 'invited' },
  'user-accounts': {
    named: 'email',
    made: 'accessGiven',
    changed: 'accessChanged',
    gone: 'accessTaken',
    compared: ['role', 'duties'],
  },
  'account-exports': { made: 'archiveAsked' },
}

const outcomeOfRow = (
  { made, changed, gone, compared = [] }: WatchedRows,
  { before, after }: Change,
): Outcome | undefined => {
  if (!before) return made
  if (!after) return gone
  return compared.some((name) => !isDeepStrictEqual(before[name], after[name])) ? changed : undefined
}

const changedRow = (rows: WatchedRows, change: Change): AlarmingChange[] => {
  const outcome = outcomeOfRow(rows, change)
  if (!outcome) return []
  const name = rows.named && (change.after ?? change.before)![rows.named]
  const { en, fr } = contractOf(change.path).name
  return [{ name: name ? { en: `“${name}”`, fr: `«\u00a0${name}\u00a0»` } : { en, fr }, outcome }]
}

/** What of a change the owners of its account are to hear. */
export const alarmingChanges = (change: Change): AlarmingChange[] => {
  const rows = watchedRows[change.path]
  if (rows) return changedRow(rows, change)
  return (watched[change.path] ?? []).flatMap((name) => changedColumn(change.path, name, change))
}
