import type { Browser } from 'playwright-core'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import { describeInBrowser, launch, openWindow } from './browser'
import { openShopAt, signIn } from './shop'

// A browser without a screen says so of itself, and is taken for the robot it is.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

describeInBrowser('the figures of an item', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await createTestApp()
    await app.start()
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  test('move in the open list and editor while visitors click and look, and not for robots', async () => {
    const shop = await openShopAt(app, 'stats')
    const list = await openWindow(browser)
    await signIn(list.page, shop, '/dashboard/marketplace')
    const row = list.page.getByRole('row').filter({ hasText: 'Blue Mug' })
    await row.getByRole('cell', { name: '0', exact: true }).waitFor()
    const editor = await openWindow(browser)
    await signIn(editor.page, shop, `/dashboard/marketplace/${shop.itemId}`)
    const stats = editor.page.getByRole('region', { name: 'Stats' })
    await stats.getByText('0').first().waitFor()

    const robot = await openWindow(browser)
    await robot.page.goto(shop.at(`/marketplace/${shop.itemId}`))
    await robot.page.getByRole('heading', { name: 'Blue Mug' }).waitFor()
    await robot.page.waitForTimeout(1000)

    const visitor = await openWindow(browser, { userAgent: person })
    await visitor.page.goto(shop.at('/marketplace'))
    // A press before the page's script is there is the browser's own, which nobody counts.
    await visitor.page.waitForFunction(
      () => Object.keys(document.querySelector('article a') ?? {}).length > 0,
    )
    await visitor.page.getByRole('link', { name: /Blue Mug/ }).click()
    await visitor.page.getByRole('heading', { name: 'Blue Mug' }).waitFor()
    // One click and one view.
    await row.getByRole('cell', { name: '2', exact: true }).waitFor()
    await visitor.page.reload()
    await row.getByRole('cell', { name: '3', exact: true }).waitFor()
    await editor.page.waitForFunction(
      () => document.querySelector('dl')?.innerText.replace(/\s+/g, ' ') === 'Clicks 1 Views 2',
    )
    const { views, clicks } = await app.app.service('market-stats').get(shop.itemId)
    expect({ views, clicks }).toEqual({ views: 2, clicks: 1 })
  }, 120_000)
})
