import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { hold } from './hold'
import { placeOrder } from './place-order'
import { quiet } from './quiet'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the shell of the dashboard', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'shell')
    await placeOrder(stage.app, shop)
  })

  const open = async (options?: Parameters<typeof stage.open>[0]) => {
    const window = await stage.open({ reducedMotion: 'reduce', ...options })
    await signIn(window.page, shop, '/dashboard')
    await window.page.waitForURL(shop.at('/dashboard'))
    return window
  }
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  test('finds an item and an order and opens them by keyboard alone', async () => {
    const { page, complaints } = await open()
    await page.getByRole('heading', { name: /^Good / }).waitFor()
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: /^Search/ })
    await box.waitFor()
    await page.keyboard.type('blu')
    await page.getByRole('option', { name: 'Blue Mug' }).waitFor()
    await page.keyboard.press('Enter')
    await heading(page, 'Blue Mug').waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('#1001')
    await page.getByRole('option', { name: /#1001/ }).waitFor()
    await page.keyboard.press('Enter')
    await heading(page, /#1001/).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('xyzzy')
    await page.getByText('Nothing was found for “xyzzy”.').first().waitFor()
    await page.keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  test('has a bar at the thumb on phones, with the rest behind More', async () => {
    const { page, complaints } = await open({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const bar = page.getByRole('navigation', { name: 'Main pages' })
    await bar.getByRole('link', { name: 'Orders 1 to fulfil' }).click()
    await heading(page, 'Orders').waitFor()
    // The card keeps buyer, number, state and total.
    const card = page.getByRole('row').filter({ hasText: '#1001' })
    for (const text of ['#1001', 'Paid', '$']) await card.getByText(text).first().waitFor()
    await bar.getByRole('button', { name: 'More' }).click()
    const more = page.getByRole('dialog', { name: 'More' })
    await more.getByRole('link', { name: 'Account' }).click()
    await page.waitForURL(shop.at('/dashboard/account'))
    await more.waitFor({ state: 'hidden' })
    await quiet(page)
    const lowest = page.locator('main button').last()
    await lowest.focus()
    const [focused, foot] = [(await lowest.boundingBox())!, (await bar.boundingBox())!]
    expect(focused.y + focused.height).toBeLessThanOrEqual(foot.y)
    expect(complaints).toEqual([])
  })

  test('has what the business does in the bar, and marks where one is', async () => {
    const dealer = await openShopAt(stage.app, 'bar')
    await stage.app.service('account').patch(dealer.account.id, { roles: ['Automotive', 'Restaurant'] })
    const { page, complaints } = await stage.open({
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await signIn(page, dealer, '/dashboard/automotive')
    await heading(page, 'Vehicles').waitFor()
    const bar = page.getByRole('navigation', { name: 'Main pages' })
    const names = (await bar.getByRole('link').allInnerTexts()).map((text) => text.trim())
    expect(names).toEqual(['Home', 'Vehicles', 'Bookings', 'Menu'])
    const marked = bar.locator('[aria-current]')
    expect(await marked.allInnerTexts()).toEqual(['Vehicles'])

    // The primary action is at the thumb, above the bar; the empty list has the same button in it.
    const action = (await page.getByRole('button', { name: 'Add a vehicle' }).first().boundingBox())!
    const foot = (await bar.boundingBox())!
    expect(action.y).toBeGreaterThan(844 / 2)
    expect(action.y + action.height).toBeLessThan(foot.y)

    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Settings' }).click()
    await bar.getByRole('button', { name: /^More.*Settings is open/ }).waitFor()
    expect(await marked.count()).toBe(1)
    expect(complaints).toEqual([])
  })

  test('shows a thin line while the next page is on its way', async () => {
    // What a service worker fetches for a page cannot be held back.
    const { page } = await open({ serviceWorkers: 'block' })
    await page.getByRole('heading', { name: /^Good / }).waitFor()
    const go = await hold(page, '**/app/dashboard-orders-page-*.js')
    await page
      .getByRole('link', { name: /^Orders/ })
      .first()
      .click()
    await page.locator('[data-progress]').waitFor({ state: 'attached' })
    go()
    await heading(page, 'Orders').waitFor()
    await page.locator('[data-progress]').waitFor({ state: 'detached' })
  })
})

describeInBrowser('the page of signing in', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'sign-in')
  })

  test('shows its form without any script, in the language of the browser', async () => {
    const { page } = await stage.open({ javaScriptEnabled: false, locale: 'fr-CA' })
    for (const path of ['/login', '/dashboard/orders']) {
      await page.goto(shop.at(path))
      await page.getByLabel('Mot de passe', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'Se connecter' }).isDisabled()).toBe(true)
    }
    await page.goto(shop.at('/forgot-password'))
    await page.getByLabel('Courriel').waitFor()
  })

  test('keeps what was typed before the script was there, and signs in to the page asked for, in French', async () => {
    const { page, complaints } = await stage.open({ locale: 'fr-CA' })
    const go = await hold(page, '**/app/*.js')
    await page.goto(shop.at('/dashboard/orders?status=paid'), { waitUntil: 'commit' })
    await page.getByLabel('Nom d’utilisateur ou courriel').fill(shop.owner.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(shop.owner.password)
    await page.keyboard.press('Enter')
    go()
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL(shop.at('/dashboard/orders?status=paid'))
    await page.getByRole('link', { name: 'Tableau de bord' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(complaints).toEqual([])
  })

  test('keeps an address typed before the script was there', async () => {
    const { page, complaints } = await stage.open()
    const go = await hold(page, '**/app/*.js')
    await page.goto(shop.at('/forgot-password'), { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(shop.owner.email)
    go()
    await page.getByRole('button', { name: 'Send Link' }).click()
    await page.getByText(`If ${shop.owner.email} belongs to a user`).waitFor()
    expect(complaints).toEqual([])
  })
})
