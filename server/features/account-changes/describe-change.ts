import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import { secretColumnsOf } from '@mainstreet/shared/columns'
import { contractOf } from '@mainstreet/shared/services'
import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import type { Change } from '../../kit/service/change-log'

const longest = 300
const hidden = '•••'

const cutText = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

/** A value as a person reads it; null where there is nothing. */
const asText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return cutText(typeof value === 'string' ? value : JSON.stringify(value), longest)
}

// Nested rows have entries of their own.
const comparedColumns = ({ record, embeds, tenantColumn }: AnyTableContract) =>
  Object.keys(record.properties).filter(
    (name) => !(name in embeds) && !['id', tenantColumn, 'createdAt', 'updatedAt'].includes(name),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const changesOf = (contract: AnyTableContract, { before, after }: Change): AccountChange['changes'] => {
  const secrets = secretColumnsOf(contract.record)
  return comparedColumns(contract).flatMap((column) => {
    const [was, is] = [before?.[column], after?.[column]]
    if (isSame(was, is)) return []
    const shown = (value: unknown) => (secrets.includes(column) && asText(value) ? hidden : asText(value))
    const change = { column, before: shown(was), after: shown(is) }
    return change.before === null && change.after === null ? [] : [change]
  })
}

/** Whether a body may change what no record shows, such as a password. */
const hasUnseenColumns = ({ body, record }: AnyTableContract) =>
  Object.keys(body).some((name) => !(name in record.properties))

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The row's first text that is nobody's secret; one without any is called by its id. */
const ownWords = ({ record }: AnyTableContract, row: AnyRecord): unknown => {
  const secrets = secretColumnsOf(record)
  const columns = Object.entries(record.properties).filter(([, { type }]) => type === 'string')
  const name = columns.find(([each]) => !secrets.includes(each) && isFilled(row[each]))?.[0]
  return name ? row[name] : `#${String(row.id)}`
}

const subjectOf = (contract: AnyTableContract, row: AnyRecord): string => {
  const name = contract.called && row[contract.called]
  return cutText(String(isFilled(name) ? name : ownWords(contract, row)), 120)
}

/** What the log says of a written row; undefined where nothing of it is another now. */
export const describeChange = (
  change: Change,
): Pick<AccountChange, 'service' | 'rowId' | 'subject' | 'event' | 'changes' | 'customerId'> | undefined => {
  const { path, id, event, customerId } = change
  const contract = contractOf(path)
  const changes = changesOf(contract, change)
  const isChanged = event === 'created' || event === 'removed' || changes.length > 0
  if (!isChanged && !hasUnseenColumns(contract)) return undefined
  const row = change.after ?? change.before!
  return {
    service: path,
    rowId: id,
    subject: subjectOf(contract, row),
    event,
    changes,
    customerId: customerId ?? null,
  }
}
