import { Conflict } from '@feathersjs/errors'
import { memberContract } from '@mainstreet/shared/contracts/people'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { tableService } from '../../kit/service/define-service'
import type { StoredRow } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'
import { namedDuties } from './named-duties'
import { problems } from '../../kit/service/errors'

const ofUser = (column: string) => `select users.${column} from users where users.id = user_accounts."userId"`

interface Leaving {
  id: number
  customerId: number
}

const lastOwner = refusal('last-owner')

const hasOtherOwner = async ({ id, customerId }: Leaving, { trx }: Work): Promise<boolean> => {
  // Two owners who leave at once wait for each other here.
  await trx('account').where({ id: customerId }).forUpdate().select('id')
  const other = await trx<StoredRow<'user-accounts'>>('user_accounts as member')
    .join('users', 'users.id', 'member.userId')
    .where({ 'member.customerId': customerId, 'member.role': 'owner', 'users.disabled': false })
    .whereNot('member.id', id)
    .first<{ id: number } | undefined>('member.id')
  return other !== undefined
}

/** Who has access to a business, and as what; a change is felt at once by whoever it is about. */
export const userAccounts = tableService(memberContract, (app) => ({
  computed: {
    name: ofUser('name'),
    email: ofUser('email'),
    lastSeenAt: `select max(sessions."lastUsedAt") from sessions
      where sessions."userId" = user_accounts."userId"`,
    lastSignInAt: ofUser('"lastSignInAt"'),
  },
  async beforeWrite({ data, before, caller, work }) {
    const isStepDown = before?.role === 'owner' && data.role !== undefined && data.role !== 'owner'
    const { role = before?.role ?? 'owner', duties = before?.duties ?? [] } = data
    const named = namedDuties({ role, duties })
    if (caller.role !== 'server' && isStepDown && !(await hasOtherOwner(before, work)))
      throw new Conflict({ ...lastOwner, ...problems({ role: lastOwner }) })
    return { ...data, duties: named }
  },
  async afterWrite({ id, data, before, work }) {
    if (!before) await app.service('notices-to').create({ id, customerId: data.customerId }, { work })
    const userId = before?.userId ?? data.userId
    if (userId !== undefined && (data.role !== before?.role || data.duties !== undefined))
      await app.get('sessions').accessChanged(userId, work)
  },
  async beforeRemove({ row, caller, work }) {
    if (caller.role !== 'server' && row.role === 'owner' && !(await hasOtherOwner(row, work)))
      throw new Conflict(lastOwner)
    await app.service('notices-to').remove(row.id, { work })
    await app.get('sessions').accessChanged(row.userId, work)
  },
}))
