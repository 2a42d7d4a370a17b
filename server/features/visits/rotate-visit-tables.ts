import type { Application } from '../../declarations'
import type { Rows } from '../../kit/database/rows'

/** How long single visits are kept; their counts by day stay. */
const keptMonths = 13

const startOfMonth = (now: Date, later: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))

/** A table of visits is called by the first of the month that it ends before. */
const tableTo = (end: Date) => `visits_to_${end.toISOString().slice(0, 7).replace('-', '_')}`

/** Makes the tables that the visits of this month and the next lie in, and drops the single visits of whole months that are older than 13. */
export const rotateVisitTables = async (app: Application, now = new Date()): Promise<void> => {
  const oldest = startOfMonth(now, -keptMonths)
  const { knex } = app.get('database')
  await knex.transaction(async (trx) => {
    // Who waits for the table holds up all who record visits; the next turn tries again.
    await trx.raw(`set local lock_timeout = '2s'`)
    await trx.raw('lock table profile_analytics in share update exclusive mode')
    const { rows } = await trx.raw<Rows<{ name: string }>>(
      `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'profile_analytics'::regclass and starts_with(relname, 'visits_to_')`,
    )
    const names = rows.map(({ name }) => name)
    for (const later of [0, 1]) {
      const [start, end] = [startOfMonth(now, later), startOfMonth(now, later + 1)]
      const name = tableTo(end)
      if (names.includes(name)) continue
      await trx.raw(`create table ?? (like profile_analytics including defaults including indexes)`, [name])
      // What came while its month had no table.
      await trx.raw(
        `with moved as (delete from visits_rest where "createdAt" >= ? and "createdAt" < ? returning *)
          insert into ?? select * from moved`,
        [start, end, name],
      )
      await trx.raw(
        `alter table profile_analytics attach partition ??
          for values from ('${start.toISOString()}') to ('${end.toISOString()}')`,
        [name],
      )
    }
    for (const name of names) if (name <= tableTo(oldest)) await trx.raw('drop table ??', [name])
    await trx('visits_rest').where('createdAt', '<', oldest).delete()
  })
  await knex('visit_visitors').where('lastAt', '<', oldest).delete()
}
