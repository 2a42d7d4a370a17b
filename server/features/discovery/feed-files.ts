import { feedPaths } from '@mainstreet/shared/contracts/site/feeds'
import type { CsvLine } from '@mainstreet/shared/rules/csv'
import { addressedLocale } from '@mainstreet/shared/rules/language'
import { today } from '@mainstreet/shared/rules/money/price'
import Papa from 'papaparse'
import type { Application } from '../../declarations'
import { answerFile } from '../../kit/http/cached/cached-answer'
import type { Middleware } from '../../kit/http/context'
import { originOf } from '../../kit/http/site-origin'
import { googleFeed } from './google-feed'
import { metaLines } from './meta-feed'
import { isComplete, productEntries, type FeedAsk } from './product-entries'
import { readProducts, readVehicles } from './read-goods'
import { vehicleLines } from './vehicle-feed'

/** For programs, not for a spreadsheet: nothing is put before what begins like a formula. */
const csv = (lines: readonly CsvLine[]) => ({
  text: `${Papa.unparse(lines.map((line) => [...line]))}\r\n`,
  type: 'text/csv; charset=utf-8',
})

const entriesOf = async (app: Application, ask: FeedAsk) => {
  const items = await readProducts(app, ask.site.company.id, ask.locale)
  return items.flatMap((item) => productEntries(item, ask)).filter(isComplete)
}

type Writer = (app: Application, ask: FeedAsk) => Promise<{ text: string; type: string }>

const writers = new Map<string, Writer>([
  [
    feedPaths.google,
    async (app, ask) => ({
      text: googleFeed(await entriesOf(app, ask), ask),
      type: 'application/xml; charset=utf-8',
    }),
  ],
  [feedPaths.meta, async (app, ask) => csv(metaLines(await entriesOf(app, ask), ask))],
  [
    feedPaths.vehicles,
    async (app, ask) => csv(vehicleLines(await readVehicles(app, ask.site.company.id, ask.locale), ask)),
  ],
])

/** Answers the catalogues of each site for readers elsewhere, in the language that the address asks for. */
export const feedFiles =
  (app: Application): Middleware =>
  async (ctx, next) => {
    const write = writers.get(ctx.path)
    const { tenant } = ctx.state
    if (!write || !tenant?.published || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const now = new Date()
    const customerId = tenant.id
    const locale = addressedLocale(ctx.search) ?? tenant.language
    const origin = originOf(ctx, tenant.domain, app.get('settings'))
    await answerFile(ctx, app.get('readCache'), {
      // A sale that ends changes prices, though nobody wrote anything.
      key: `feed ${ctx.path} ${customerId} ${origin} ${locale} ${today(now, tenant.timezone)}`,
      customerId,
      make: async () => {
        const site = await app.service('site').find({ query: { lang: locale }, siteId: customerId })
        const { text, type } = await write(app, { site, origin, locale, now })
        return { bytes: Buffer.from(text), type }
      },
    })
  }
