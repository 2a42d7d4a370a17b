import { pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import { queueBusinessMail, siteAddress } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import { server } from '../../kit/service/caller/caller'
import { oneByOne } from '../../kit/queue/one-by-one'
import { backMail } from './back-mail'
import { wantedVariations } from './wanted-variations'

const maxAtOnce = 200

/** Those whose variation can be bought, who asked first going first. */
const due = (app: Application): Promise<{ id: number }[]> =>
  wantedVariations(app.get('database').knex)
    .join('stock_alerts as alert', (on) =>
      on.on('alert.itemId', 'item.id').on('alert.variation', 'variation.variation'),
    )
    .where((buyable) => buyable.where('item.trackStock', false).orWhere('variation.stock', '>', 0))
    .orderBy('alert.id')
    .limit(maxAtOnce)
    .select('alert.id')

/** Mails one of them, and forgets the address in the same work: nobody is told twice. */
const tellOne = (app: Application, id: number): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const alert = await work.trx('stock_alerts').where({ id }).forUpdate().first()
    if (!alert) return
    const sender = await readMailSender(app, work.trx, alert.customerId)
    const item = await work.trx('market_items').where({ id: alert.itemId }).first('title', 'translations')
    const kinds = await work
      .trx('market_variations')
      .where({ itemId: alert.itemId, removed: false })
      .pluck('id')
    await app.service('stock-alerts').remove(id, { work })
    if (!sender || !item) return
    const link = siteAddress(sender, pathTo(routes.item, alert.itemId), alert.language)
    const title = item.translations[alert.language]?.title || item.title
    const about = { kind: 'back-in-stock', to: alert.email, replyTo: sender.storeEmail } as const
    const facts = {
      title,
      kind: kinds.length > 1 ? alert.variation : '',
      language: alert.language,
      sender,
      link,
    }
    await queueBusinessMail(work, sender, { ...about, ...backMail(facts) })
  })

/** Tells whoever waited for what can be bought again. */
export const tellBack = async (app: Application, isStopping = () => false): Promise<void> => {
  await oneByOne(app, await due(app), {
    isStopping,
    run: ({ id }) => tellOne(app, id),
    failed: 'nobody told that a thing is back',
    about: ({ id: alert }) => ({ alert }),
  })
}
