import type { Account } from '@mainstreet/shared/contracts/account'
import request from 'supertest'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { sendForm } from '../media/upload.factory'
import { buildEvent } from '../calendar/calendar.factory'
import { buildItem } from '../marketplace/market-items.factory'
import { describeAddress, nodeOf } from './description/describe-page.factory'
import { headHtml } from './head-html'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client
let stranger: Client
let itemId: number

const french = { title: 'Tasse en grès', description: '<p>Tournée à la main.</p>' }

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app, { str_title: 'Pots and mugs', str_services: 'Classes', bilingual: true })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
  stranger = await as(app, 'owner', await newAccount(app))
  const category = await owner.post('market-categories', {
    category: 'Mugs',
    translations: { fr: { category: 'Tasses' } },
  })
  const body = { ...buildItem(), categoryId: category.body.id, translations: { fr: french } }
  itemId = (await owner.post('market-items', body).expect(201)).body.id
})
afterAll(() => app.close())

const item = () => `market-items/${itemId}`
const read = async (query = '') => (await visitor.get(`${item()}${query}`).expect(200)).body

describe('translations', () => {
  test('are neither a visitor’s nor another owner’s to write', async () => {
    const translations = { fr: { title: 'À moi' } }
    await visitor.patch(item(), { translations }).expect(401)
    await stranger.patch(item(), { translations }).expect(404)
    expect((await read('?lang=fr')).title).toBe(french.title)
  })

  test.each([
    [{ de: { title: 'Becher' } }, 'translations.de', 'is not known here'],
    [{ fr: { price: 'deux' } }, 'translations.fr.price', 'is not known here'],
    [{ fr: { title: 'é'.repeat(161) } }, 'translations.fr.title', 'must have at most 160 characters'],
    [{ fr: { title: 7 } }, 'translations.fr.title', 'must be string'],
    [{ fr: 'Tasse' }, 'translations.fr', 'must be object'],
    ['Tasse', 'translations', 'must be object'],
  ])('refuse %j by name', async (translations, field, problem) => {
    const answer = await owner.patch(item(), { translations }).expect(400)
    expect(answer.body.errors).toEqual({ [field]: problem })
  })

  test('have their HTML cleaned, and keep no text that is empty', async () => {
    const texts = { title: ' ', description: '<p onclick="x()">Bon<script>alert(1)</script></p>' }
    const made = await owner.post('market-items', { ...buildItem(), translations: { fr: texts, en: {} } })
    expect(made.body.translations).toEqual({ fr: { description: '<p>Bon</p>' } })
    await owner.delete(`market-items/${made.body.id}`).expect(200)
  })

  test('come beside the texts as they are stored where no language is asked for', async () => {
    expect(await read()).toMatchObject({
      title: 'Stoneware mug',
      category: 'Mugs',
      translations: { fr: french },
      categoryTranslations: { fr: { category: 'Tasses' } },
    })
  })

  test('take the places of the texts in their language, and what has none says which it is in', async () => {
    const row = await read('?lang=fr')
    expect(row).toMatchObject({ ...french, category: 'Tasses', lang: { subTitle: 'en' } })
    expect(row).not.toHaveProperty('translations')
    expect(row).not.toHaveProperty('categoryTranslations')
    const english = await read('?lang=en')
    expect(english).toMatchObject({ title: 'Stoneware mug', category: 'Mugs' })
    expect(english).not.toHaveProperty('lang')
    const { body } = await visitor.get('market-items?lang=fr&$select[]=title').expect(200)
    expect(body.data).toEqual([{ id: itemId, title: french.title }])
  })

  test('are asked for in a language that there is, and only when reading', async () => {
    const unknown = await visitor.get(`${item()}?lang=de`).expect(400)
    expect(unknown.body.errors).toEqual({ lang: 'must be one of en, fr' })
    const written = await owner.patch(`${item()}?lang=fr`, { title: 'Mug' }).expect(400)
    expect(written.body.errors).toEqual({ lang: 'is not known here' })
  })

  test('of a notice come as JSON with its form', async () => {
    const fields = { type: 'notice', id: account.id, title: 'Open house' }
    const send = (translations: string) => sendForm(owner, { fields: { ...fields, translations } })
    expect((await send('{').expect(400)).body.errors).toEqual({ translations: 'must be JSON' })
    const unknown = await send('{"fr":{"str_link":"/"}}').expect(400)
    expect(unknown.body.errors).toEqual({ 'translations.fr.str_link': 'is not known here' })
    await send('{"fr":{"str_title":"Portes ouvertes","str_description":"<b>Venez</b>"}}').expect(200)
    const { body } = await visitor.get('profile-notices?lang=fr').expect(200)
    expect(body.data).toMatchObject([
      { str_title: 'Portes ouvertes', str_description: '<strong>Venez</strong>' },
    ])
  })

  test('are found by the shop’s search, those of categories too', async () => {
    for (const search of ['gres', 'tournee', 'tasses', 'stoneware']) {
      const { body } = await visitor.get(`market-items?search=${search}&$select[]=id`).expect(200)
      expect(body.data).toEqual([{ id: itemId }])
    }
  })
})

describe('a site in both languages', () => {
  beforeAll(async () => {
    const translations = { fr: { str_title: 'Pots et tasses', str_description: '<p>Bonjour</p>' } }
    await owner.patch(`account/${account.id}`, { translations, str_description: '<p>Hello</p>' }).expect(200)
  })

  const site = async (lang: string) => (await visitor.get(`site?lang=${lang}`).expect(200)).body

  test('is read in the one asked for', async () => {
    const { company, blocks } = await site('fr')
    expect(company).toMatchObject({ slogan: 'Pots et tasses', profile: { about: '<p>Bonjour</p>' } })
    expect(company.lang).toEqual({ services: 'en' })
    expect(blocks[0]).toMatchObject({ title: 'Quelques mots sur nous' })
    expect((await site('en')).company).toMatchObject({ slogan: 'Pots and mugs', lang: {} })
  })

  test('is described to search engines in both, each naming the other', async () => {
    const page = await describeAddress({ app, account }, `/marketplace/${itemId}`, { locale: 'fr' })
    const origin = `https://${account.str_domain}`
    expect(page).toMatchObject({ lang: 'fr', title: expect.stringContaining(french.title) })
    expect(nodeOf(page, 'Product')).toMatchObject({ name: french.title })
    const head = headHtml(page)
    expect(head).toContain('content="Tournée à la main."')
    expect(head).toContain(`hreflang="en" href="${origin}/marketplace/${itemId}"`)
    expect(head).toContain(`hreflang="fr" href="${origin}/marketplace/${itemId}?lang=fr"`)
    expect(head).toContain('<meta property="og:locale" content="fr_CA">')
    expect(head).toContain('<meta property="og:locale:alternate" content="en_CA">')
  })

  test('of the address is not that of a category’s name in it', async () => {
    const page = (named: string, locale: 'en' | 'fr') =>
      describeAddress({ app, account }, `/marketplace/c/${named}`, { locale })
    for (const named of ['mugs', 'TASSES']) {
      expect(await page(named, 'en')).toMatchObject({ status: 200, title: expect.stringContaining('Mugs') })
      expect(await page(named, 'fr')).toMatchObject({ status: 200, title: expect.stringContaining('Tasses') })
    }
    expect((await page('verres', 'fr')).status).toBe(404)
    const filter = (named: string) => visitor.get(`market-categories?filter[named]=${named}&lang=en`)
    expect((await filter('tasses')).body.data).toMatchObject([{ category: 'Mugs' }])
    expect((await filter('verres')).body.data).toEqual([])
  })

  test('of a calendar’s file is that of its address', async () => {
    const translations = { fr: { name: 'Soirée poterie' } }
    await owner.post('events', { ...buildEvent({ name: 'Pottery night' }), translations }).expect(201)
    const file = async (path: string) =>
      (
        await request(app.origin)
          .get(path)
          .set({ 'x-forwarded-host': account.str_domain, 'x-forwarded-for': app.address })
          .expect(200)
      ).text
    const plain = await file('/events.ics')
    expect(plain).toContain('SUMMARY:Pottery night')
    const french = await file('/events.ics?lang=fr')
    expect(french).toContain('SUMMARY:Soirée poterie')
    expect(french).toContain('Événements')
    expect(french.replaceAll(/\r?\n /g, '')).toMatch(/URL.*\?lang=fr/)
  })

  test('has each page in its sitemap in both', async () => {
    const { text } = await request(app.origin)
      .get('/sitemap.xml')
      .set({ 'x-forwarded-host': account.str_domain, 'x-forwarded-for': app.address })
    const address = `http://${account.str_domain}/marketplace/${itemId}`
    const links = [
      `<xhtml:link rel="alternate" hreflang="en" href="${address}"/>`,
      `<xhtml:link rel="alternate" hreflang="fr" href="${address}?lang=fr"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`,
    ].join('')
    expect(text).toContain(`<url><loc>${address}</loc>${links}</url>`)
    expect(text).toContain(`<url><loc>${address}?lang=fr</loc>${links}</url>`)
  })

  test('keeps the language that its texts are stored in', async () => {
    const answer = await owner.patch(`account/${account.id}`, { language: 'fr' }).expect(400)
    expect(answer.body.errors).toEqual({ language: 'cannot change while texts are in both languages' })
  })

  test('shows texts as they are stored, and says so, once its owner wants one language', async () => {
    await owner.patch(`account/${account.id}`, { bilingual: false }).expect(200)
    expect(await read('?lang=fr')).toMatchObject({
      title: 'Stoneware mug',
      lang: { title: 'en', description: 'en', subTitle: 'en', category: 'en' },
    })
    expect((await site('fr')).company.lang).toMatchObject({ slogan: 'en', about: 'en' })
  })
})
