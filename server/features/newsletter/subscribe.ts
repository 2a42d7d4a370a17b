import { NotFound } from '@feathersjs/errors'
import { subscribe } from '@mainstreet/shared/contracts/newsletter'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { operationService } from '../../kit/service/define-service'
import { server } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { siteInView } from '../../kit/visible-account'
import { askToSubscribe, takesSubscribers } from './ask-to-subscribe'

/** Takes an address for letters; whether it is on the list already is nobody's to learn. */
export const subscribeOperation = operationService(subscribe, (app) => async (asked, call) => {
  const tenant = await siteInView(app, call)
  if (!isMailAddress(asked.email)) throw invalid({ email: contactErrors.from })
  if (!(await takesSubscribers(app.get('database').knex, tenant.id)))
    throw new NotFound(refusal('no-newsletter'))
  // A program that filled the hidden field learns nothing.
  if (asked.reference) return { ok: true as const }
  await app.get('limits').limitAddress('subscribe-address', call.address)
  await app.get('runWork')(server, (work) =>
    askToSubscribe(app, work, {
      customerId: tenant.id,
      email: asked.email.trim(),
      language: asked.language ?? tenant.language,
      page: 'home',
      address: call.address,
    }),
  )
  return { ok: true as const }
})
