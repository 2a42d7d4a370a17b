import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import { roleAccess } from '@mainstreet/shared/may-call'
import type { viewOf } from './caller/caller'

/** The columns that a role does not see. */
export const hiddenFrom = (contract: AnyTableContract, role: ReturnType<typeof viewOf>): readonly string[] =>
  role === 'server' ? [] : (roleAccess(contract, role)?.hides ?? [])

/** A stored row as one role's wire carries it: without hidden columns, with aliases beside their columns, nested rows alike. */
export const present = (
  contract: AnyTableContract,
  role: ReturnType<typeof viewOf>,
  row: AnyRecord,
): AnyRecord => {
  const view: AnyRecord = { ...row }
  for (const name of hiddenFrom(contract, role)) delete view[name]
  for (const [alias, column] of Object.entries(contract.aliases)) {
    if (column in view) view[alias] = view[column]
  }
  for (const [name, child] of Object.entries(contract.embeds)) {
    const nested = view[name]
    if (Array.isArray(nested)) view[name] = nested.map((each: AnyRecord) => present(child, role, each))
  }
  return view
}

/** Whether a visitor may see this row; a child's parent decides elsewhere. */
export const isPublicRow = (contract: AnyTableContract, row: AnyRecord): boolean => {
  const { visitor } = contract.access
  if (!visitor?.methods.some((method) => method === 'find' || method === 'get')) return false
  const { rows = {}, having = [] } = visitor
  const fits = Object.entries(rows).every(([column, value]) => row[column] === value)
  return fits && having.every((list) => Array.isArray(row[list]) && row[list].length > 0)
}
