import { NotFound } from '@feathersjs/errors'
import { reportCondolence } from '@mainstreet/shared/contracts/calendar/condolences'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../kit/service/define-service'
import { reportedCondolenceMail } from './condolence-mails'
import { mailFuneralHome } from './mail-funeral-home'

/** Tells a home what a visitor has reported, once until it has answered; hides nothing. */
export const reportCondolenceOperation = operationService(reportCondolence, (app) => async ({ id }, call) => {
  await app.get('limits').limitAddress('condolence-report-address', call.address)
  await app.get('runWork')(call.caller, async (work) => {
    const { trx } = work
    const row = await trx('condolences')
      .where({ id, customerId: call.siteId ?? 0, status: 'shown' })
      .forUpdate()
      .first('customerId', 'funeralId', 'reported')
    if (!row) throw new NotFound(refusal('no-such', { what: 'condolence', id }))
    if (row.reported) return
    await app.service('condolences').patch(id, { reported: true }, { work })
    const funeral = (await trx('funerals').where({ id: row.funeralId }).first('id', 'name'))!
    await mailFuneralHome(app, work, {
      customerId: row.customerId,
      write: (sender) => reportedCondolenceMail(funeral, sender),
    })
  })
  return { ok: true as const }
})
