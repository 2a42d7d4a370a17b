import { performance } from 'node:perf_hooks'
import type { Page } from 'playwright-core'
import { newAccount } from '../server/test/as'
import { describeInBrowser } from './browser'
import { createHands, type Hands } from './hands'
import { setStage } from './stage'

const owner = { email: 'owner@new-business.test', password: 'a-password-for-tests' }

describeInBrowser('a new business', () => {
  const stage = setStage()
  let at: (path: string) => string
  beforeAll(async () => {
    const { app } = stage
    const { id } = await newAccount(app, {
      str_domain: 'new-business.localhost',
      str_company_name: 'Lakeside Candles',
      ecommerceEnabled: true,
      marketplaceEnabled: true,
    })
    await app.service('users').create({ ...owner, role: 'owner', accounts: [id] })
    at = (path) => `http://new-business.localhost:${new URL(app.origin).port}${path}`
  })

  const step = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
  const home = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true }).first()

  const signIn = async (page: Page, { type, press }: Hands) => {
    await page.goto(at('/dashboard'))
    await type(page.getByLabel(/e-?mail/i), owner.email)
    await type(page.getByLabel('Password', { exact: true }), owner.password)
    await press(page.getByRole('button', { name: 'Sign In' }))
    await page.getByText(/^Set up: /).waitFor()
  }

  const addLogo = async (page: Page, { press, give }: Hands) => {
    await press(step(page, 'Add your logo'))
    await give(page.getByRole('region', { name: 'Logo' }).getByLabel('Picture file'), 'logo.png')
    await press(page.getByRole('dialog').getByRole('button', { name: 'Use the whole picture' }))
    await page.getByAltText('The logo on the first screen').waitFor()
    await press(home(page))
    await step(page, 'Add your logo').waitFor({ state: 'detached' })
  }

  const addHours = async (page: Page, { press }: Hands) => {
    await press(step(page, 'Add your hours'))
    const monday = page.getByRole('group', { name: 'Monday' })
    await press(monday.getByText('Open', { exact: true }))
    await press(page.getByRole('button', { name: /^Copy Monday/ }))
    await page.getByText('All days now have the hours of Monday.').waitFor()
    await press(home(page))
    await step(page, 'Add your hours').waitFor({ state: 'detached' })
  }

  const addShipping = async (page: Page, { press }: Hands) => {
    await press(step(page, 'Choose how you ship'))
    await press(page.getByRole('switch', { name: 'Allow Local Pickup' }))
    await page
      .getByText(/ saved$/)
      .first()
      .waitFor({ state: 'attached' })
    await press(home(page))
    await step(page, 'Choose how you ship').waitFor({ state: 'detached' })
  }

  const publishItem = async (page: Page, { press, type, choose, give }: Hands) => {
    await press(step(page, 'Publish your first item'))
    await press(page.getByRole('button', { name: 'Create an item' }).first())
    await type(page.getByRole('textbox', { name: /^Name/ }), 'Beeswax Candle')
    await type(page.getByRole('textbox', { name: /^Price/ }), '14.50')
    await give(page.getByLabel('Picture files'), 'candle.png')
    await page.getByText('1 File(s) uploaded successfully!').waitFor()
    await choose(page.getByRole('combobox', { name: /^Status/ }), 'public')
    await press(page.getByRole('button', { name: 'Save Item' }))
    await page.waitForURL(at('/dashboard/marketplace'))
    await press(home(page))
    await step(page, 'Publish your first item').waitFor({ state: 'detached' })
  }

  test('is set up from nothing to its first published item by the list on its home page', async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    const hands = createHands()
    const began = performance.now()
    await signIn(page, hands)
    await addLogo(page, hands)
    await addHours(page, hands)
    await addShipping(page, hands)
    await publishItem(page, hands)

    await page.goto(at('/marketplace'))
    await page.getByText('Beeswax Candle').first().waitFor()
    await page.getByText('$14.50').first().waitFor()
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(`a new business: ${hands.steps()} steps, ${seconds.toFixed(1)} s\n`)
    expect(complaints).toEqual([])
  })

  const office = {
    en: {
      name: /^Name/,
      city: /^City/,
      phone: /^Phone/,
      sector: /^Café/,
      business: 'Corner Café',
      submit: 'Open the business',
      opened: 'Corner Café is open',
      dashboard: 'Open its dashboard',
      publish: 'Publish the site',
      keep: 'They are right: publish all',
      published: 'Your site is published.',
      slogan: 'Coffee, cake and a seat by the window',
    },
    fr: {
      name: /^Nom/,
      city: /^Ville/,
      phone: /^Téléphone/,
      sector: /^Restaurant/,
      business: 'Chez Mariette',
      submit: 'Ouvrir l’entreprise',
      opened: 'Chez Mariette est ouverte',
      dashboard: 'Ouvrir son tableau de bord',
      publish: 'Publier le site',
      keep: 'Ils conviennent, tout publier',
      published: 'Votre site est publié.',
      slogan: 'Une cuisine simple et bien faite',
    },
  }

  test.each(['en', 'fr'] as const)('is opened by staff and published, in %s', async (language) => {
    const words = office[language]
    const staff = { email: `staff-${language}@new-business.test`, password: owner.password }
    await stage.app.service('users').create({ ...staff, role: 'staff', language })
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce', locale: `${language}-CA` })
    const { press, type, steps } = createHands()
    await page.goto(at('/admin/new'))
    await page.locator('input[name="username"]').fill(staff.email)
    await page.locator('input[name="password"]').fill(staff.password)
    await page.locator('button[type="submit"]').click()
    // A box of the page of signing in is called much the same in French.
    await page.getByRole('radio', { name: words.sector }).waitFor()
    const name = page.getByRole('textbox', { name: words.name })

    const began = performance.now()
    await type(name, words.business)
    await press(page.getByRole('radio', { name: words.sector }))
    await type(page.getByRole('textbox', { name: words.city }), 'Moncton')
    await type(page.getByRole('textbox', { name: words.phone }), '(506) 555-0123')
    await press(page.getByRole('button', { name: words.submit }))
    await page.getByRole('heading', { name: words.opened }).waitFor()
    await press(page.getByRole('link', { name: words.dashboard }))
    await press(page.getByRole('button', { name: words.publish }))
    await press(page.getByRole('dialog').getByRole('button', { name: words.keep }))
    await page.getByText(words.published).first().waitFor()
    const address = words.business.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '-')
    await page.goto(at('/').replace('new-business.', `${address}.`))
    await page.getByText(words.slogan).first().waitFor()
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `from /admin/new to its page (${language}): ${steps()} steps, ${seconds.toFixed(1)} s\n`,
    )
    expect(complaints).toEqual([])
  })
})
