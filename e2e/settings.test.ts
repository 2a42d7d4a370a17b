import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { isSame, openLive } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the settings of a business', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'settings')
    await stage.app.service('account').patch(shop.account.id, { str_description: '<p>We make mugs.</p>' })
  })

  const openSettings = async (open: string) => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, `/dashboard/options${open}`)
    await page.getByRole('button', { name: 'Section Management' }).waitFor()
    return { page, complaints }
  }
  const type = async (page: Page, name: string, text: string) => {
    const box = page.getByRole('textbox', { name, exact: true })
    await box.fill(text)
    await box.press('Tab')
  }

  test('a change is seen on the open public page and in the owner’s other window, by keyboard alone', async () => {
    const { page: site } = await stage.open()
    await openLive(site, shop.at('/'))
    const { page: other } = await openSettings('#sections')
    const { page, complaints } = await openSettings('#sections')
    await page.getByRole('button', { name: 'Move About' }).waitFor()

    await type(page, 'Title of About', 'Who we are')
    await site.getByRole('heading', { name: 'Who we are' }).waitFor()
    await other.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Who we are'),
    )

    await page.getByRole('switch', { name: 'Show About' }).press('Space')
    await site.getByRole('heading', { name: 'Who we are' }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Move Featured items' }).focus()
    await page.keyboard.press('Space')
    await page.getByText(/You have lifted an item/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText(/You have moved the item/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await other.waitForFunction(() =>
      document.querySelector('[aria-label^="Move"]')?.getAttribute('aria-label')?.includes('Featured items'),
    )
    expect([await isSame(site), complaints]).toEqual([true, []])
  })

  test('a switch takes a second press of the mouse while it still says that the first is saved', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const { page } = await stage.open({ viewport, reducedMotion: 'reduce' })
      await signIn(page, shop, '/dashboard/options#sections')
      for (const name of ['Show About', 'Show Contact']) {
        const toggle = page.getByRole('switch', { name })
        const before = await toggle.getAttribute('aria-checked')
        for (const press of [1, 2]) {
          await toggle.click({ timeout: 5000 })
          const isAsBefore = press === 2
          await page
            .locator('[data-note]')
            .getByRole('switch', { name, checked: isAsBefore === (before === 'true') })
            .waitFor()
        }
      }
    }
  })

  test('a refused key says why, stays typed, and keeps the page from being left', async () => {
    const { page } = await openSettings('#payments')
    await type(page, 'Secret Key', 'pk_live_not_a_secret')
    await page.getByText('Must be a live secret key (sk_live_… or rk_live_…).').waitFor()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByRole('textbox', { name: 'Secret Key', exact: true }).inputValue()).toBe(
      'pk_live_not_a_secret',
    )
  })

  test('a search in either language opens what it finds, and Back brings it again', async () => {
    const { page } = await openSettings('')
    expect(await page.getByRole('textbox', { name: 'GST/HST Number' }).isVisible()).toBe(false)
    await page.getByRole('searchbox', { name: 'Search the settings' }).fill('numéro tps')
    await page.getByRole('textbox', { name: 'GST/HST Number' }).waitFor()
    expect(await page.getByRole('button', { name: 'Move About' }).isVisible()).toBe(false)
    await page.waitForURL(/search=/)
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
    await page.goBack()
    await page.getByRole('textbox', { name: 'GST/HST Number' }).waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    const shipping = page.getByRole('button', { name: 'Shipping' })
    await shipping.press('Enter')
    await page.getByRole('switch', { name: 'Allow Local Pickup' }).waitFor()
    await shipping.press('Enter')
    await page.getByRole('switch', { name: 'Allow Local Pickup' }).waitFor({ state: 'hidden' })
  })

  test('the list of what keeps the shop closed empties itself, and the shop opens', async () => {
    const { page } = await openSettings('#shipping')
    await page.getByText('Your shop is open, with test cards').waitFor()
    const ways = ['Allow Flat Rate Shipping', 'Allow Local Delivery', 'Allow Local Pickup']
    for (const name of ways) {
      const way = page.getByRole('switch', { name })
      if ((await way.getAttribute('aria-checked')) === 'true') await way.click()
    }
    await page.getByText('There is no way to get the goods yet.').waitFor()
    await page.getByRole('switch', { name: 'Allow Local Pickup' }).click()
    await page.getByText('Your shop is open, with test cards').waitFor()
  })
})
