import { createWholeApp } from '../server/test/create-whole-app'
import { buildImage } from '../server/features/marketplace/market-images.factory'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { as, type Client } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import { headings, openFullSite, pathsOf, type FullSite } from './full-site'
import { askPlainly, readPage } from './plain-page'
import { openShopAt, type Shop } from './shop'

let app: TestApp
let site: FullSite
let other: Shop
let owner: Client
let picture: string
let draftId: number

beforeAll(async () => {
  // No proxy is believed: what a visitor claims of the host counts for nothing.
  app = await createWholeApp({ trustProxy: 0 })
  site = await openFullSite(app, 'first')
  other = await openShopAt(app, 'second')
  await app.service('account').patch(other.account.id, { str_company_name: 'Second Goods' } as never)
  owner = await as(app, 'owner', site.account)
  const customerId = site.account.id
  const image = await app.service('market-images').create(buildImage(site.itemId, { customerId }) as never)
  picture = image.url
  const draft = buildItem({ title: 'Hidden Teapot', status: 'draft', featured: true })
  draftId = (await app.service('market-items').create({ ...draft, customerId } as never)).id
}, 120_000)
afterAll(() => app?.close())

type Path = keyof ReturnType<typeof pathsOf>

const ask = (path: string, headers = {}, of: Shop = site) => askPlainly(app, of.at(path), { headers })

const found = async (path: string, headers = {}) => {
  const answer = await ask(path, headers)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  return readPage(answer.text)
}

const nodeOf = ({ linkedData }: ReturnType<typeof readPage>, type: string) =>
  linkedData.find((node) => node['@type'] === type)

describe('without script', () => {
  test('an item is all there: name, price, picture, and what search engines and networks read', async () => {
    const path = `/marketplace/${site.itemId}`
    const page = await found(path)
    expect(page).toMatchObject({
      lang: 'en',
      heading: 'Blue Mug',
      title: 'Blue Mug · Test Goods',
      robots: '',
    })
    expect(page.words).toContain('$34.00')
    expect(page.words).toContain('Add to cart')
    expect(page.pictures).toContain(picture)
    expect(page.canonical).toBe(site.at(path))
    expect(page.picture).toBe(site.at(picture))
    expect(nodeOf(page, 'Product')).toMatchObject({
      name: 'Blue Mug',
      image: [site.at(picture)],
      offers: { '@type': 'Offer', price: '34.00', priceCurrency: 'CAD', url: site.at(path) },
    })
  })

  test('a home page is the business with its blocks', async () => {
    const page = await found('/')
    expect(page).toMatchObject({ heading: 'Test Goods', canonical: site.at('/') })
    for (const words of ['Made by the sea', 'Closed on Monday', 'Mugs to order', 'Price list', 'Red Bowl'])
      expect(page.words).toContain(words)
    // A business with a kitchen is a restaurant first.
    const business = { name: 'Test Goods', url: site.at('/'), telephone: '(506) 555-0101' }
    expect(nodeOf(page, 'Restaurant')).toMatchObject({ ...business, hasMenu: site.at('/restaurant') })
  })

  test('a car and a menu tell what they cost', async () => {
    const car = await found(pathsOf(site).car)
    expect(car.words).toContain('$28,995')
    expect(nodeOf(car, 'Car')).toMatchObject({
      brand: { name: 'Toyota' },
      offers: { price: '28995.00', priceCurrency: 'CAD' },
    })
    const menu = await found('/restaurant')
    expect(menu.words).toContain('Fish chowder')
    expect(menu.words).toContain('$14.50')
    expect(JSON.stringify(nodeOf(menu, 'Menu'))).toContain('Fish chowder')
  })

  const withoutHero = new Set(['item', 'car', 'nothing'])

  test.each(Object.entries(headings))('%s has its heading in both languages', async (name, heading) => {
    const path = pathsOf(site)[name as Path]
    for (const lang of ['en', 'fr'] as const) {
      const answer = await ask(`${path}?lang=${lang}`)
      expect(answer.status).toBe(name === 'nothing' ? 404 : 200)
      expect(readPage(answer.text)).toMatchObject({ lang, heading: heading[lang] })
      expect(answer.text.includes('aria-busy="true"')).toBe(false)
      // A page begins with its hero and the business's line, or has its heading where its thing is; it has one of the first level.
      const main = answer.text.slice(answer.text.indexOf('<main'), answer.text.indexOf('</main>'))
      const isHero =
        /^<main[^>]*>(<!--[^>]*-->|<template[^>]*><\/template>)*<(div|section) class="site-header /
      expect(isHero.test(main)).toBe(!withoutHero.has(name))
      expect(main.includes('Made by the sea')).toBe(!withoutHero.has(name))
      expect(answer.text.match(/<h1[ >]/g)).toHaveLength(1)
    }
  })

  test('a browser that prefers French is answered in French, whoever says nothing in the business’s language', async () => {
    for (let round = 0; round < 2; round++) {
      const accepted = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }
      expect(await found('/marketplace', accepted)).toMatchObject({ lang: 'fr', heading: 'Boutique' })
      expect(await found('/marketplace')).toMatchObject({ lang: 'en', heading: 'Our shop' })
    }
  })

  test('a visitor whose cookie says French is answered in French, and only they', async () => {
    const cookie = 'a=1; mainstreet-language=fr'
    for (let round = 0; round < 2; round++) {
      expect(await found('/marketplace', { cookie })).toMatchObject({ lang: 'fr', heading: 'Boutique' })
      expect(await found('/marketplace')).toMatchObject({ lang: 'en', heading: 'Our shop' })
    }
    expect((await found('/marketplace', { cookie })).words).toContain('34,00')
    expect((await ask('/marketplace')).headers.vary).toMatch(/cookie/i)
    expect(await found('/marketplace?lang=en', { cookie })).toMatchObject({ lang: 'en' })
  })
})

describe('what is not for visitors', () => {
  test('is a 404: an unknown item, a draft, another business’s item', async () => {
    for (const path of ['/marketplace/987654', `/marketplace/${draftId}`, `/marketplace/${other.itemId}`]) {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      const page = readPage(answer.text)
      expect(page).toMatchObject({ robots: 'noindex', heading: 'This item is no longer available' })
      expect(answer.text).toContain(`property="og:title" content="${page.title}"`)
      expect(answer.text.includes('Hidden Teapot')).toBe(false)
    }
  })

  test('is nowhere to be found', async () => {
    const places = [
      '/',
      '/marketplace',
      '/marketplace?q=Teapot',
      '/sitemap.xml',
      '/api/site',
      '/api/market-items',
      `/api/market-variations?itemId=${draftId}`,
    ]
    for (const place of places) {
      const { status, text } = await ask(place)
      expect([place, status]).toEqual([place, 200])
      expect([place, text.includes('Hidden Teapot')]).toEqual([place, false])
      expect([place, text.includes(`/marketplace/${draftId}<`)]).toEqual([place, false])
    }
    expect((await ask(`/api/market-items/${draftId}`)).status).toBe(404)
    expect((await ask(`/api/market-variations?itemId=${draftId}`)).body.total).toBe(0)
  })

  test('a preview is shown and nobody’s to find', async () => {
    const preview = await found(`/marketplace/${site.itemId}?previewId=${site.account.id}`)
    expect(preview).toMatchObject({ heading: 'Blue Mug', robots: 'noindex', canonical: '' })
  })
})

describe('crawlers', () => {
  test('are told what to read', async () => {
    const robots = (await ask('/robots.txt')).text
    expect(robots).toContain(`Sitemap: ${site.at('/sitemap.xml')}`)
    expect(robots).toContain('Disallow: /order/')
    const { text } = await ask('/sitemap.xml')
    const { item, car, category, menu, events } = pathsOf(site)
    for (const path of ['/', '/marketplace', item, car, category, menu, events])
      expect(text).toContain(`<loc>${site.at(path)}</loc>`)
  })

  test('may ask for the head of a page alone', async () => {
    const whole = await ask('/')
    const head = await askPlainly(app, site.at('/'), { method: 'head' })
    expect(head.status).toBe(200)
    expect(head.text).toBeFalsy()
    expect(head.headers.etag).toBe(whole.headers.etag)
    expect((await askPlainly(app, site.at('/nothing'), { method: 'head' })).status).toBe(404)
  })
})

describe('a cached page', () => {
  test('costs nothing while nothing changes, and follows a change at once', async () => {
    const path = `/marketplace/${site.itemId}`
    const { etag } = (await ask(path)).headers
    const again = await ask(path, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await owner.patch(`market-variations/${site.variationId}`, { price: 41.25 }).expect(200)
    const changed = await ask(path, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
    const page = readPage(changed.text)
    expect(page.words).toContain('$41.25')
    expect(page.words).not.toContain('$34.00')
    expect(nodeOf(page, 'Product')).toMatchObject({ offers: { price: '41.25' } })
    expect((await found('/')).words).toContain('$41.25')
  })

  test('is never another business’s', async () => {
    for (let round = 0; round < 3; round++) {
      const paths = ['/', '/marketplace', '/no-such-page']
      for (const path of paths) {
        const answers = await Promise.all([ask(path), ask(path, {}, other)])
        const names = answers.map(({ text }) => text.match(/(?:Test|Second) Goods/g))
        expect(names.map((all) => [...new Set(all)])).toEqual([['Test Goods'], ['Second Goods']])
      }
    }
    expect(readPage((await ask('/', {}, other)).text).canonical).toBe(other.at('/'))
  })

  test('is not poisoned by who claims another host', async () => {
    const { host } = new URL(other.at('/'))
    for (const claim of [host, 'evil.test']) {
      const answer = await ask('/events', { 'x-forwarded-host': claim, 'x-forwarded-proto': 'https' })
      expect(readPage(answer.text)).toMatchObject({ canonical: site.at('/events') })
      expect(answer.text.includes(claim)).toBe(false)
    }
    expect(readPage((await ask('/events')).text).canonical).toBe(site.at('/events'))
  })
})
