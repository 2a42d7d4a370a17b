import type { AnyTableContract } from '@mainstreet/shared/contract'
import { parentOf } from '@mainstreet/shared/parent-of'
import { contractOf } from '@mainstreet/shared/services'
import { textHolders } from '@mainstreet/shared/translations'
import type { Knex } from 'knex'
import { hiddenFrom } from './present'
import type { Scope } from './service-params'
import { tableOf } from './stored-row'
import type { TableRules } from './table-rules'
import type { JsonTexts } from './service-params'

const quoteName = (name: string) => `"${name}"`

/** A moment as `toISOString` writes it. */
const momentSql = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns that a visitor's record shows. */
const shownNames = (contract: AnyTableContract, names: readonly string[], written: JsonTexts) => {
  const left = [
    ...hiddenFrom(contract, 'visitor'),
    ...(written === 'without translations' ? textHolders(contract) : []),
  ]
  return names.filter((name) => !left.includes(name))
}

/** Builds the SQL that all table services read by: columns with nested rows in one statement, and the scope. */
export class Selection {
  // The same for every read of a whole record, and long where rows are nested.
  private readonly wholeRecords = new Map<string, string>()

  /** What is special about each table, by path. */
  readonly rules = new Map<string, TableRules>()

  constructor(readonly knex: Knex) {}

  private rulesOf(path: string): TableRules {
    return this.rules.get(path) ?? {}
  }

  /** The columns of a record, or only its id and the wanted ones; `written` as a visitor's JSON shows them. */
  columns(contract: AnyTableContract, wanted?: readonly string[], written?: JsonTexts): Knex.Raw {
    if (wanted) {
      const names = this.stored(contract).filter((name) => name === 'id' || wanted.includes(name))
      return this.knex.raw(this.list(contract, names, { written }))
    }
    const key = `${contract.path} ${written ?? ''}`
    const whole = this.wholeRecords.get(key) ?? this.list(contract, this.stored(contract), { written })
    this.wholeRecords.set(key, whole)
    return this.knex.raw(whole)
  }

  /** Whether a record is its row and nothing else, so that whoever writes the row has the record. */
  isPlain(contract: AnyTableContract): boolean {
    return this.stored(contract).every((name) => this.expression(contract, name) === undefined)
  }

  /** Hand-sorted tables come in their order. */
  naturalOrder({ record }: AnyTableContract): [string, 1][] {
    return ['order', 'int_order'].filter((name) => name in record.properties).map((name) => [name, 1])
  }

  /** Leaves a query only the rows inside a scope, without those that are removed. */
  within(builder: Knex.QueryBuilder, contract: AnyTableContract, scope?: Scope): void {
    const table = tableOf(contract)
    const { hiddenBy } = this.rulesOf(contract.path)
    if (hiddenBy) builder.where(`${table}.${hiddenBy}`, false)
    if (scope?.accounts) builder.whereIn(`${table}.${contract.tenantColumn}`, [...scope.accounts])
    if (!scope?.publicOnly) return
    this.wherePublic(builder, contract)
    this.whereParentPublic(builder, contract)
  }

  private expression(contract: AnyTableContract, column: string, written?: JsonTexts): string | undefined {
    const embedded = contract.embeds[column]
    return embedded
      ? this.nested(contract, embedded, written)
      : this.rulesOf(contract.path).computed?.[column]
  }

  private stored(contract: AnyTableContract): string[] {
    return Object.keys(contract.record.properties).filter(
      (name) => !contract.computed.includes(name) || this.expression(contract, name) !== undefined,
    )
  }

  private list(
    contract: AnyTableContract,
    names: readonly string[],
    { written, isNested = false }: { written?: JsonTexts; isNested?: boolean } = {},
  ): string {
    const shown = written ? shownNames(contract, names, written) : names
    const valueOf = (name: string) => {
      const sql = this.expression(contract, name, written)
      const value = sql ? `(${sql})` : `${tableOf(contract)}.${quoteName(name)}`
      // Nested moments are JSON's in a row that is read, too.
      const isMoment = contract.record.properties[name]?.format === 'date-time'
      return written && !isNested && isMoment ? momentSql(value) : value
    }
    const aliases = Object.entries(contract.aliases)
    const named = [
      ...shown.map((name) => [name, name] as const),
      ...(written ? aliases.filter(([, name]) => shown.includes(name)) : []),
    ]
    return named.map(([as, name]) => `${valueOf(name)} as ${quoteName(as)}`).join(', ')
  }

  private nested(parent: AnyTableContract, child: AnyTableContract, written?: JsonTexts): string {
    // Where a row has no texts of its own, those inside of it stay as they are stored.
    const inside = written && textHolders(parent).length === 0 ? 'with translations' : written
    // When a nested row changed is asked of its own service.
    const names = this.stored(child).filter((name) => name !== 'updatedAt')
    const inOrder = names.includes('order') ? 'c."order", c.id' : 'c.id'
    return `select coalesce(json_agg(row_to_json(c) order by ${inOrder}), '[]') from (
      select ${this.list(child, names, { written: inside, isNested: true })} ${this.childrenOf(parent, child)}) c`
  }

  /** A parent's rows of one kind, without those that are removed. */
  private childrenOf(parent: AnyTableContract, child: AnyTableContract): string {
    const { hiddenBy } = this.rulesOf(child.path)
    const table = tableOf(child)
    const visible = hiddenBy ? ` and not ${table}.${quoteName(hiddenBy)}` : ''
    return `from ${table} where ${table}.${quoteName(child.parent!.key)} = ${tableOf(parent)}.id${visible}`
  }

  private wherePublic(builder: Knex.QueryBuilder, contract: AnyTableContract): void {
    const { rows = {}, having = [] } = contract.access.visitor ?? {}
    for (const [name, value] of Object.entries(rows)) builder.where(`${tableOf(contract)}.${name}`, value)
    for (const list of having) {
      const child = contract.embeds[list]!
      // The account is named again, so that no plan looks through everybody's children.
      const own = `${tableOf(child)}.${quoteName(child.tenantColumn)} = ${tableOf(contract)}.${quoteName(contract.tenantColumn)}`
      builder.whereRaw(`exists (select ${this.childrenOf(contract, child)} and ${own})`)
    }
  }

  private whereParentPublic(builder: Knex.QueryBuilder, contract: AnyTableContract): void {
    const parent = parentOf(contract)
    if (!parent) return
    const parentContract = contractOf(parent.path)
    const parentTable = tableOf(parentContract)
    builder.whereExists((inner) => {
      inner.from(parentTable).whereRaw(`${parentTable}.id = ${tableOf(contract)}.${quoteName(parent.key)}`)
      this.wherePublic(inner, parentContract)
    })
  }
}

declare module '../../declarations' {
  interface Configuration {
    /** The SQL that table services read by, and their rules. */
    selection: Selection
  }
}
