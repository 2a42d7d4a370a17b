import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 } }

describeInBrowser('a shop seen by others', () => {
  const stage = setStage()

  test('writes what search results say of its page, and fills in what its catalogue lacks', async () => {
    const shop = await openShopAt(stage.app, 'found')
    const { page } = await stage.open(phone)
    await signIn(page, shop, '/dashboard/options')
    await page.getByRole('link', { name: 'Seen by others' }).click()
    await page.getByRole('button', { name: 'Write: Shop', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title in search results').fill('Mugs from Moncton')
    await dialog.getByLabel('Description in search results').fill('Thrown by hand, sent everywhere.')
    await dialog.getByRole('figure').getByText('Mugs from Moncton').waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Mugs from Moncton').waitFor()

    // A mug without a picture is in nobody's catalogue.
    const lacking = page.getByRole('table', { name: 'Products that lack something' })
    await lacking.getByText('picture').waitFor()
    await lacking.getByText('Blue Mug').click()
    await page.getByRole('button', { name: 'In search and catalogues' }).click()
    await page.getByLabel('Brand').fill('Kiln')
    await page.getByLabel('Barcode (GTIN)').fill('4006381333932')
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.getByText(/No barcode number/).waitFor()
    await page.getByLabel('Barcode (GTIN)').fill('4 006381-333931')
    await page.getByLabel('Title in search results').fill('Blue mug, half a litre')
    await page.getByRole('button', { name: 'Save Item' }).click()
    await page.waitForURL(/\/dashboard\/marketplace(\?|$)/)

    const { page: guest } = await stage.open(phone)
    await guest.goto(shop.at('/marketplace'))
    expect(await guest.title()).toBe('Mugs from Moncton')
    await guest
      .getByRole('link', { name: /Blue Mug/ })
      .first()
      .click()
    await guest.waitForURL(/\/marketplace\/\d+/)
    await guest.waitForFunction(() => document.title === 'Blue mug, half a litre')
    // The way back shows the page's own title again, without a load.
    await guest.goBack()
    await guest.waitForFunction(() => document.title === 'Mugs from Moncton')
  })

  test('speaks French to who reads French', async () => {
    const shop = await openShopAt(stage.app, 'trouve')
    const { page } = await stage.open({ ...phone, locale: 'fr-CA' })
    await signIn(page, shop, '/dashboard/options/discovery')
    await page.getByRole('heading', { name: 'Visible ailleurs' }).waitFor()
    await page.getByRole('button', { name: 'Copier l’adresse' }).first().waitFor()
    await page.getByText('marque').waitFor()
    const feed = await page.getByRole('textbox', { name: 'Adresse' }).first().inputValue()
    expect(feed).toBe(shop.at('/feeds/google.xml'))
    expect(await page.evaluate(async (address) => (await fetch(address)).status, feed)).toBe(200)
  })
})
