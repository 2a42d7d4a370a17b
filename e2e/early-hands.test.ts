import type { Page } from 'playwright-core'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { describeInBrowser } from './browser'
import { preventIdleHydration } from './deferred-hydration'
import { openFullSite, pathsOf, type FullSite } from './full-site'
import { setStage } from './stage'

describeInBrowser('a page that is used before its script has come', () => {
  const stage = setStage()
  let site: FullSite
  beforeAll(async () => {
    site = await openFullSite(stage.app, 'early')
    // A shop of three things or fewer has no search.
    for (const title of ['Green Plate', 'White Jug'])
      await stage.app.service('market-items').create({ customerId: site.account.id, ...buildItem({ title }) })
  })

  /** Opens a page whose script is held back until it is released. */
  const openWithoutScript = async (path: string): Promise<{ page: Page; release: () => void }> => {
    const { page } = await stage.open()
    // Nothing but what is done to it makes the page load its script: a window behind another gets no focus either.
    await preventIdleHydration(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/app/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(site.at(path), { waitUntil: 'commit' })
    return { page, release }
  }

  test('keeps what was pressed, once however often it was', async () => {
    const { page, release } = await openWithoutScript(pathsOf(site).item)
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await add.click()
    release()
    const cart = page.getByRole('dialog')
    await cart.getByText('Blue Mug').waitFor()
    await cart.getByText('$34.00').first().waitFor()
    expect(await cart.innerText()).not.toContain('$68.00')
  })

  test('keeps what was typed, and knows it', async () => {
    const { page, release } = await openWithoutScript(pathsOf(site).shop)
    const search = page.getByRole('searchbox')
    await search.pressSequentially('red bowl')
    release()
    await page.getByText('Blue Mug').first().waitFor({ state: 'hidden' })
    await page.getByText('Red Bowl').first().waitFor()
    expect(await search.inputValue()).toBe('red bowl')
  })

  test('keeps what was picked', async () => {
    const { page, release } = await openWithoutScript(pathsOf(site).shop)
    const sort = page.getByRole('combobox').first()
    const options = await sort.locator('option').evaluateAll((all) => all.map((option) => option.textContent))
    await sort.selectOption({ index: options.length - 1 })
    release()
    await page.waitForURL(/sort=/)
    await sort.locator('option:checked', { hasText: options.at(-1)! }).waitFor({ state: 'attached' })
  })
})
