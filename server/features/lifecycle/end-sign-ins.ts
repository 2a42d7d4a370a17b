import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'

/** Ends the sessions of everybody who works in an account: what they may see is decided anew when they sign in. */
export const endSignIns = async (app: Application, work: Work, customerId: number): Promise<void> => {
  const users = await work.trx('user_accounts').where({ customerId }).orderBy('userId').pluck('userId')
  for (const userId of users) await app.get('sessions').endAllOf(userId, { work })
}
