import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckoutData } from '@mainstreet/shared/contracts/orders/orders'
import type { Knex } from 'knex'

/** A person by what is nobody else's. */
export interface Person {
  data: CheckoutData
  /** What gives the person away, in small letters. */
  marks: readonly string[]
}

/** Somebody whose every word can be found again. */
export const buildPerson = (word: string): Person => ({
  data: {
    name: `Iris ${word}feather`,
    email: `Iris.${word}@People.test`,
    phone: '(506) 555-0142',
    recipient: `Aunt ${word}wing`,
    address: `77 ${word} Lane`,
    city: `${word}ville`,
    province: 'NB',
    postalcode: 'E1C 9Z9',
    country: 'Canada',
    notes: `Ring at ${word}door`,
  },
  marks: [word.toLowerCase()],
})

/** Every row of the database that gives a person away, as text by its table, in the order of the tables; but for rows of one account. */
export const rowsAbout = async (
  knex: Knex,
  { marks }: Person,
  exceptAccount = 0,
): Promise<Record<string, string[]>> => {
  const tables: string[] = await knex('information_schema.tables')
    .where({ table_schema: 'public', table_type: 'BASE TABLE' })
    .orderBy('table_name')
    .pluck('table_name')
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    // Whole rows, so that a new column is looked at like a new table.
    const { rows } = await knex.raw(
      `select to_jsonb(t)::text as row from ?? t where lower(to_jsonb(t)::text) like any(?)
         and coalesce(to_jsonb(t) ->> 'customerId', '0') <> ? order by 1`,
      [table, marks.map((mark) => `%${mark}%`), String(exceptAccount)],
    )
    if (rows.length) found[table] = rows.map(({ row }: { row: string }) => row)
  }
  return found
}

/** The files below a folder that give a person away. */
export const filesAbout = (folder: string, { marks }: Person): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return []
    const file = path.join(entry.parentPath, entry.name)
    const content = readFileSync(file, 'latin1').toLowerCase()
    return marks.some((mark) => content.includes(mark)) ? [file] : []
  })
