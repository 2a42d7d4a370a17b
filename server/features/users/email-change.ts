import { BadRequest, Conflict } from '@feathersjs/errors'
import { changeEmail } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import { queueMail } from '../../kit/mail/outbox'
import { operationService } from '../../kit/service/define-service'
import { openEmailChange, spendEmailChange } from './email-change-link'
import { changedMail } from './email-change-mails'
import { signInAddress } from './sign-in-address'
import { userLocale } from './user-locale'

const linkOver = () => new BadRequest(refusal('link-over'))

const changeWith = async (app: Application, token: string): Promise<string> => {
  const asked = await openEmailChange(app, token)
  if (!asked) throw linkOver()
  const user = await app.service('users').get(asked.userId)
  if (user.disabled) throw linkOver()
  const { origin } = await signInAddress(app, user.customerId)
  const change = {
    locale: await userLocale(app, user),
    name: user.name,
    from: user.email,
    to: asked.email,
    origin,
  }
  await app.get('runWork')(server, async (work) => {
    if (!(await spendEmailChange(token, work))) throw linkOver()
    // Only who reads that mailbox gets here, and may know.
    if (await work.trx('users').where({ email: change.to }).first('id'))
      throw new Conflict(refusal('address-of-another'))
    // Which ends the links in the old mailbox, too.
    await app.service('users').patch(user.id, { email: change.to }, { work })
    await queueMail(work, changedMail(change))
  })
  return change.to
}

/**
 * Changes a user's address with the token of the mailed link, once. Sessions go on: who asked knew the password, and
 * the notice to the old address says how to end them.
 */
export const emailChange = operationService(changeEmail, (app) => async ({ token }, call) => {
  await app.get('limits').limitAddress('reset-address', call.address)
  return { ok: true as const, email: await changeWith(app, token) }
})
