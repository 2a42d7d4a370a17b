import type { AnyTableContract } from '@mainstreet/shared/contract'
import { contractOf, parentOf } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Scope } from './scope'
import type { TableRules } from './table-rules'

/** A service's table: its path with underscores. */
export const tableOf = ({ path }: AnyTableContract): string => path.replaceAll('-', '_')

const quoted = (name: string) => `"${name}"`

/** Builds the SQL that all table services read by: columns with nested rows in one statement, and the scope. */
export const createSelection = (knex: Knex, rulesOf: (path: string) => TableRules) => {
  const expression = (contract: AnyTableContract, column: string): string | undefined => {
    const embedded = contract.embeds[column]
    if (embedded) return nested(contract, embedded)
    return rulesOf(contract.path).computed?.[column]
  }

  const column = (contract: AnyTableContract, name: string): string => {
    const sql = expression(contract, name)
    return sql ? `(${sql}) as ${quoted(name)}` : `${tableOf(contract)}.${quoted(name)}`
  }

  const stored = (contract: AnyTableContract): string[] =>
    Object.keys(contract.record.properties).filter(
      (name) => !contract.computed.includes(name) || expression(contract, name) !== undefined,
    )

  /** A parent's rows of one kind, without those that are removed. */
  const childrenOf = (parent: AnyTableContract, child: AnyTableContract): string => {
    const { hiddenBy } = rulesOf(child.path)
    const table = tableOf(child)
    const visible = hiddenBy ? ` and not ${table}.${quoted(hiddenBy)}` : ''
    return `from ${table} where ${table}.${quoted(child.parent!.key)} = ${tableOf(parent)}.id${visible}`
  }

  const nested = (parent: AnyTableContract, child: AnyTableContract): string => {
    const columns = stored(child).map((name) => column(child, name))
    return `select coalesce(json_agg(row_to_json(c) order by c."order", c.id), '[]') from (
      select ${columns.join(', ')} ${childrenOf(parent, child)}) c`
  }

  const publicRows = (builder: Knex.QueryBuilder, contract: AnyTableContract) => {
    const { rows = {}, having = [] } = contract.access.visitor ?? {}
    for (const [name, value] of Object.entries(rows)) builder.where(`${tableOf(contract)}.${name}`, value)
    for (const list of having) {
      const child = contract.embeds[list]!
      // The account is named again, so that no plan looks through everybody's children.
      const own = `${tableOf(child)}.${quoted(child.tenant)} = ${tableOf(contract)}.${quoted(contract.tenant)}`
      builder.whereRaw(`exists (select ${childrenOf(contract, child)} and ${own})`)
    }
  }

  const listed = (contract: AnyTableContract, names: readonly string[]) =>
    names.map((name) => column(contract, name)).join(', ')
  // The same for every read of a whole record, and long where rows are nested.
  const whole = new Map<AnyTableContract, string>()

  return {
    knex,

    columns(contract: AnyTableContract, wanted?: readonly string[]): Knex.Raw {
      if (wanted)
        return knex.raw(
          listed(
            contract,
            stored(contract).filter((name) => name === 'id' || wanted.includes(name)),
          ),
        )
      if (!whole.has(contract)) whole.set(contract, listed(contract, stored(contract)))
      return knex.raw(whole.get(contract)!)
    },

    /** Whether a record is its row and nothing else, so that whoever writes the row has the record. */
    isPlain: (contract: AnyTableContract): boolean =>
      stored(contract).every((name) => expression(contract, name) === undefined),

    /** Hand-sorted tables come in their order. */
    naturalOrder: ({ record }: AnyTableContract): [string, 1][] =>
      ['order', 'int_order'].filter((name) => name in record.properties).map((name) => [name, 1]),

    within(builder: Knex.QueryBuilder, contract: AnyTableContract, scope?: Scope) {
      const table = tableOf(contract)
      const { hiddenBy } = rulesOf(contract.path)
      if (hiddenBy) builder.where(`${table}.${hiddenBy}`, false)
      if (scope?.accounts) builder.whereIn(`${table}.${contract.tenant}`, [...scope.accounts])
      if (!scope?.publicOnly) return
      publicRows(builder, contract)
      const parent = parentOf(contract)
      if (!parent) return
      const parentContract = contractOf(parent.path)
      builder.whereExists((inner) => {
        inner
          .from(tableOf(parentContract))
          .whereRaw(`${tableOf(parentContract)}.id = ${table}.${quoted(parent.key)}`)
        publicRows(inner, parentContract)
      })
    },
  }
}

/** The SQL builder of one application. */
export type Selection = ReturnType<typeof createSelection>
