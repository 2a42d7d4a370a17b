import { Type, type TObject, type TSchema } from '@sinclair/typebox'
import { labelled, labelOf } from '@mainstreet/shared/columns'
import type { Role } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import { mayWrite } from '@mainstreet/shared/may-call'

/** What a form may hold: an operation's input, or a table service's writable columns in the shape of a body. */
export const formSchema = (contract: AnyContract): TSchema => {
  if (contract.kind === 'operation') return contract.input
  const { record, body, writable } = contract
  const names = [...new Set([...writable, ...Object.keys(body)])]
  const columns = names.map((name) => {
    const column = record.properties[name]
    return [name, body[name] ? labelled(labelOf(column), body[name]) : column] as const
  })
  // Each name of the contract has its column.
  return Type.Object(Object.fromEntries(columns) as TObject['properties'])
}

/** Whether a form has a field for somebody in some roles: all but the columns that are others' to write. */
export const offersField = (
  contract: AnyContract | undefined,
  roles: readonly Role[],
  name: string,
): boolean => {
  const [column = ''] = name.split('.')
  if (contract?.kind !== 'table' || !(column in contract.record.properties)) return true
  return roles.some((role) => mayWrite(contract, role, column))
}

/** The schema of a field by its dotted name, such as `variations.0.price`. */
export const columnOf = (schema: TSchema | undefined, name: string): TSchema | undefined =>
  name
    .split('.')
    .reduce<TSchema | undefined>(
      (found, key) => (/^\d+$/.test(key) ? found?.items : found?.properties?.[key]),
      schema,
    )

/** Whether a schema takes null, as `nullable` makes it. */
export const takesNull = ({ type }: TSchema): boolean => Array.isArray(type) && type.includes('null')

/** Whether an emptied box, null for numbers and '' for texts, is no value of this column. */
export const refusesBlank = (column: TSchema): boolean => {
  const { type, pattern, minLength, format } = column
  if (type === 'number' || type === 'integer') return true
  // One of a list is always chosen.
  if (type !== 'string' || column.enum) return false
  // A barcode may be left out: its format is that of a number or of none.
  return (
    Boolean(minLength || (format && format !== 'gtin')) ||
    (pattern !== undefined && !new RegExp(pattern).test(''))
  )
}
