import type { Knex } from 'knex'

/** Reads several lists in one statement, each as JSON that the database writes: moments come as its text unless a list selects them otherwise. */
export const readTogether = async <Lists extends Record<string, Knex.QueryBuilder | Knex.Raw>>(
  knex: Knex,
  lists: Lists,
): Promise<{ [Name in keyof Lists]: unknown[] }> => {
  const columns = Object.entries(lists).map(([name, rows]) =>
    knex.raw(`(select coalesce(json_agg(row_to_json(list)), '[]') from (?) list) as ??`, [rows, name]),
  )
  const [read] = (await knex.select(columns)) as unknown[]
  return read as { [Name in keyof Lists]: unknown[] }
}
