import type { AxeResults } from 'axe-core'
import axe from 'axe-core'
import type { Locale } from '@mainstreet/shared/money'
import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { startBuiltProduct, type BuiltProduct } from './built-product'
import { walkCheckout } from './checkout-walk'
import { demoPages, type DemoPage } from './demo-pages'
import { setBrowserStage } from './stage'
import { rouse } from './waking'

const grave = ['serious', 'critical']
const settings = [390, 1440].flatMap((width) =>
  (['en', 'fr'] as const).map((locale): [number, Locale] => [width, locale]),
)

/** What axe holds against the page as it stands: the grave things as an answer, the others for the reader of the run. */
const findings = async (page: Page, name: string): Promise<string[]> => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  const lines = violations.map(({ id, impact, nodes }) => ({
    grave: grave.includes(impact ?? ''),
    text: `${name}: ${impact} ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  }))
  for (const line of lines) if (!line.grave) process.stdout.write(`${line.text}\n`)
  return lines.filter((line) => line.grave).map(({ text }) => text)
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
  const open = (width: number) => stage.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })

  test.each(settings)('on any public page, %i pixels wide, in %s', async (width, locale) => {
    const { page } = await open(width)
    const found: string[] = []
    for (const { business, name, path } of pages) {
      await page.goto(product.at(business, `${path}?lang=${locale}`))
      await rouse(page)
      found.push(...(await findings(page, `${business} ${name}`)))
    }
    expect(found).toEqual([])
  })

  test.each(settings)('in the checkout, %i pixels wide, in %s', async (width, locale) => {
    const { page } = await open(width)
    const item = pages.find(({ business, name }) => business === 'harbour' && name === 'item')!
    await page.goto(product.at('harbour', `${item.path}?lang=${locale}`))
    const found: string[] = []
    await walkCheckout(page, locale, async (step) => {
      found.push(...(await findings(page, step)))
    })
    expect(found).toEqual([])
  })
})
