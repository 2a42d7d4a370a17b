import { minPasswordLength } from '@mainstreet/shared/contracts/users'
import { server } from '../server/kit/service/caller/caller'
import type { Application, Configuration } from '../server/declarations'
import { lock } from '../server/kit/database/advisory-locks'
import type { Work } from '../server/kit/service/work'
import { SettingsError } from '../server/kit/settings'
import { belliveau } from './belliveau/belliveau'
import { headerOf, type Business } from './business'
import { demoUsers, refuseDemoPasswords } from './demo-users'
import { harbour } from './harbour/harbour'
import { leonie } from './leonie/leonie'
import { leonieEvents, leonieMenu } from './leonie/leonie-menu'
import { seedBusiness } from './seed-business'
import { seedCars } from './seed-cars'
import { funeralPictures, funeralPortraits, seedFunerals } from './seed-funerals'
import { seedGoods } from './seed-goods'
import { seedMenu } from './seed-menu'
import { seedOrders } from './seed-orders'
import { seedVisits } from './seed-visits'
import type { Seeding } from './seeding'
import { fillShelf, type Shelf, type WantedPicture } from '../server/kit/media/drawn-pictures'
import { tidewater } from './tidewater/tidewater'
import { tidewaterCars } from './tidewater/tidewater-cars'

export { refuseDemoPasswords }

const businesses: readonly Business[] = [harbour, leonie, tidewater, belliveau]
const region = 'nb'

const extras: Record<Business['folder'], (seeding: Seeding) => Promise<void>> = {
  harbour: seedOrders,
  leonie: seedMenu,
  tidewater: seedCars,
  belliveau: seedFunerals,
}

const wantedPictures = ({ folder, header, notices, gallery, goods }: Business): WantedPicture[] => {
  const of = (kind: WantedPicture['kind'], names: readonly (WantedPicture['name'] | undefined)[]) =>
    names.flatMap((name) => (name ? [{ kind, name }] : []))
  return [
    ...of('logo', folder === 'belliveau' ? [] : [`${folder}/logo`]),
    ...of('header', [headerOf({ folder, header })]),
    ...of('notice', notices.map(({ picture }) => picture)), // prettier-ignore
    ...of('gallery', gallery.map(([name]) => name)), // prettier-ignore
    ...of('market-image', goods.flatMap(({ pictures }) => pictures)), // prettier-ignore
    ...of('dish', folder === 'leonie' ? leonieMenu.map(({ picture }) => picture) : []),
    ...of('event', folder === 'leonie' ? leonieEvents.map(({ picture }) => picture) : []),
    ...of('funeral', folder === 'belliveau' ? funeralPortraits : []),
    ...of('funeral-image', folder === 'belliveau' ? funeralPictures : []),
    ...of('gallery', folder === 'tidewater' ? tidewaterCars.flatMap(({ pictures }) => pictures) : []),
  ]
}

const seedUsers = async (app: Application, work: Work) => {
  const password = app.get('settings').demoPassword
  for (const user of demoUsers) {
    const body = { ...user, accounts: [...user.accounts], password }
    await app.service('users').create(body, { work })
  }
}

const isEmpty = async (knex: Configuration['database']['knex']): Promise<boolean> =>
  (await knex('account').first('id')) === undefined

/** Writes everything in one transaction: after a failure there is no demo, and the next start tries again. */
const write = (app: Application, shelves: ReadonlyMap<Business, Shelf>): Promise<boolean> =>
  app.get('runWork')(server, async (work) => {
    const { trx } = work
    // Of several servers that start on one empty database, the others wait for the first.
    await trx.raw(`set local statement_timeout = '60s'`)
    await lock(trx, 'demo')
    if (!(await isEmpty(trx))) return false
    for (const [business, picture] of shelves) {
      const seeding: Seeding = { app, work, business, picture }
      await seedBusiness(seeding)
      await seedGoods(seeding)
      await extras[business.folder](seeding)
      await seedVisits(seeding)
    }
    await seedUsers(app, work)
    // The accounts chose their own ids, which the database does not count.
    await trx.raw(`select setval(pg_get_serial_sequence('account', 'id'), (select max(id) from account))`)
    return true
  })

const checkMayBe = ({ production, demoPassword }: Configuration['settings']) => {
  if (production)
    throw new SettingsError('DEMO=1 would let everybody sign in: a production start has no demo.')
  if (demoPassword.length < minPasswordLength)
    throw new SettingsError(`DEMO_PASSWORD must have at least ${minPasswordLength} characters.`)
}

/** Fills an empty database with the businesses of the demo, where it is wanted; in production it refuses to start while a demo password works. */
export const seedDemo = async (app: Application): Promise<void> => {
  await refuseDemoPasswords(app)
  if (!app.get('settings').demo || !(await isEmpty(app.get('database').knex))) return
  checkMayBe(app.get('settings'))
  const log = app.get('log')
  const started = performance.now()
  log.info({ businesses: businesses.length }, 'seeding the demo, which takes half a minute or two')
  const shelves = new Map<Business, Shelf>()
  // Pictures come first: rendering them takes longer than a transaction may.
  for (const business of businesses) {
    const pictures = wantedPictures(business)
    shelves.set(business, await fillShelf(app, { region, customerId: business.id }, pictures))
    log.info(
      { business: business.id, done: shelves.size, of: businesses.length },
      'pictures of the demo drawn',
    )
  }
  const seconds = () => Math.round((performance.now() - started) / 1000)
  if (await write(app, shelves)) log.info({ seconds: seconds() }, 'the demo is ready')
}
