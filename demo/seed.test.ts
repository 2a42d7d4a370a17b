import { contracts, type Row, type TablePath } from '@mainstreet/shared/services'
import { createWholeApp } from '../server/test/create-whole-app'
import { createValidator, dataValidator } from '../server/kit/service/input/validators'
import { readCommand } from '../server/features/users/admin-command'
import { as } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import { withParts } from '../server/test/with-parts'
import { demoUsers } from './demo-users'
import { refuseDemoPasswords, seedDemo } from './seed'

let app: TestApp

const rows = async <P extends TablePath>(path: P, customerId: number): Promise<Row<P>[]> => {
  const { tenantColumn } = contracts[path]
  const query = { [tenantColumn]: customerId, $limit: 500 }
  const page = await app.service(path as 'market-items').find({ query })
  return page.data as unknown as Row<P>[]
}

const counted = async (path: TablePath) =>
  Promise.all([1, 2, 3].map(async (id) => (await rows(path, id)).length))

/** Every figure of the database that another seeding would change. */
const inventory = async () => {
  const tables = ['account', 'users', 'market_items', 'market_images', 'restaurant', 'automotive_images']
  const more = [
    'account_orders',
    'profile_analytics',
    'profile_links',
    'profile_notices',
    'contact_messages',
    'account_mails',
  ]
  const counts = [...tables, ...more].map(async (table) =>
    app.get('database').knex(table).count('* as rows').first(),
  )
  return Promise.all(counts)
}

const isServed = async (url: string) => {
  const answer = await fetch(`${app.origin}${url}`, { method: 'HEAD' })
  return answer.status === 200 && answer.headers.get('content-type')
}

const signIn = (email: string, password: string) =>
  fetch(`${app.origin}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': app.address },
    body: JSON.stringify({ strategy: 'local', email, password }),
  })

const inProduction = () =>
  withParts(app, { settings: { ...app.get('settings'), production: true, demo: true } })

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

describe('before there is a demo', () => {
  test('nothing is seeded where none is wanted', async () => {
    await seedDemo(withParts(app, { settings: { ...app.get('settings'), demo: false } }))
    expect(await app.get('database').knex('account').first('id')).toBeUndefined()
  })

  test('a production start with DEMO=1 is refused and seeds nothing', async () => {
    await expect(seedDemo(inProduction())).rejects.toThrow('a production start has no demo')
    expect(await app.get('database').knex('account').first('id')).toBeUndefined()
  })

  test('a demo password that is too short is refused by name', async () => {
    const settings = { ...app.get('settings'), demoPassword: 'short' }
    await expect(seedDemo(withParts(app, { settings }))).rejects.toThrow('DEMO_PASSWORD must have at least 8')
  })
})

describe('the demo', () => {
  beforeAll(() => seedDemo(app))

  test('refuses a production start while its passwords work', async () => {
    await expect(refuseDemoPasswords(inProduction())).rejects.toThrow('The demo password still signs in')
    await expect(seedDemo(inProduction())).rejects.toThrow('The demo password still signs in')
    await expect(refuseDemoPasswords(app)).resolves.toBeUndefined()
  })

  test('has four published businesses with ids from 1 on', async () => {
    const accounts = await app.get('database').knex('account').orderBy('id').select('id', 'str_domain')
    expect(accounts).toEqual([
      { id: 1, str_domain: 'harbour.localhost' },
      { id: 2, str_domain: 'leonie.localhost' },
      { id: 3, str_domain: 'tidewater.localhost' },
      { id: 4, str_domain: 'belliveau.localhost' },
    ])
  })

  test('has a restaurant that reads in French as in English', async () => {
    const knex = app.get('database').knex
    for (const table of [
      'account',
      'market_items',
      'market_categories',
      'profile_notices',
      'events',
      'restaurant',
    ]) {
      const of = { [table === 'account' ? 'id' : 'customerId']: 2 }
      const untranslated = knex(table).where(of).whereRaw(`coalesce(translations -> 'fr', '{}') = '{}'`)
      expect([table, await untranslated.pluck('id')]).toEqual([table, []])
    }
    const dish = await fetch(`${app.origin}/api/restaurant?customerId=2&name=Tarte+au+sucre&$limit=1&lang=fr`)
    const { data } = (await dish.json()) as { data: { description: string }[] }
    expect(data[0]!.description).toBe('<p>Tarte au sucre, crème fouettée, rien à ajouter.</p>')
  })

  test('has a funeral home that reads in French, and a restaurant that features a thing of its shop', async () => {
    const knex = app.get('database').knex
    for (const table of ['account', 'funerals', 'profile_links']) {
      const of = { [table === 'account' ? 'id' : 'customerId']: 4 }
      const untranslated = knex(table).where(of).whereRaw(`coalesce(translations -> 'fr', '{}') = '{}'`)
      expect([table, await untranslated.pluck('id')]).toEqual([table, []])
    }
    const [account] = await knex('account').where({ id: 4 }).select('translations')
    const texts = (account as { translations: { fr: { str_description: string } } }).translations.fr
    expect(texts.str_description).toMatch(/^<p>Notre famille .*<\/p>\s*<p>Nous nous occupons .*<\/p>$/s)
    expect(await knex('market_items').where({ customerId: 2, featured: true }).pluck('title')).toHaveLength(1)
  })

  test('leaves the next account its own id', async () => {
    const next = app.get('database').knex.transaction(async (trx) => {
      const [row] = await trx('account').insert({ str_company_name: 'Fifth' }).returning('id')
      expect(row!.id).toBeGreaterThan(4)
      throw new Error('rolled back')
    })
    await expect(next).rejects.toThrow('rolled back')
  })

  test('has the right number of everything', async () => {
    expect(await counted('market-items')).toEqual([24, 3, 0])
    expect(await counted('automotive')).toEqual([0, 0, 8])
    expect(await counted('account-orders')).toEqual([8, 0, 0])
    expect(await counted('profile-hours')).toEqual([7, 7, 7])
    expect(await counted('profile-blocks')).toEqual([14, 14, 14])
    expect(await counted('profile-gallery')).toEqual([8, 8, 8])
    expect((await counted('profile-analytics')).every((many) => many >= 400)).toBe(true)
    expect(await rows('funerals', 4)).toHaveLength(3)
    const dishes = await rows('restaurant', 2)
    expect(dishes.length).toBeLessThanOrEqual(100)
    expect(new Set(dishes.map(({ dayId }) => dayId)).size).toBe(7)
    expect(new Set(dishes.map(({ timeId }) => timeId)).size).toBe(5)
  })

  test('holds only rows that their own contracts allow', async () => {
    for (const path of Object.keys(contracts) as TablePath[]) {
      const contract = contracts[path]
      if (contract.kind !== 'table' || contract.ofPlatform || path === 'users') continue
      const validate = createValidator(contract.record, dataValidator)
      for (const id of [1, 2, 3, 4]) {
        for (const row of await rows(path, id)) await expect(validate(row)).resolves.toBe(row)
      }
    }
  })

  test('shows a picture with every public item and every car, and every one of them is served', async () => {
    const items = [...(await rows('market-items', 1)), ...(await rows('market-items', 2))]
    const shown = items.filter(({ status }) => status === 'public')
    const cars = await rows('automotive', 3)
    expect(shown.filter(({ images }) => images.length === 0)).toEqual([])
    expect(cars.filter(({ images }) => images.length !== 2)).toEqual([])
    const urls = [...shown.map(({ images }) => images[0]!.url), ...cars.map(({ images }) => images[0]!.image)]
    for (const url of urls) {
      expect([url, await isServed(url)]).toEqual([url, 'image/jpeg'])
      expect(await isServed(url.replace(/jpg$/, 'webp'))).toBe('image/webp')
    }
  })

  test('gives every business a logo, a header and a gallery with thumbnails', async () => {
    for (const id of [1, 2, 3]) {
      const { str_logo_image, str_header_image } = await app.service('account').get(id)
      const gallery = await rows('profile-gallery', id)
      const urls = [
        str_logo_image,
        str_header_image,
        ...gallery.flatMap((each) => [each.image, each.thumbnail]),
      ]
      for (const url of urls) expect([url, await isServed(url)]).toEqual([url, 'image/jpeg'])
    }
  })

  test('keeps the shop lively: sales, low stock, a sold-out item, drafts, groceries and a pickup-only piece', async () => {
    const items = await rows('market-items', 1)
    const stock = (item: (typeof items)[number]) => item.variations.reduce((sum, each) => sum + each.stock, 0)
    const tracked = items.filter(({ trackStock }) => trackStock)
    expect(
      items
        .filter(({ onSale }) => onSale)
        .map(({ discountType }) => discountType)
        .sort(),
    ).toEqual(['percent', 'special', 'value'])
    expect(items.filter(({ status }) => status === 'draft')).toHaveLength(2)
    expect(items.filter(({ allowShipping }) => !allowShipping)).toHaveLength(1)
    expect(items.some(({ taxExempt }) => taxExempt)).toBe(true)
    expect(tracked.filter((item) => stock(item) === 0)).toHaveLength(1)
    expect(tracked.some((item) => stock(item) > 0 && stock(item) <= item.stockWarning)).toBe(true)
  })

  test('has orders in several states that add up', async () => {
    const orders = await rows('account-orders', 1)
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThanOrEqual(4)
    for (const { subtotal, discount, shipping, tax, total, lines, createdAt } of orders) {
      expect(total).toBe(subtotal - discount + shipping + tax)
      expect(lines.every(({ image }) => image.startsWith('/assets/'))).toBe(true)
      expect(Date.parse(createdAt)).toBeLessThan(Date.now())
    }
    expect(await app.get('database').knex('account_mails').first()).toBeUndefined()
  })

  test('lets its owners and its staff sign in', async () => {
    for (const { email } of demoUsers) {
      expect((await signIn(email, app.get('settings').demoPassword)).status).toBe(201)
      expect((await signIn(email, 'not-the-password')).status).toBe(401)
    }
  })

  test('shows its items to a visitor of the shop, but no drafts', async () => {
    const shop = await app.service('account').get(1)
    const { body } = await (await as(app, 'visitor', shop)).get('market-items')
    expect(body.total).toBe(22)
  })

  test('is not seeded twice', async () => {
    const before = await inventory()
    await seedDemo(app)
    expect(await inventory()).toEqual(before)
  })

  test('lets a production start go on once its users are disabled or reset by the command', async () => {
    const [first, ...others] = demoUsers.map(({ email }) => email)
    await readCommand(['reset-password', first!])!(app)
    await expect(refuseDemoPasswords(inProduction())).rejects.toThrow(`admin -- disable ${others[0]}`)
    for (const email of others) await readCommand(['disable', email])!(app)
    await expect(refuseDemoPasswords(inProduction())).resolves.toBeUndefined()
  })
})
