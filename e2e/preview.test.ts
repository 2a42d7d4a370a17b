import { describeInBrowser } from './browser'
import { preview } from './preview-frame'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

// A browser notes on its console that the page's address has no site for everybody.
const expected = /status of (401|404)/

describeInBrowser('a site that is not published', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'unpublished')
    await stage.app.service('account').patch(shop.account.id, { int_status_id: 2 })
  })

  test('is there for nobody else, also as a preview', async () => {
    const { page } = await stage.open()
    await page.goto(shop.at(`/?previewId=${shop.account.id}`))
    await page.getByText('There is no site at this address').waitFor()
  })

  test('is seen by its owner before: as a preview, page by page and after a reload, and beside its design', async () => {
    const { page, complaints } = await stage.open({ viewport: { width: 1440, height: 900 } })
    await signIn(page, shop, '/dashboard')
    const [site] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Preview Site' }).click(),
    ])
    await site.getByRole('heading', { name: 'Test Goods' }).first().waitFor()
    await site.getByRole('link', { name: 'Shop', exact: true }).first().click()
    await site.getByRole('link', { name: 'Blue Mug' }).first().click()
    await site.getByRole('heading', { name: 'Blue Mug', level: 1 }).waitFor()
    await site.reload()
    await site.getByRole('heading', { name: 'Blue Mug', level: 1 }).waitFor()

    await page.getByRole('link', { name: 'Design' }).first().click()
    await page.frameLocator(preview).getByText('Test Goods').first().waitFor()
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  })
})
