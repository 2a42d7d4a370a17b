import { findings } from './axe-findings'
import { describeInBrowser } from './browser'
import { startBuiltProduct, type BuiltProduct } from './built-product'
import { walkCheckout } from './checkout-walk'
import { demoPages, type DemoPage } from './demo-pages'
import { follow, seats, signInToDemo, type Seat } from './office-pages'
import { quiet } from './quiet'
import { ready } from './settle'
import { setBrowserStage } from './stage'
import { hydrate } from './deferred-hydration'

const locales = ['en', 'fr'] as const
type Locale = (typeof locales)[number]
// Each page is looked at in a pair of looks. Layout differs by width alone, colours by theme alone (a public page has one),
// and words by language alone, of which French ones need more of a narrow page: so each of them is seen once.
const looks = {
  en: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  fr: { viewport: { width: 390, height: 900 }, colorScheme: 'light' },
} as const

describeInBrowser('axe finds nothing serious', () => {
  const stage = setBrowserStage()
  let product: BuiltProduct
  let pages: DemoPage[]
  beforeAll(async () => {
    product = await startBuiltProduct()
    pages = await demoPages(product)
  })
  afterAll(() => product?.stop())

  // Fading in would be measured half way, as too little contrast.
  const open = (locale: Locale = 'en') =>
    stage.open({ ...looks[locale], reducedMotion: 'reduce', locale: `${locale}-CA` })

  test.each(locales)('on any public page, in %s', async (locale) => {
    const { page } = await open(locale)
    const found: string[] = []
    for (const { business, name, path } of pages) {
      await page.goto(product.at(business, `${path}?lang=${locale}`))
      await hydrate(page)
      found.push(...(await findings(page, `${business} ${name}, ${locale}`)))
    }
    expect(found).toEqual([])
  })

  test.each(locales)('in the checkout, in %s', async (locale) => {
    const { page } = await open(locale)
    const item = pages.find(({ business, name }) => business === 'harbour' && name === 'item')!
    await page.goto(product.at('harbour', `${item.path}?lang=${locale}`))
    await hydrate(page)
    await page.getByRole('main').getByRole('group').getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    const found = await findings(page, `the open picture, ${locale}`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await walkCheckout(page, locale, async (step) => {
      found.push(...(await findings(page, `${step}, ${locale}`)))
    })
    expect(found).toEqual([])
  })

  const findingsOfSeat = async (seat: Seat, locale: Locale) => {
    const { page } = await open(locale)
    await signInToDemo(page, product, seat)
    const found: string[] = []
    for (const [name, path] of Object.entries(seat.pages)) {
      await follow(page, path)
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      found.push(...(await findings(page, `${name}, ${locale}`)))
    }
    if (seat === seats[0]) {
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open] [role="option"]').first().waitFor()
      found.push(...(await findings(page, 'the search')))
    }
    return found
  }

  test.each(locales)('in the back office, in %s', async (locale) => {
    const found: string[] = []
    for (const seat of seats) found.push(...(await findingsOfSeat(seat, locale)))
    expect(found).toEqual([])
  })

  test('in the panel that gives money back', async () => {
    const { page } = await open()
    const [shop] = seats
    await signInToDemo(page, product, shop!)
    await page.goto(product.at('harbour', shop!.pages.order!))
    await ready(page)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'One more' }).first().click()
    await panel.getByRole('button', { name: /^Refund \$/ }).waitFor()
    const found: string[] = []
    for (const { viewport } of Object.values(looks)) {
      await page.setViewportSize(viewport)
      await quiet(page)
      found.push(...(await findings(page, `the refund, ${viewport.width} pixels wide`)))
    }
    expect(found).toEqual([])
  })

  test('where items are added, shared, cropped and changed at once', async () => {
    const { page } = await open()
    const [shop] = seats
    await signInToDemo(page, product, shop!)
    const found: string[] = []
    const look = async (name: string) => void found.push(...(await findings(page, name)))
    const panel = page.getByRole('dialog')
    const leave = async () => {
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
    }
    await page.goto(product.at('harbour', shop!.pages.editor!))
    await ready(page)
    await page.getByRole('button', { name: 'Crop picture 1' }).click()
    await panel.getByRole('button', { name: 'Use this part' }).and(page.locator(':enabled')).waitFor()
    await look('the part of a picture')
    await leave()
    await page.getByRole('button', { name: 'Share' }).click()
    await panel.getByRole('link', { name: 'Download print' }).waitFor()
    await look('the cards')
    await leave()
    await page.goto(product.at('harbour', shop!.pages.items!))
    await ready(page)
    await page.getByRole('button', { name: 'Quick add' }).click()
    await panel.waitFor()
    await look('an item in one go')
    await leave()
    await page.getByRole('checkbox', { name: /^Select all on this page/ }).check()
    await look('the list with ticked rows')
    await page.getByRole('button', { name: 'Prices' }).click()
    await panel.waitFor()
    await look('prices by percent')
    expect(found).toEqual([])
  })
})
