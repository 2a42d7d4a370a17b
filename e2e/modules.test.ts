import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { hold } from './hold'
import { isSame, mark } from './open-live'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('staff who come from another module', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    const { app } = stage
    shop = await openShopAt(app, 'modules')
    await placeOrder(app, shop)
    const staff = { email: 'staff@modules.test', password: shop.owner.password }
    await app.service('users').create({ ...staff, role: 'staff', accounts: [] } as never)
    shop = { ...shop, owner: staff }
  })

  const at = (module: string, more = '') =>
    `/modules/${module}/?r=${shop.account.region}&custid=${shop.account.id}${more}`
  const open = async (path: string) => {
    const { page } = await stage.open()
    await signIn(page, shop, path)
    return page
  }
  const box = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label })
  const leavesByFullPage = async (page: Page, leave: () => Promise<unknown>, url: string) => {
    await mark(page)
    await leave()
    await page.waitForURL(shop.at(url))
    await page.waitForLoadState()
    expect(await isSame(page)).toBe(false)
  }

  test('a customer of another region is not found', async () => {
    const page = await open(at('market').replace(`r=${shop.account.region}`, 'r=zz'))
    await page.getByText('No such customer', { exact: true }).waitFor()
  })

  test('without a customer one is chosen', async () => {
    const page = await open('/modules/market')
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(shop.account.str_domain)
    await page.getByRole('link', { name: shop.account.str_company_name }).click()
    await page.getByRole('link', { name: /Blue Mug/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('custid')).toBe(String(shop.account.id))
  })

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
  })

  test('cancelling says that changes are rolled back, and a new item is gone', async () => {
    const page = await open(at('market'))
    await page.getByRole('button', { name: 'Create an item' }).click()
    await box(page, /^Name/).fill('Never wanted')
    const id = Number(new URL(page.url()).searchParams.get('item'))
    await page.getByRole('button', { name: 'Cancel' }).click()
    // What is said while it lasts is seen however short that is.
    const go = await hold(page, `**/api/market-items/${id}*`)
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByText('Rolling back changes…').waitFor()
    go()
    await page.waitForURL(shop.at(at('market')))
    await expect(stage.app.service('market-items').get(id)).rejects.toMatchObject({ code: 404 })
  })
})
