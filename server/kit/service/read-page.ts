import { errorHandler } from '@feathersjs/knex'
import type { AnyRecord } from '@mainstreet/shared/contract'
import type { Knex } from 'knex'
import { JsonText } from './json-text'

/** A page of a find. */
interface Asked {
  /** All rows, in their order. */
  rows: Knex.QueryBuilder
  limit: number
  skip: number
}

/** What a query answers; its failures are those of the adapter. */
export const rowsOf = async <Row>(query: Knex.QueryBuilder): Promise<Row[]> =>
  // What a statement selects, only its writer knows.
  (await query.catch(errorHandler)) as Row[]

const countQuery = (rows: Knex.QueryBuilder) => rows.clone().clearSelect().clearOrder().count('* as total')

/** Reads a page; all are counted only where the page does not say how many there are: one that is not full is the last, unless it is beyond that. */
export const readPage = async ({
  rows,
  limit,
  skip,
}: Asked): Promise<{ total: number; data: AnyRecord[] }> => {
  const page = rows.clone().limit(limit).offset(skip)
  const data = limit === 0 ? [] : await rowsOf<AnyRecord>(page)
  if (data.length < limit && (data.length > 0 || skip === 0)) return { total: skip + data.length, data }
  const [counted] = await rowsOf<{ total: number }>(countQuery(rows))
  return { total: counted!.total, data }
}

/** What a row is called while it is written; no column is. */
const wholeRow = 'the row'

/** The same page as JSON that the database writes, in one statement. */
export const writtenPage = async (knex: Knex, { rows, limit, skip }: Asked): Promise<JsonText> => {
  const total = knex.raw(
    'case when count(*) < ? and (count(*) > 0 or ? = 0) then count(*) + ? else ? end as total',
    [limit, skip, skip, countQuery(rows)],
  )
  const data = knex.raw(`coalesce(json_agg(row_to_json("the row")), '[]')::text as data`)
  const written = knex.select(total, data).from(rows.clone().limit(limit).offset(skip).as(wholeRow))
  const [page] = await rowsOf<{ total: number; data: string }>(written)
  return new JsonText(`{"total":${page!.total},"limit":${limit},"skip":${skip},"data":${page!.data}}`)
}

/** A row as JSON that the database writes; undefined where there is none. */
export const writtenRow = async (knex: Knex, row: Knex.QueryBuilder): Promise<JsonText | undefined> => {
  const written = knex.select(knex.raw('row_to_json("the row")::text as text')).from(row.as(wholeRow))
  const [found] = await rowsOf<{ text: string }>(written)
  return found && new JsonText(found.text)
}
