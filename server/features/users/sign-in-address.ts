import { originOfHost } from '../../kit/http/host'
import type { House } from '../../declarations'

/** Where a user signs in: scheme and host. */
export interface SignInAddress {
  origin: string
  /** Nobody said where: PLATFORM_HOST is not set, and the user has no account with a domain. */
  guessed: boolean
}

/** Where a user of an account, or of none, signs in: by what is stored and set, never by what a request claims. */
export const signInAddress = async (
  { tenants, settings, database }: House,
  customerId: number | null,
): Promise<SignInAddress> => {
  const own = customerId === null ? undefined : await tenants.byId(customerId)
  const told = own?.domain || settings.platformHost
  if (told) return { origin: originOfHost(told, settings), guessed: false }
  // Every site has the same dashboard.
  const first = await database.knex('account').whereNot({ str_domain: '' }).orderBy('id').first('str_domain')
  return { origin: originOfHost(first?.str_domain ?? 'localhost', settings), guessed: true }
}
