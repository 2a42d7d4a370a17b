import type { Application } from '../../declarations'
import { queueMails } from '../../kit/mail/outbox'
import type { Change } from '../../kit/service/change-log'
import type { Work } from '../../kit/service/work'
import { ownersOf } from '../../kit/mail/owners-of'
import { signInAddressAt } from '../users/sign-in-address'
import { alarmMail, type Author } from './alarm-mail'
import { alarmingChanges, asksAgain, type AlarmingChange } from './alarming-changes'

/** Who calls, by name; undefined for the server itself and for whoever is nobody known. */
const authorOf = async ({ caller, trx }: Work): Promise<Author | undefined> => {
  if (caller.role === 'integrator') {
    const key = await trx('api_keys').where({ id: caller.keyId }).first('name')
    return { kind: 'program', name: key?.name ?? '' }
  }
  if (!('userId' in caller)) return undefined
  const user = await trx('users').where({ id: caller.userId }).first('name', 'email')
  if (!user) return undefined
  // A name is its bearer's to choose; the address was confirmed.
  const name = user.name ? `${user.name} (${user.email})` : user.email
  return { kind: caller.role === 'staff' ? 'staff' : 'person', name }
}

interface Happened {
  customerId: number
  author: Author
  changes: readonly AlarmingChange[]
}

const tellOwners = async (app: Application, work: Work, { customerId, author, changes }: Happened) => {
  const { trx, now: at } = work
  const account = await trx('account').where({ id: customerId }).first()
  // An account that is gone has nobody to tell.
  if (!account) return
  const { str_company_name: business, str_domain, timezone, language } = account
  const { origin } = await signInAddressAt(app, str_domain, trx)
  const owners = await ownersOf(customerId, work)
  const mails = owners.map((owner) =>
    alarmMail({
      lang: owner.language ?? language,
      owner,
      business,
      timezone,
      origin,
      author,
      changes,
      at,
    }),
  )
  await queueMails(work, mails)
}

/** Mails owners what a work does that its rows do not say, once the password counts; nobody where the server does it by itself. */
export type AlarmOwners = (
  work: Work,
  customerId: number,
  changes: readonly AlarmingChange[],
) => Promise<void>

/** Makes `alarmOwners` of an application. */
export const alarmOwners =
  (app: Application): AlarmOwners =>
  async (work, customerId, changes) => {
    const { trx, caller } = work
    if (changes.some((change) => asksAgain(change, caller)))
      await app.get('sessions').requireConfirmed(caller, trx)
    const author = await authorOf(work)
    if (author) await tellOwners(app, work, { customerId, author, changes })
  }

/** Mails owners when somebody has changed who or what reaches their account, payments, taxes or the pixel: in the work that changes it, one mail a save. */
export const recordAlarms =
  (app: Application) =>
  async (work: Work, changes: readonly Change[]): Promise<void> => {
    const byAccount = new Map<number, AlarmingChange[]>()
    for (const change of changes) {
      const found = alarmingChanges(change)
      // What belongs to the platform has no owner.
      if (found.length && change.customerId)
        byAccount.set(change.customerId, [...(byAccount.get(change.customerId) ?? []), ...found])
    }
    for (const [customerId, found] of byAccount) await app.get('alarmOwners')(work, customerId, found)
  }
