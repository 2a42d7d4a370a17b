import type { Locale } from '@mainstreet/shared/rules/language'
import type { User } from '@mainstreet/shared/contracts/users'
import type { Application } from '../../declarations'

/** The language of mails to a user: the chosen one, else that of the first account. */
export const userLocale = async (
  app: Application,
  { language, customerId }: Pick<User, 'language' | 'customerId'>,
): Promise<Locale> => {
  if (language) return language
  const own = customerId === null ? undefined : await app.get('tenants').byId(customerId)
  return own?.language ?? 'en'
}
