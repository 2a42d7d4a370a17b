import { ruleProblems } from '@mainstreet/shared/column-rules'
import { KnexAdapter, type KnexAdapterParams, type KnexAdapterTransaction } from '@feathersjs/knex'
import { NotFound } from '@feathersjs/errors'
import type { Id, NullableId, Paginated } from '@feathersjs/feathers'
import type { Method } from '@mainstreet/shared/access'
import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import { defaultLimit, maxLimit } from '@mainstreet/shared/paging'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { invalid } from './errors'
import { tableOf } from './stored-row'
import type { ServiceParams } from './service-params'
import { server } from './caller/caller'
import { knownCaller } from './caller/caller-of'
import { settleAliases } from './input/body'
import type { JsonText } from './json-text'
import { readPage, rowsOf, writtenPage, writtenRow } from './read-page'
import { refuseForbidden } from './refuse-forbidden'
import type { Selection } from './selection'
import { isoDates, storable } from './storable'
import type { AnyColumns, ChangeContext, CreateContext, TableRules, WriteContext } from './table-rules'
import { tidyTranslations } from './input/tidy-translations'
import type { Work } from './work'

type Context = WriteContext<AnyTableContract>
type Params = ServiceParams & Omit<KnexAdapterParams, 'transaction' | 'query'>
interface Asked {
  $select?: string[]
  $sort?: Record<string, 1 | -1>
  search?: string
  filter?: Record<string, unknown>
}

/** The engine of every table service: reads are the Feathers knex adapter's, always scoped; writes are ours, for locks, absent columns and what changed. */
export class TableService extends KnexAdapter<AnyRecord> {
  readonly contract: AnyTableContract

  constructor(
    readonly path: TablePath,
    readonly rules: TableRules,
    readonly selection: Selection,
  ) {
    super({
      Model: selection.knex,
      name: tableOf(contractOf(path)),
      paginate: { default: defaultLimit, max: maxLimit },
      extendedOperators: { $eq: '=' },
    })
    this.contract = contractOf(this.path)
  }

  override createQuery(params: Params = {}) {
    const { scope, work, written, query = {} } = params
    const { $select, $sort, search, filter, ...conditions } = query as Asked
    // The adapter reads no more of a transaction than this.
    const transaction = work && ({ trx: work.trx } as KnexAdapterTransaction)
    const builder = super.createQuery({ ...params, transaction, query: conditions }).clearSelect()
    builder.select(this.selection.columns(this.contract, $select, written))
    this.selection.within(builder, this.contract, scope)
    if (search !== undefined) this.rules.search?.(builder, search, scope?.accounts)
    if (filter !== undefined) this.rules.filter?.(builder, filter, scope?.accounts)
    this.rules.narrow?.(builder, knownCaller(params))
    const sort: [string, 1 | -1][] = $sort
      ? Object.entries($sort)
      : this.selection.naturalOrder(this.contract)
    for (const [column, direction] of [...sort, ['id', 1] as const]) {
      builder.orderBy(`${tableOf(this.contract)}.${column}`, direction === 1 ? 'asc' : 'desc')
    }
    return builder
  }

  /** Rows by id, whoever asks, in the given work or outside of any. */
  async rowsById(ids: readonly number[], work?: Work): Promise<AnyRecord[]> {
    const query = { id: { $in: ids } }
    const rows = await rowsOf<AnyRecord>(this.createQuery({ query, work, caller: server }))
    return rows.map((row) => this.record(row))
  }

  /** The row with an id, whoever asks; 404 where there is none. */
  async rowById(id: number, work?: Work): Promise<AnyRecord> {
    const [row] = await this.rowsById([id], work)
    return row ?? this.missing(id)
  }

  /** Writes columns as they are, past the rules, and tells what has changed; answers the row from then on. */
  async rewrite(id: number, columns: AnyColumns, work: Work): Promise<AnyRecord> {
    const before = await this.lock(id, work, { caller: server })
    const [row] = await this.store(id, columns, work)
    const after = row ? this.record(row) : await this.rowById(id, work)
    work.changed(this.path, { before, after })
    return after
  }

  async find(params: ServiceParams = {}): Promise<Paginated<AnyRecord> | JsonText> {
    const { $limit: limit = maxLimit, $skip: skip = 0 } = this.filterQuery(params).filters
    const page = { rows: this.createQuery(params), limit, skip }
    if (params.written) return writtenPage(this.Model, page)
    const { total, data } = await readPage(page)
    return { total, limit, skip, data: data.map((row) => this.record(row)) }
  }

  async get(id: Id, params: ServiceParams = {}): Promise<AnyRecord | JsonText> {
    if (!params.written) return this.read(id, params)
    const row = await writtenRow(this.Model, this.createQuery(params).where(`${this.name}.id`, id))
    return row ?? this.missing(id)
  }

  async create(data: AnyColumns, params: ServiceParams): Promise<AnyRecord> {
    const context: CreateContext<AnyTableContract> = {
      ...this.writing('create', params),
      method: 'create',
      data: tidyTranslations(this.contract, data),
      before: null,
    }
    const existing = await this.rules.existing?.(context)
    if (existing !== undefined) return this.rowById(existing, context.work)
    const columns = await this.prepared(context)
    const returned = this.isWhole ? this.selection.columns(this.contract) : 'id'
    const [row] = await context.work
      .trx<AnyRecord>(this.name)
      .insert(storable(columns))
      .returning<AnyRecord[]>(returned)
    const { id } = row!
    await this.rules.afterWrite?.({ ...context, id })
    const after = this.isWhole ? this.record(row!) : await this.rowById(id, context.work)
    context.work.changed(this.path, { before: null, after })
    return after
  }

  update(id: Id, data: AnyColumns, params: ServiceParams): Promise<AnyRecord> {
    return this.change('update', id, { data, params })
  }

  patch(id: Id, data: AnyColumns, params: ServiceParams): Promise<AnyRecord> {
    return this.change('patch', id, { data, params })
  }

  async remove(id: NullableId, params: ServiceParams): Promise<AnyRecord | AnyRecord[]> {
    const { work, caller } = this.writing('remove', params)
    const rows = id === null ? await this.lockAll(work, params) : [await this.lock(id, work, params)]
    for (const row of rows) {
      await this.rules.beforeRemove?.({ row, work, caller, isAll: id === null })
      await this.erase(row.id, work)
      work.changed(this.path, { before: row, after: null })
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

  private missing(id: Id): never {
    throw new NotFound(refusal('no-record', { path: this.contract.path, id }))
  }

  private found(id: Id, row: AnyRecord | undefined): AnyRecord {
    return row ? this.record(row) : this.missing(id)
  }

  private async read(id: Id, params: ServiceParams = {}): Promise<AnyRecord> {
    const [row] = await rowsOf<AnyRecord>(this.createQuery(params).where(`${this.name}.id`, id))
    return this.found(id, row)
  }

  private record(row: AnyRecord): AnyRecord {
    return this.rules.read ? this.rules.read(isoDates(row)) : isoDates(row)
  }

  private writing(method: Method, params: ServiceParams) {
    const { work, ignored = {} } = params
    if (!work) throw new Error(`${this.path} ${method} runs outside of a work`)
    return { work, caller: knownCaller(params), ignored }
  }

  private async prepared(context: Context): Promise<AnyColumns> {
    const { data, before } = context
    const wrong = ruleProblems(this.contract.rules, { ...before, ...data }, Object.keys(data))
    if (Object.keys(wrong).length > 0) throw invalid(wrong)
    return this.rules.beforeWrite ? this.rules.beforeWrite(context) : data
  }

  private async lock(id: Id, work: Work, { scope, caller }: ServiceParams): Promise<AnyRecord> {
    if (this.selection.isPlain(this.contract)) {
      const query = this.createQuery({ query: { id }, work, scope, caller })
      return this.found(id, (await rowsOf<AnyRecord>(query.forUpdate(this.name)))[0])
    }
    // Nested rows read by the statement that waits for the lock would be those of before the wait.
    // A query names the account or nothing here; narrowing by more would turn a write into a search.
    await work.trx<AnyRecord>(this.name).where('id', id).forUpdate().first('id')
    return this.read(id, { work, scope, caller })
  }

  private async lockAll(work: Work, params: ServiceParams): Promise<AnyRecord[]> {
    const query = { ...params.query, $limit: undefined }
    const rows = await rowsOf<AnyRecord>(this.createQuery({ ...params, query }))
    const ids = rows.map(({ id }) => id)
    await work.trx<AnyRecord>(this.name).whereIn('id', ids).orderBy('id').forUpdate().select('id')
    return rows.map((row) => this.record(row))
  }

  private async change(
    method: 'update' | 'patch',
    id: Id,
    call: { data: AnyColumns; params: ServiceParams },
  ): Promise<AnyRecord> {
    const writing = this.writing(method, call.params)
    const { work } = writing
    const before = await this.lock(id, work, call.params)
    const { contradictions = {} } = call.params
    const settled = settleAliases(this.contract, { columns: call.data, contradictions, before })
    const data = tidyTranslations(this.contract, settled)
    const context: ChangeContext<AnyTableContract> = { ...writing, method, data, before }
    refuseForbidden(this.contract, context)
    const columns = await this.prepared(context)
    const [row] = await this.store(before.id, columns, work)
    await this.rules.afterWrite?.({ ...context, id: before.id })
    const after = row ? this.record(row) : await this.rowById(before.id, work)
    work.changed(this.path, { before, after, isUpdate: method === 'update' })
    return after
  }

  /** Answers the row where it is the whole record. */
  private async store(id: number, columns: AnyColumns, { trx }: Work): Promise<AnyRecord[]> {
    if (!Object.keys(columns).length) return []
    const written = trx<AnyRecord>(this.name).where({ id }).update(storable(columns))
    if (this.isWhole) return written.returning<AnyRecord[]>(this.selection.columns(this.contract))
    await written
    return []
  }

  private async erase(id: number, work: Work): Promise<void> {
    const { hiddenBy } = this.rules
    const row: Knex.QueryBuilder = work.trx<AnyRecord>(this.name).where({ id })
    await (hiddenBy ? row.update({ [hiddenBy]: true }) : row.delete())
  }
}

/** The engine behind any path. */
export const tableServiceAt = (app: Application, path: TablePath): TableService =>
  // What is registered there is exactly this; its own type says no more than its rows'.
  app.service(path) as unknown as TableService
