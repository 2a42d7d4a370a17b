import type { Knex } from 'knex'
import type { Rows } from './rows'

/** Takes the number of a table's next row, for what names it before it is written; of a row that is not written after all, the number is never used. */
export const nextId = async (db: Knex, table: string): Promise<number> => {
  const { rows } = await db.raw<Rows<{ id: string }>>(
    `select nextval(pg_get_serial_sequence(?, 'id')) as id`,
    [table],
  )
  return Number(rows[0]!.id)
}
