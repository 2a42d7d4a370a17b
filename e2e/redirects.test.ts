import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 } }

describeInBrowser('an address of a former site', () => {
  const stage = setStage()

  test('is missed by a visitor, led to the shop with a press, and brought from a file', async () => {
    const shop = await openShopAt(stage.app, 'moved')
    const { page: guest } = await stage.open(phone)
    await guest.goto(shop.at('/products/blue-mug?utm_source=letter'))
    await guest.getByRole('heading', { level: 1 }).waitFor()

    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/options')
    await page.getByRole('link', { name: 'Old addresses' }).click()
    await page.getByText('No old address leads anywhere yet.').waitFor()
    const missing = page.getByRole('table', { name: 'Pages that were not found' })
    await missing.getByText('/products/blue-mug').waitFor()
    await missing
      .getByRole('button', { name: /\/products\/blue-mug/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Lead to the shop' }).click()
    await page.getByText('Nobody has missed a page.').waitFor()
    await guest.goto(shop.at('/products/blue-mug'))
    await guest.waitForURL(shop.at('/marketplace'))

    const buffer = Buffer.from('Redirect from,Redirect to\n/pages/faq,/events\nfaq,/events\n')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer })
    await page.getByText('1 added, 0 changed.').waitFor()
    await page.getByText('These lines could not be read: 3.').waitFor()
    await guest.goto(shop.at('/pages/faq'))
    await guest.waitForURL(shop.at('/events'))
  })
})
