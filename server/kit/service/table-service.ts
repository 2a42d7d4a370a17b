import { KnexAdapter, type KnexAdapterParams } from '@feathersjs/knex'
import { Forbidden, NotFound } from '@feathersjs/errors'
import type { Id, NullableId, Paginated } from '@feathersjs/feathers'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { defaultLimit, maxLimit } from '@mainstreet/shared/paging'
import type { Knex } from 'knex'
import { settleAliases } from './body'
import type { Application } from '../../declarations'
import { tableOf, type Selection } from './selection'
import type { ServiceParams, TableRules, WriteContext } from './table-rules'
import type { Change, Work } from './work'

type Row = Record<string, unknown>
type Params = ServiceParams & KnexAdapterParams
interface Asked {
  $select?: string[]
  $sort?: Record<string, 1 | -1>
  search?: string
}

/** Dates leave the driver as Date and the app as ISO 8601 UTC; nested JSON has them as text already. */
const isoDates = (row: Row): Row => {
  for (const [name, value] of Object.entries(row)) if (value instanceof Date) row[name] = value.toISOString()
  return row
}

/** Lists and objects go into jsonb columns, which the driver would otherwise take for SQL arrays. */
const storable = (columns: Row): Row =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  )

/** The engine of every table service: reads are the Feathers knex adapter's, always scoped; writes are ours, because the adapter's neither lock, nor keep absent columns, nor tell what changed. */
export class TableService extends KnexAdapter<Row> {
  constructor(
    readonly contract: AnyTableContract,
    readonly rules: TableRules,
    readonly selection: Selection,
  ) {
    super({
      Model: selection.knex,
      name: tableOf(contract),
      paginate: { default: defaultLimit, max: maxLimit },
    })
  }

  override createQuery(params: KnexAdapterParams = {}) {
    const { scope, work, caller, query = {} } = params as Params
    const { $select, $sort, search, ...conditions } = query as Asked
    const joined = { ...params, ...(work ? { transaction: { trx: work.trx } } : {}), query: conditions }
    const builder = super.createQuery(joined as KnexAdapterParams).clearSelect()
    builder.select(this.selection.columns(this.contract, $select))
    this.selection.within(builder, this.contract, scope)
    if (search !== undefined) this.rules.search?.(builder, search, scope?.accounts)
    if (caller) this.rules.narrow?.(builder, caller)
    const sort: [string, 1 | -1][] = $sort
      ? Object.entries($sort)
      : this.selection.naturalOrder(this.contract)
    for (const [column, direction] of [...sort, ['id', 1] as const]) {
      builder.orderBy(`${tableOf(this.contract)}.${column}`, direction === 1 ? 'asc' : 'desc')
    }
    return builder
  }

  /** Rows by id, whoever asks, in the given work or outside of any. */
  async rowsById(ids: readonly number[], work?: Work): Promise<Row[]> {
    const rows = (await this.createQuery({ query: { id: { $in: ids } }, work } as KnexAdapterParams)) as Row[]
    return rows.map((row) => this.record(row))
  }

  async find(params: ServiceParams = {}): Promise<Paginated<Row>> {
    const page = (await this._find(params as KnexAdapterParams)) as Paginated<Row>
    return { ...page, data: page.data.map((row) => this.record(row)) }
  }

  async get(id: Id, params: ServiceParams = {}): Promise<Row> {
    const [row] = (await this._findOrGet(id, params as Params)) as Row[]
    if (!row) throw new NotFound(`No ${this.contract.path} record with id ${id}.`)
    return this.record(row)
  }

  async create(data: Row, params: ServiceParams): Promise<Row> {
    const context = this.writing('create', data, params)
    const existing = await this.rules.existing?.(context)
    if (existing !== undefined) return this.load(existing, context.work)
    const columns = await this.prepared(context)
    const returned = this.isWhole ? this.selection.columns(this.contract) : 'id'
    const [row] = (await context.work.trx(this.name).insert(storable(columns)).returning(returned)) as [Row]
    const id = row.id as number
    await this.rules.afterWrite?.({ ...context, id })
    const after = this.isWhole ? this.record(row) : await this.load(id, context.work)
    this.note(context.work, { event: 'created', id, before: null, after })
    return after
  }

  update(id: Id, data: Row, params: ServiceParams): Promise<Row> {
    return this.change('update', id, { data, params })
  }

  patch(id: Id, data: Row, params: ServiceParams): Promise<Row> {
    return this.change('patch', id, { data, params })
  }

  async remove(id: NullableId, params: ServiceParams): Promise<Row | Row[]> {
    const { work } = this.writing('remove', {}, params)
    const rows = id === null ? await this.lockAll(params) : [await this.lock(id, params)]
    for (const row of rows) {
      await this.rules.beforeRemove?.({ row, work, caller: params.caller, isAll: id === null })
      await this.erase(row.id as number, work)
      this.note(work, { event: 'removed', id: row.id as number, before: row, after: null })
    }
    return id === null ? rows : rows[0]!
  }

  private get name() {
    return tableOf(this.contract)
  }

  /** Whether what a write returns is the whole record, and nothing more is done to it. */
  private get isWhole() {
    return !this.rules.afterWrite && this.selection.isPlain(this.contract)
  }

  private record(row: Row): Row {
    return this.rules.read ? this.rules.read(isoDates(row)) : isoDates(row)
  }

  private writing(method: WriteContext['method'], data: Row, params: ServiceParams): WriteContext {
    if (!params?.work) throw new Error(`${this.contract.path} ${method} runs outside of a work`)
    return {
      method,
      data,
      work: params.work,
      caller: params.caller,
      ignored: params.ignored ?? {},
      before: null,
    }
  }

  private async prepared(context: WriteContext): Promise<Row> {
    return this.rules.beforeWrite ? this.rules.beforeWrite(context) : context.data
  }

  private async load(id: number, work: Work): Promise<Row> {
    const [row] = await this.rowsById([id], work)
    if (!row) throw new Error(`${this.contract.path} ${id} vanished while it was written`)
    return row
  }

  private async lock(id: Id, params: ServiceParams): Promise<Row> {
    const { work, scope } = params
    // A query names the account or nothing here; narrowing by more would turn a write into a search.
    await work!.trx(this.name).where('id', id).forUpdate().first('id')
    return this.get(id, { work, scope, caller: params.caller })
  }

  private async lockAll(params: ServiceParams): Promise<Row[]> {
    const rows = (await this._findOrGet(null, {
      ...params,
      query: { ...params.query, $limit: undefined },
    } as Params)) as Row[]
    await params
      .work!.trx(this.name)
      .whereIn(
        'id',
        rows.map(({ id }) => id as number),
      )
      .orderBy('id')
      .forUpdate()
      .select('id')
    return rows.map((row) => this.record(row))
  }

  private async change(
    method: 'update' | 'patch',
    id: Id,
    call: { data: Row; params: ServiceParams },
  ): Promise<Row> {
    const before = await this.lock(id, call.params)
    const { contradictions = {} } = call.params
    const data = settleAliases(this.contract, { columns: call.data, contradictions, before })
    const context = { ...this.writing(method, data, call.params), before }
    this.refuseForbidden(context)
    const columns = await this.prepared(context)
    const { trx } = context.work
    if (Object.keys(columns).length)
      await trx(this.name)
        .where({ id: before.id as number })
        .update(storable(columns))
    await this.rules.afterWrite?.({ ...context, id: before.id as number })
    const after = await this.load(before.id as number, context.work)
    this.note(context.work, {
      event: method === 'patch' ? 'patched' : 'updated',
      id: after.id as number,
      before,
      after,
    })
    return after
  }

  /** A column that others may write but this caller may not has to come back as it was read. */
  private refuseForbidden({ ignored, before }: WriteContext) {
    const { writable, tenant } = this.contract
    for (const [name, value] of Object.entries(ignored)) {
      const fixed = name === tenant || name === 'id' || (writable as readonly string[]).includes(name)
      if (fixed && JSON.stringify(value) !== JSON.stringify(before?.[name])) {
        throw new Forbidden(`${name} may not be changed.`, { errors: { [name]: 'may not be changed' } })
      }
    }
  }

  private async erase(id: number, work: Work): Promise<void> {
    const { hiddenBy } = this.rules
    const row: Knex.QueryBuilder = work.trx(this.name).where({ id })
    await (hiddenBy ? row.update({ [hiddenBy]: true }) : row.delete())
  }

  private note(work: Work, change: Pick<Change, 'event' | 'id' | 'before' | 'after'>) {
    const row = (change.after ?? change.before)!
    const { path, tenant, parent } = this.contract
    work.changes.push({ path, customerId: row[tenant] as number, ...change })
    if (parent)
      work.touched.set(`${parent.path} ${row[parent.key]}`, {
        path: parent.path,
        id: row[parent.key] as number,
      })
  }
}

/** Reads rows of any table service by id, whoever asks. */
export const rowsById =
  (app: Application) =>
  (path: string, ids: readonly number[], work?: Work): Promise<Row[]> =>
    (app.service(path as 'account') as unknown as TableService).rowsById(ids, work)
