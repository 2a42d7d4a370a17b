import { Conflict } from '@feathersjs/errors'
import { userContract } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext } from '../../kit/service/table-rules'
import { endMailedLinks } from './end-mailed-links'
import { hashNewPassword } from './hash-new-password'
import { accountsSql, setAccounts } from './user-accounts'

type Contract = typeof userContract
type Context = WriteContext<Contract>
type Columns = StoredOf<Contract>

const usernameForm = /^([a-z0-9][a-z0-9._-]{1,79})?$/

const namesOf = ({ email, username }: Columns): Columns => {
  const names: Columns = {}
  if (email !== undefined) names.email = email.trim().toLowerCase()
  if (username !== undefined) {
    names.username = username.trim().toLowerCase()
    // Never like an address: else somebody could take another person's e-mail as a name to sign in with.
    if (!usernameForm.test(names.username)) throw invalid({ username: refusal('login-characters') })
  }
  return names
}

/** The accounts a user has after this write; undefined where it does not touch them. */
const accountsAfter = ({ data, before }: Context): number[] | undefined => {
  const staff = (data.role ?? before?.role) === 'staff'
  const given = data.accounts
  if (staff && given?.length) throw invalid({ accounts: 'are for owners; staff see every account' })
  if (staff) return []
  if (given) return [...new Set(given)]
  return before ? undefined : [data.customerId].filter((id): id is number => typeof id === 'number')
}

const firstShown = (accounts: readonly number[], wanted: number | null = null): number | null =>
  wanted !== null && accounts.includes(wanted) ? wanted : (accounts[0] ?? null)

const keepOneself = ({ data, before, caller }: Context) => {
  if (!before || !('userId' in caller) || caller.userId !== before.id) return
  if (data.disabled === true || (data.role !== undefined && data.role !== before.role))
    throw new Conflict(refusal('own-role'))
}

const beforeWrite = (context: Context): Columns => {
  const { data, before } = context
  keepOneself(context)
  const { accounts: _accounts, password: _password, ...columns } = data
  const accounts = accountsAfter(context)
  return {
    ...columns,
    ...namesOf(data),
    ...(accounts ? { customerId: firstShown(accounts, before ? before.customerId : data.customerId) } : {}),
  }
}

const endsSessions = ({ data, before }: Context): boolean =>
  before !== null &&
  (data.passwordHash !== undefined ||
    data.disabled === true ||
    (data.role !== undefined && data.role !== before.role) ||
    (data.accounts !== undefined && !sameAccounts(data.accounts, before.accounts)))

/** A mailed link would undo what was just decided; those to another address are in a mailbox that no longer counts. */
const endsLinks = ({ data, before }: Context): boolean =>
  before !== null &&
  (data.passwordHash !== undefined ||
    data.disabled === true ||
    (data.email !== undefined && data.email.trim().toLowerCase() !== before.email))

const sameAccounts = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((id) => others.includes(id))

/** People who sign in: staff manage all of them, owners see and rename themselves. */
export const users = tableService(
  userContract,
  (app) => ({
    computed: { accounts: accountsSql },
    narrow(builder, caller) {
      if ('accounts' in caller && 'userId' in caller) builder.where('users.id', caller.userId)
    },
    beforeWrite,
    async afterWrite(context) {
      const { id, work } = context
      const accounts = accountsAfter(context)
      if (accounts) await setAccounts(app, { userId: id, accounts }, work)
      if (endsSessions(context)) await app.get('sessions').endAllOf(id, { work })
      if (endsLinks(context)) await endMailedLinks(id, work)
    },
    async beforeRemove({ row, work, caller }) {
      if ('userId' in caller && caller.userId === row.id) throw new Conflict(refusal('own-removal'))
      await app.get('sessions').endAllOf(row.id, { work })
    },
  }),
  () => [hashNewPassword],
)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    users: { passwordHash: string; lastSignInAt: Date | null }
  }
}
