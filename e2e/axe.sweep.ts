import { findings } from './axe-findings'
import { locales, setAxeStage } from './axe.stage'
import { describeInBrowser } from './browser'
import { walkCheckout } from './checkout-walk'
import { demoPages, type DemoPage } from './demo-pages'
import { hydrate } from './deferred-hydration'

describeInBrowser('axe finds nothing serious', () => {
  const stage = setAxeStage()
  let pages: DemoPage[]
  beforeAll(async () => {
    pages = await demoPages(stage.product)
  })

  test.each(locales)('on any public page, in %s', async (locale) => {
    const { page } = await stage.open(locale)
    const found: string[] = []
    for (const { business, name, path } of pages) {
      await page.goto(stage.product.at(business, `${path}?lang=${locale}`))
      await hydrate(page)
      found.push(...(await findings(page, `${business} ${name}, ${locale}`)))
    }
    expect(found).toEqual([])
  })

  test.each(locales)('in the checkout, in %s', async (locale) => {
    const { page } = await stage.open(locale)
    const item = pages.find(({ business, name }) => business === 'harbour' && name === 'item')!
    await page.goto(stage.product.at('harbour', `${item.path}?lang=${locale}`))
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
})
