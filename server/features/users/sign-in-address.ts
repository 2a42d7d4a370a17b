import type { Knex } from 'knex'
import { originOfHost } from '../../kit/http/host'
import type { Application } from '../../declarations'

/** Where a user signs in: scheme and host. */
export interface SignInAddress {
  origin: string
  /** Nobody said where: PLATFORM_HOST is not set, and the user has no account with a domain. */
  guessed: boolean
}

/** Where users of an account with this domain, or without one, sign in; inside of a work by its `db`. */
export const signInAddressAt = async (
  app: Application,
  domain: string | undefined,
  db: Knex = app.get('database').knex,
): Promise<SignInAddress> => {
  const known = domain || app.get('settings').platformHost
  if (known) return { origin: originOfHost(known, app.get('settings')), guessed: false }
  // Every site has the same dashboard.
  const first = await db('account').whereNot({ str_domain: '' }).orderBy('id').first('str_domain')
  return { origin: originOfHost(first?.str_domain ?? 'localhost', app.get('settings')), guessed: true }
}

/** Where a user of an account, or of none, signs in: by what is stored and set, never by what a request claims. */
export const signInAddress = async (app: Application, customerId: number | null): Promise<SignInAddress> => {
  const own = customerId === null ? undefined : await app.get('tenants').byId(customerId)
  return signInAddressAt(app, own?.domain)
}
