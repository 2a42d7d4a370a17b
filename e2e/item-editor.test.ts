import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the editor of an item without a mouse', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'editor')
    const variations = ['Small', 'Middle', 'Large'].map((variation) => ({ variation, price: 34, stock: 5 }))
    await stage.app.service('market-items').update(shop.itemId, { variations } as never)
  })

  const open = async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, `/dashboard/marketplace/${shop.itemId}`)
    await page.getByRole('button', { name: 'Move Large' }).waitFor()
    await page.getByRole('button', { name: 'Description' }).click()
    await page.getByRole('textbox', { name: 'Description' }).waitFor()
    return page
  }
  const focused = (page: Page) =>
    page.evaluate(() => {
      const here = document.activeElement
      return here?.getAttribute('aria-label') ?? here?.textContent ?? ''
    })
  const expectFocus = async (page: Page, name: string) => {
    await page.waitForFunction(
      (wanted) => document.activeElement?.getAttribute('aria-label') === wanted,
      name,
    )
  }
  const names = (page: Page) =>
    page
      .getByRole('textbox', { name: /^Variation/ })
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))

  test('the tab key walks through everything to the button that saves, and changes nothing', async () => {
    const page = await open()
    // What is seldom needed is folded.
    await page.getByRole('button', { name: 'Category and search' }).click()
    await page.getByRole('textbox', { name: /^Name/ }).focus()
    const passed: string[] = []
    while (passed.length < 80 && passed.at(-1) !== 'Save Item') {
      await page.keyboard.press('Tab')
      passed.push(await focused(page))
    }
    expect(passed).toEqual(
      expect.arrayContaining(['Generate', 'Manage', 'Add pictures', 'Bold', 'Description', 'Move Large']),
    )
    expect(passed.at(-1)).toBe('Save Item')
    expect(await page.getByText('Unsaved changes').count()).toBe(0)
  })

  test('variations are put in order, put back, deleted and saved', async () => {
    const page = await open()
    const large = page.getByRole('button', { name: 'Move Large' })
    await large.focus()
    await page.keyboard.press('Space')
    await page.getByText(/You have lifted an item/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await page.getByText(/Movement cancelled/).waitFor({ state: 'attached' })
    expect(await names(page)).toEqual(['Small', 'Middle', 'Large'])

    await page.keyboard.press('Space')
    await page.getByText(/You have lifted an item/).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText(/You have moved the item/).waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.getByText('Unsaved changes').waitFor()
    expect(await names(page)).toEqual(['Small', 'Large', 'Middle'])
    await expectFocus(page, 'Move Large')

    await page.getByRole('button', { name: 'Delete Large' }).focus()
    await page.keyboard.press('Enter')
    await expectFocus(page, 'Delete Middle')
    await page.getByRole('button', { name: 'Save Item' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(shop.at('/dashboard/marketplace'))
    const { variations } = await stage.app.service('market-items').get(shop.itemId)
    expect(variations.map(({ variation, order }) => [variation, order])).toEqual([
      ['Small', 1],
      ['Middle', 2],
    ])
  })
})
