import type { StoredRow } from '../service/stored-row'
import type { Work } from '../service/work'

type Owner = Pick<StoredRow<'users'>, 'id' | 'name' | 'email' | 'language'>

/** The owners of an account who may sign in, the first of them first. */
export const ownersOf = (customerId: number, { trx }: Pick<Work, 'trx'>): Promise<Owner[]> =>
  trx('users')
    .join('user_accounts', 'user_accounts.userId', 'users.id')
    .where('user_accounts.customerId', customerId)
    .where('user_accounts.role', 'owner')
    .where('users.disabled', false)
    .orderBy('users.id')
    .select<Owner[]>('users.id', 'users.name', 'users.email', 'users.language')
