import type { AxeResults } from 'axe-core'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { startBuiltProduct, type BuiltProduct } from './built-product'
import { walkCheckout } from './checkout-walk'
import { demoPages, type DemoPage } from './demo-pages'
import { follow, seats, signInToDemo, type Seat } from './office-pages'
import { quiet } from './quiet'
import { ready } from './settle'
import { setBrowserStage } from './stage'
import { hydrate } from './deferred-hydration'

const grave = ['serious', 'critical']
const locales = ['en', 'fr'] as const
type Locale = (typeof locales)[number]
// Both widths differ by their layout, which is the same in any language; French words need more of a narrow page.
const widths = { en: [1440, 390], fr: [390] }

/** What makes a page wider than its window, so that all of it has to be pushed to and fro. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`is ${scrollWidth} pixels wide`] : []
  })

/** What axe holds against the page as it stands: the grave things as an answer, the others for the reader of the run. */
const findings = async (page: Page, name: string): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Colours are the same in any language, and take most of the time.
      rules: { 'color-contrast': { enabled: document.documentElement.lang === 'en' } },
    }),
  )
  const lines = violations.map(({ id, impact, nodes }) => ({
    grave: grave.includes(impact ?? ''),
    text: `${name}: ${impact} ${id} at ${nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(', ')}`,
  }))
  for (const line of lines) if (!line.grave) process.stdout.write(`${line.text}\n`)
  const wide = (await tooWide(page)).map((text) => `${name}: ${text}`)
  return [...wide, ...lines.filter((line) => line.grave).map(({ text }) => text)]
}

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
  const open = () => stage.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

  /** A page is looked at in each width, as somebody who turns a device sees it. */
  const findingsAtAllWidths = async (page: Page, name: string, locale: Locale = 'en'): Promise<string[]> => {
    const found: string[] = []
    for (const width of widths[locale]) {
      await page.setViewportSize({ width, height: 900 })
      await quiet(page)
      found.push(...(await findings(page, `${name}, ${width} pixels wide`)))
    }
    return found
  }

  test.each(locales)('on any public page, in %s', async (locale) => {
    const { page } = await open()
    const found: string[] = []
    for (const { business, name, path } of pages) {
      await page.goto(product.at(business, `${path}?lang=${locale}`))
      await hydrate(page)
      found.push(...(await findingsAtAllWidths(page, `${business} ${name}`, locale)))
    }
    expect(found).toEqual([])
  })

  test.each(locales)('in the checkout, in %s', async (locale) => {
    const { page } = await open()
    const item = pages.find(({ business, name }) => business === 'harbour' && name === 'item')!
    await page.goto(product.at('harbour', `${item.path}?lang=${locale}`))
    const found: string[] = []
    await walkCheckout(page, locale, async (step) => {
      found.push(...(await findingsAtAllWidths(page, step, locale)))
    })
    expect(found).toEqual([])
  })

  // Light and dark differ by their colours alone, which are looked at in English; French words need more of a narrow page.
  const looks = {
    en: [
      { theme: 'light', width: 390 },
      { theme: 'dark', width: 1440 },
    ],
    fr: [{ theme: 'light', width: 390 }],
  } as const

  const showTheme = async (page: Page, theme: string) => {
    await page.evaluate((chosen) => {
      const { dataset, style } = document.documentElement
      dataset.theme = chosen
      // Chromium leaves inherited colours those of the theme before until something is laid out anew.
      style.display = 'none'
      void document.body.offsetHeight
      style.display = ''
    }, theme)
    await quiet(page)
    // A colour that is on its way is still the other theme's.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  }

  const findingsOfSeat = async (seat: Seat, locale: Locale) => {
    const { page } = await stage.open({ reducedMotion: 'reduce', locale: `${locale}-CA` })
    await signInToDemo(page, product, seat)
    const found: string[] = []
    for (const [name, path] of Object.entries(seat.pages)) {
      await follow(page, path)
      await ready(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      for (const { theme, width } of looks[locale]) {
        await page.setViewportSize({ width, height: 900 })
        await showTheme(page, theme)
        found.push(...(await findings(page, `${name}, ${theme}, ${width} pixels wide`)))
      }
    }
    if (seat === seats[0]) {
      await page.keyboard.press('Control+k')
      await page.locator('dialog[open] [role="option"]').first().waitFor()
      found.push(...(await findings(page, 'the search')))
    }
    return found
  }

  test.each(locales)('in the back office, in %s, light and dark', async (locale) => {
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
    expect(await findingsAtAllWidths(page, 'the refund')).toEqual([])
  })
})
