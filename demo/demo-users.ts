import { SettingsError } from '../server/kit/settings'
import type { Application } from '../server/declarations'
import { verifyPassword } from '../server/kit/secrets/passwords'

/** Who signs in to the demo: owners of one account each, and staff. */
export const demoUsers = [
  { email: 'owner@harbour.localhost', name: 'Nora Hatfield', role: 'owner', accounts: [1] },
  { email: 'owner@leonie.localhost', name: 'Mathieu Thibodeau', role: 'owner', accounts: [2] },
  { email: 'owner@tidewater.localhost', name: 'Carla Doucette', role: 'owner', accounts: [3] },
  { email: 'owner@belliveau.localhost', name: 'Denise Belliveau', role: 'owner', accounts: [4] },
  { email: 'staff@mainstreet.localhost', name: 'Mainstreet Staff', role: 'staff', accounts: [] },
] as const

// Published in this repository, so it stays known even where DEMO_PASSWORD is another one now.
const publishedPassword = 'mainstreet-demo'

/** Refuses a production start, with one line, while somebody can sign in with a password of the demo. */
export const refuseDemoPasswords = async (app: Application) => {
  const settings = app.get('settings')
  if (!settings.production) return
  const known = new Set([settings.demoPassword, publishedPassword])
  const users: { email: string; passwordHash: string }[] = await app
    .get('database')
    .knex('users')
    .whereIn(
      'email',
      demoUsers.map(({ email }) => email),
    )
    .where('disabled', false)
    .whereNot('passwordHash', '')
    .select('email', 'passwordHash')
  for (const { email, passwordHash } of users) {
    for (const password of known) {
      if (!(await verifyPassword(passwordHash, password))) continue
      throw new SettingsError(
        `The demo password still signs in ${email}: "npm run admin -- disable ${email}" ends that, then start again.`,
      )
    }
  }
}
