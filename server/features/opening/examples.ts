import { isDeepStrictEqual } from 'node:util'
import { columnsOf, pickColumns } from '@mainstreet/shared/columns-of'
import {
  marketVariationContract,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { exampleKinds, type Example, type ExampleKind } from '@mainstreet/shared/contracts/site/opening'
import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, tablePaths, type TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { tableOf } from '../../kit/service/stored-row'
import { tableServiceAt } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'
import type { Table } from '../../kit/service/stored-row'

/** A kind whose examples are rows of a service. */
export type RowKind = Extract<ExampleKind, TablePath>
/** A kind that is a text of the account. */
export type TextKind = Exclude<ExampleKind, RowKind | 'hours'>

const isRowKind = (kind: ExampleKind): kind is RowKind => (tablePaths as readonly string[]).includes(kind)
const rowKinds = exampleKinds.filter(isRowKind)

/** What a mark remembers: an example as it was made. */
type Content = unknown

interface Mark {
  id: number
  kind: ExampleKind
  rowId: number | null
  content: Content
}

/** A mark beside what stands there now. */
export interface MarkedExample extends Example {
  markId: number
}

const isEmpty = (value: unknown) => !value || (typeof value === 'object' && Object.keys(value).length === 0)

/** What there is of a content: where nothing stands, it does not matter whether the mark is older than the column. */
const plainContent = (value: unknown): Content =>
  JSON.parse(JSON.stringify(value), (_name, each: unknown) => (isEmpty(each) ? undefined : each)) as Content

const countOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

const variationColumns = columnsOf(marketVariationContract, {
  without: {
    itemId: 'whichever item it is',
    order: 'the order of the list',
    stockSeen: 'says no more than stock',
    imageId: 'an example has one picture for all of them',
  },
})

/** What an owner can change of a row: where any of it is another, the row is the owner's own. */
const contentOfRow = (kind: RowKind, row: AnyRecord): Content => {
  const own = pickColumns(row, contractOf(kind).writable)
  if (!('variations' in row)) return plainContent({ ...own, images: countOf(row.images), image: row.image })
  const variations = (row.variations as MarketVariation[]).map((each) => pickColumns(each, variationColumns))
  return plainContent({ ...own, variations, images: countOf(row.images), options: countOf(row.options) })
}

const readHours = (db: Knex, customerId: number) =>
  db('profile_hours')
    .where({ customerId })
    .orderBy('day')
    .select('id', 'day', 'isOpen', 'byAppointment', 'open', 'close')

/** The week as it is compared: what the days hold, whichever rows they are. */
const contentOfHours = (days: readonly AnyRecord[]): Content =>
  plainContent(days.map(({ id: _id, ...day }) => day))

const insertMarks = (
  { trx }: Work,
  customerId: number,
  marks: readonly Omit<Mark, 'id'>[],
): PromiseLike<unknown> =>
  trx('account_examples').insert(
    marks.map(({ content, ...mark }) => ({ ...mark, customerId, content: JSON.stringify(content) })),
  )

/** Marks a row as an example. */
export const markRow = async (work: Work, kind: RowKind, row: AnyRecord): Promise<void> =>
  void (await insertMarks(work, row.customerId as number, [
    { kind, rowId: row.id, content: contentOfRow(kind, row) },
  ]))

/** Marks texts of the account as examples. */
export const markTexts = async (
  work: Work,
  customerId: number,
  texts: Readonly<Partial<Record<TextKind, string>>>,
): Promise<void> => {
  const marks = Object.entries(texts).flatMap(([kind, content]) =>
    content ? [{ kind: kind as TextKind, rowId: null, content }] : [],
  )
  if (marks.length) await insertMarks(work, customerId, marks)
}

/** Marks the hours as they are now as an example, the whole week as one. */
export const markHours = async (work: Work, customerId: number): Promise<void> => {
  const content = contentOfHours(await readHours(work.trx, customerId))
  await insertMarks(work, customerId, [{ kind: 'hours', rowId: null, content }])
}

const nameOf = (row: AnyRecord): string => {
  const { title, name, category, year, make, model } = row
  return String(title ?? name ?? (make ? `${year} ${make} ${model}` : (category ?? '')))
}

const isPublicRow = (kind: RowKind, { status }: AnyRecord) =>
  kind !== 'market-categories' && (status === undefined || status === 'public')

interface Reading {
  app: Application
  customerId: number
  /** Reads inside of it, and keeps what it has read from changing. */
  work?: Work
}

const readRows = async ({ app, work }: Reading, kind: RowKind, marks: readonly Mark[]) => {
  const ids = marks.flatMap(({ rowId }) => (rowId === null ? [] : [rowId]))
  if (ids.length === 0) return new Map<number, AnyRecord>()
  if (work)
    await work
      .trx<AnyRecord>(tableOf(contractOf(kind)))
      .whereIn('id', ids)
      .orderBy('id')
      .forUpdate()
      .select('id')
  const rows = await tableServiceAt(app, kind).rowsById(ids, work)
  return new Map(rows.map((row) => [row.id, row]))
}

const rowExamples = async (reading: Reading, kind: RowKind, marks: readonly Mark[]) => {
  const rows = await readRows(reading, kind, marks)
  return marks.flatMap(({ id: markId, rowId, content }): MarkedExample[] => {
    const row = rowId === null ? undefined : rows.get(rowId)
    if (!row) return []
    const isEdited = !isDeepStrictEqual(contentOfRow(kind, row), plainContent(content))
    return [{ markId, kind, rowId, name: nameOf(row), isEdited, isPublic: isPublicRow(kind, row) }]
  })
}

/** Reads what is left of an account's examples, edited or not, in the order of their kinds. */
export const readExamples = async (reading: Reading): Promise<MarkedExample[]> => {
  const { app, customerId, work } = reading
  const db = work?.trx ?? app.get('database').knex
  const locked = work ? db('account_examples').forUpdate() : db('account_examples')
  const marks = await locked.where({ customerId }).orderBy('id').select('id', 'kind', 'rowId', 'content')
  if (marks.length === 0) return []
  const account = await (work ? db('account').forUpdate() : db('account')).where({ id: customerId }).first()
  const hours = contentOfHours(await readHours(db, customerId))
  const found: MarkedExample[] = []
  for (const kind of rowKinds)
    found.push(
      ...(await rowExamples(
        reading,
        kind,
        marks.filter((mark) => mark.kind === kind),
      )),
    )
  for (const { id: markId, kind, content } of marks) {
    if (isRowKind(kind)) continue
    const now: Content = kind === 'hours' ? hours : plainContent(account![kind])
    const isEdited = !isDeepStrictEqual(now, plainContent(content))
    found.push({ markId, kind, rowId: null, name: '', isEdited, isPublic: true })
  }
  return found
}

/** Forgets that anything of an account is an example: what is there is its own. */
export const forgetExamples = async ({ trx }: Work, customerId: number): Promise<void> =>
  void (await trx('account_examples').where({ customerId }).del())

declare module 'knex/types/tables' {
  interface Tables {
    account_examples: Table<Mark & { customerId: number }>
  }
}
