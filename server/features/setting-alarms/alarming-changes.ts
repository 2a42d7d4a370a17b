import { labelOf } from '@mainstreet/shared/columns'
import {
  columnsFor,
  secretColumns,
  testModeColumn,
} from '@mainstreet/shared/contracts/marketplace/provider-keys'
import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Change } from '../../kit/service/change-log'

/** What became of a setting. */
export type Outcome = 'set' | 'replaced' | 'removed' | 'on' | 'off' | 'keyMade' | 'keyChanged' | 'keyRevoked'

/** A setting that somebody has changed, never with what it holds. */
export interface AlarmingChange {
  name: Readonly<Record<Locale, string>>
  outcome: Outcome
}

/** Columns that decide where money and visitors' data go: their owners hear of every change. */
const watched: Partial<Record<TablePath, readonly string[]>> = {
  account: [...columnsFor('publishableKey'), 'facebookPixelId'],
  'store-settings': [
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
  return outcome ? [{ name: label ?? { en: name, fr: name }, outcome }] : []
}

const changedKey = ({ before, after }: Change): AlarmingChange[] => {
  const name = String((after ?? before)!.name)
  const about = (outcome: Outcome) => [{ name: { en: `“${name}”`, fr: `«\u00a0${name}\u00a0»` }, outcome }]
  if (!before) return about('keyMade')
  if (!after) return about('keyRevoked')
  return before.scope === after.scope ? [] : about('keyChanged')
}

/** What of a change the owners of its account are to hear. */
export const alarmingChanges = (change: Change): AlarmingChange[] =>
  change.path === 'api-keys'
    ? changedKey(change)
    : (watched[change.path] ?? []).flatMap((name) => changedColumn(change.path, name, change))
