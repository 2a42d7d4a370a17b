import type { Browser, Page } from 'playwright-core'
import { placeOrder } from './place-order'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import { describeInBrowser, launch, openWindow } from './browser'
import { openShopAt, signIn, type Shop } from './shop'

describeInBrowser('staff who come from another module', () => {
  let app: TestApp
  let browser: Browser
  let shop: Shop
  beforeAll(async () => {
    app = await createTestApp()
    await app.start()
    browser = await launch()
    shop = await openShopAt(app, 'modules')
    await placeOrder(app, shop)
    const staff = { email: 'staff@modules.test', password: shop.owner.password }
    await app.app.service('users').create({ ...staff, role: 'staff', accounts: [] } as never)
    shop = { ...shop, owner: staff }
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const at = (module: string, more = '') =>
    `/modules/${module}/?r=${shop.account.region}&custid=${shop.account.id}${more}`
  const open = async (path: string) => {
    const { page } = await openWindow(browser)
    await signIn(page, shop, path)
    return page
  }
  const box = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label })
  /** Marks the document, so that a page loaded anew is told from one drawn in its place. */
  const leavesByFullPage = async (page: Page, leave: () => Promise<unknown>, url: string) => {
    await page.evaluate(() => Object.assign(window, { before: true }))
    await leave()
    await page.waitForURL(shop.at(url))
    await page.waitForLoadState()
    expect(await page.evaluate(() => 'before' in window)).toBe(false)
  }

  test('a customer of another region is not found', async () => {
    const page = await open(at('market').replace(`r=${shop.account.region}`, 'r=zz'))
    await page.getByText('404 – no such customer').waitFor()
  }, 60_000)

  test('list, editor and orders name the customer and lead to each other by full pages', async () => {
    const page = await open(at('market'))
    const link = page.getByRole('link', { name: /Blue Mug/ })
    await link.waitFor()
    await leavesByFullPage(page, () => link.click(), at('market/item', `&item=${shop.itemId}`))
    await box(page, /^Name/).fill('Indigo Mug')
    await leavesByFullPage(page, () => page.getByRole('button', { name: 'Save Item' }).click(), at('market'))
    await page.getByRole('link', { name: /Indigo Mug/ }).waitFor()

    await page.getByLabel('Search items').fill('indigo')
    await page.waitForURL(/custid=\d+&q=indigo/)
    const orders = page.getByRole('link', { name: 'Orders', exact: true })
    await leavesByFullPage(page, () => orders.click(), at('orders'))
    await page.getByRole('link', { name: '#1001' }).click()
    await page.getByRole('heading', { name: 'Order #1001' }).waitFor()
    expect(new URL(page.url()).searchParams.get('custid')).toBe(String(shop.account.id))
  }, 60_000)

  test('cancelling says that changes are rolled back, and a new item is gone', async () => {
    const page = await open(at('market'))
    await page.getByRole('button', { name: 'Create an item' }).click()
    await box(page, /^Name/).fill('Never wanted')
    const id = Number(new URL(page.url()).searchParams.get('item'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    const told = page.getByText('Rolling back changes…').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await told
    await page.waitForURL(shop.at(at('market')))
    await expect(app.app.service('market-items').get(id)).rejects.toMatchObject({ code: 404 })
  }, 60_000)
})
