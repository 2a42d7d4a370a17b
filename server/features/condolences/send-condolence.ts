import { NotFound } from '@feathersjs/errors'
import { sendCondolence } from '@mainstreet/shared/contracts/calendar/condolences'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { oneLine } from '../../kit/mail/mail-content'
import { operationService } from '../../kit/service/define-service'
import type { Call } from '../../kit/service/service-params'
import { plainLines } from '../../kit/text/plain-lines'
import { siteInView } from '../../kit/visible-account'
import { refuseFaults } from '../contact/refuse-faults'
import { mailOfCrowd } from '../store/crowd-mail'
import { newCondolenceMail, type Deceased } from './condolence-mails'
import { mailFuneralHome } from './mail-funeral-home'

/** The notice of the site in view that takes condolences; 404 where there is none. */
const openNotice = async (app: Application, id: number, call: Call): Promise<Deceased> => {
  const { id: customerId } = await siteInView(app, call)
  const { knex } = app.get('database')
  const found = await knex('funerals')
    .where({ id, customerId, takesCondolences: true, status: 'public' })
    .first('id', 'name')
  if (!found) throw new NotFound(refusal('no-such', { what: 'funeral', id }))
  return found
}

/** Keeps what a mourner wrote until the home has answered it, and tells the home. */
export const sendCondolenceOperation = operationService(sendCondolence, (app) => async (written, call) => {
  const funeral = await openNotice(app, written.funeralId, call)
  refuseFaults(written)
  // A program that filled the hidden field learns nothing.
  if (written.reference) return { ok: true as const }
  const customerId = call.siteId!
  await app.get('limits').limitAddress('condolence-address', call.address)
  const past = await app.get('limits').slow('condolence-account', customerId)
  const { contact = '', from = '', message = '' } = written
  const row = { name: oneLine(contact), email: from.trim(), message: plainLines(message).trim() }
  await app.get('runWork')(call.caller, async (work) => {
    const { id } = await app
      .service('condolences')
      .create({ ...row, customerId, funeralId: funeral.id }, { work })
    await mailFuneralHome(app, work, {
      customerId,
      id,
      replyTo: row.email,
      write: (sender) =>
        mailOfCrowd(sender, { crowd: 'condolences', past }, () => newCondolenceMail(row, funeral, sender)),
    })
  })
  return { ok: true as const }
})
