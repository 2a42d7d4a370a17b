import type { Application } from '../../../declarations'
import { server } from '../../../kit/service/caller/caller'
import { knownUser } from '../manage-staff'
import { forgetFactors } from './factors'
import { readFactorNotice } from './second-factor-mails'

/** Forgets what somebody has beside the password, ends the sessions and tells the person; for who has lost it all. */
export const forgetSecondFactor = async (app: Application, email: string): Promise<string> => {
  const user = await knownUser(app, email)
  const tell = await readFactorNotice(app, user.id)
  await app.get('runWork')(server, async (work) => {
    await forgetFactors(user.id, work)
    await app.get('sessions').endAllOf(user.id, { work })
    await tell('all removed', work)
  })
  return `${user.email} signs in with the password alone, and is signed out everywhere.\n`
}
