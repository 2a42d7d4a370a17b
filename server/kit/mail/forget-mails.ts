import { hourMs, dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { table } from './outbox'

const maxAtOnce = 1000
/** For how long a business can read again what its mails said, and send them again. */
const keptDays = 365

/** How often mails that are over are looked at, in milliseconds. */
export const forgetEveryMs = hourMs

/** Clears the content of mails that are over, at once where it may hold the key to a login, else a year after. Who got what, and when, stays. Answers how many. */
export const forgetMails = (app: Application, now = new Date()): Promise<number> => {
  const { knex } = app.get('database')
  const old = knex(table)
    .whereNot({ status: 'queued' })
    .whereNotNull('content')
    .where((over) =>
      over.where('unlisted', true).orWhere('createdAt', '<', new Date(now.getTime() - keptDays * dayMs)),
    )
    .orderBy([{ column: 'unlisted', order: 'desc' }, 'createdAt'])
    .limit(maxAtOnce)
    .select('id')
  return knex(table).whereIn('id', old).update({ content: null })
}
