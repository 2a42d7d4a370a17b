import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Page } from 'playwright-core'
import { buildItem } from '../server/features/marketplace/market-items.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { hydrate } from './deferred-hydration'
import { openShopAt } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

describeInBrowser('the sheet of a card', () => {
  const stage = setStage()

  /** A bowl in two glazes beside the shop's mug, and three more so that there is something to look for. */
  const openBowls = async (name: string) => {
    const shop = await openShopAt(stage.app, name)
    const owner = await as(stage.app, 'owner', shop.account)
    const glazes = [
      { variation: 'Navy blue', price: 20, stock: 3 },
      { variation: 'Moss', price: 24, stock: 3 },
    ]
    for (const title of ['Plate', 'Jug', 'Vase'])
      await owner.post('market-items', buildItem({ title })).expect(201)
    const { body } = await owner
      .post('market-items', buildItem({ title: 'Bowl', variations: glazes }))
      .expect(201)
    return { shop, bowl: body as MarketItem }
  }

  const focusedName = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: focused } = document
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? ''
    })

  test('a finger buys a chosen kind of an item in three presses, and the first picture is near the top', async () => {
    const { shop } = await openBowls('card-sheet-touch')
    const { page, complaints } = await stage.open(phone)
    await page.goto(shop.at('/marketplace'))
    const picture = page.locator('main article').first()
    expect((await picture.boundingBox())!.y).toBeLessThan(250)
    await page.getByRole('button', { name: 'Add to cart: Bowl' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Bowl' })
    await sheet.locator('label', { hasText: 'Moss' }).tap()
    await sheet.getByText('$24.00').waitFor()
    await sheet.getByRole('button', { name: 'Add to cart' }).tap()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await cart.getByText('Moss').waitFor()
    expect(new URL(page.url()).pathname).toBe('/marketplace')
    expect(complaints).toEqual([])
  })

  test('the keyboard opens it, chooses, buys, and comes back to where it was', async () => {
    const { shop } = await openBowls('card-sheet-keys')
    const { page, complaints } = await stage.open()
    await page.goto(shop.at('/marketplace'))
    await hydrate(page)
    const opener = page.getByRole('button', { name: 'Add to cart: Bowl' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Bowl' })
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('Add to cart: Bowl')
    await page.keyboard.press('Enter')
    await sheet.waitFor()
    await sheet.getByRole('radio', { name: 'Navy blue' }).focus()
    await page.keyboard.press('ArrowRight')
    await sheet.getByText('$24.00').waitFor()
    for (let steps = 0; steps < 6 && (await focusedName(page)) !== 'Add to cart'; steps++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await cart.getByText('Moss').waitFor()
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('Add to cart: Bowl')
    expect(complaints).toEqual([])
  })

  test('the filter of a phone narrows the list behind it', async () => {
    const { shop } = await openBowls('card-sheet-filter')
    const { page, complaints } = await stage.open(phone)
    await page.goto(shop.at('/marketplace'))
    await page.getByRole('button', { name: 'Filter' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await sheet.locator('label', { hasText: 'In stock' }).tap()
    await page.waitForURL(/stock=1/)
    await sheet.getByRole('button', { name: /^Show \d+ items?$/ }).tap()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filter, 1 chosen' }).waitFor()
    expect(complaints).toEqual([])
  })
})
