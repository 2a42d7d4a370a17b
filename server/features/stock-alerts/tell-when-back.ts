import { Conflict, NotFound } from '@feathersjs/errors'
import { tellWhenBack } from '@mainstreet/shared/contracts/stock-alerts'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { contactErrors, isMailAddress } from '@mainstreet/shared/rules/contact-rules'
import { available } from '@mainstreet/shared/rules/items/item-offer'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { siteInView } from '../../kit/visible-account'
import { wantedVariations } from './wanted-variations'

interface Shown {
  itemId: number
  variation: string
  trackStock: boolean
  stock: number
}

/** The variation that visitors of a shop see; 404 where there is none. */
const shownVariation = async (app: Application, id: number, customerId: number) => {
  const found = await wantedVariations(app.get('database').knex)
    .where({ 'variation.id': id, 'item.customerId': customerId })
    .first<Shown | undefined>('variation.itemId', 'variation.variation', 'item.trackStock', 'variation.stock')
  if (!found) throw new NotFound(refusal('no-such', { what: 'variation', id }))
  return found
}

/** Keeps an address until its variation is back; that one address waits twice for it is nobody's to learn. */
export const tellWhenBackOperation = operationService(tellWhenBack, (app) => async (asked, call) => {
  const tenant = await siteInView(app, call)
  if (!isMailAddress(asked.email)) throw invalid({ email: contactErrors.from })
  const shown = await shownVariation(app, asked.variationId, tenant.id)
  if (available(shown, shown) > 0) throw new Conflict(refusal('not-sold-out'))
  // A program that filled the hidden field learns nothing.
  if (asked.reference) return { ok: true as const }
  await app.get('limits').limitAddress('stock-alert-address', call.address)
  const { itemId, variation } = shown
  const email = asked.email.trim()
  await app.get('runWork')(server, async (work) => {
    const waiting = await work
      .trx('stock_alerts')
      .where({ itemId, variation })
      .whereRaw('lower(email) = lower(?)', [email])
      .first('id')
    const row = {
      customerId: tenant.id,
      itemId,
      variation,
      email,
      language: asked.language ?? tenant.language,
    }
    if (!waiting) await app.service('stock-alerts').create(row, { work })
  })
  return { ok: true as const }
})
