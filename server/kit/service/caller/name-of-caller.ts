import type { Knex } from 'knex'
import type { Caller } from './caller'

/** What a person who calls is called, by address where no name is known; empty for programs and the server itself. */
export const nameOfCaller = async (db: Knex, caller: Caller | undefined): Promise<string> => {
  if (!caller || !('userId' in caller)) return ''
  const user = await db('users').where({ id: caller.userId }).first('name', 'email')
  return user?.name || user?.email || ''
}
