import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Page } from 'playwright-core'
import { buildItem, stockShelves } from '../server/features/marketplace/market-items.factory'
import { buildPicture, sendForm } from '../server/features/media/upload.factory'
import { as } from '../server/test/as'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { hydrate } from './deferred-hydration'
import { openShopAt, type Shop } from './shop'
import { setStage } from './stage'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

describeInBrowser('shopping', () => {
  const stage = setStage()

  /** A bowl in two colours, each with a picture of its own. */
  const openBowl = async (name: string) => {
    const shop = await openShopAt(stage.app, name)
    const owner = await as(stage.app, 'owner', shop.account)
    const variations = [
      { variation: 'Blue', price: 20, stock: 3 },
      { variation: 'Grey', price: 24, stock: 3 },
    ]
    const { id } = (await owner.post('market-items', buildItem({ title: 'Bowl', variations })).expect(201))
      .body as MarketItem
    for (const width of [400, 300]) {
      const fields = { type: 'market-image', id: shop.account.id, region: shop.account.region, itemId: id }
      await sendForm(owner, { fields, files: [{ bytes: await buildPicture(width, 300) }] })
    }
    const { images, variations: rows } = await stage.app.service('market-items').get(id)
    const [blue, grey] = rows
    await owner.patch(`market-variations/${grey!.id}`, { imageId: images[1]!.id }).expect(200)
    return { shop, id, blue: blue!, grey: grey!, pictures: images.map(({ url }) => url) }
  }

  /** The picture that stands in the row of pictures. */
  const shownPicture = (page: Page) =>
    page.locator('button[aria-label^="Enlarge"][tabindex="0"] img').getAttribute('src')

  const barTop = async (page: Page) => (await page.locator('[data-buy-bar]').boundingBox())!.y

  /** What has the focus, if any of it lies behind the bar. */
  const hiddenFocus = (page: Page) =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-buy-bar]')!
      const focused = document.activeElement!
      if (bar.contains(focused) || focused === document.body) return undefined
      const shown = focused.closest('label') ?? focused
      const { top, bottom } = shown.getBoundingClientRect()
      const edge = bar.getBoundingClientRect()
      if (edge.bottom < innerHeight - 1) return undefined
      return bottom > edge.top + 1 && top < edge.bottom ? shown.textContent : undefined
    })

  test('picture, price and address follow the variation that is chosen', async () => {
    const { shop, id, grey, pictures } = await openBowl('shopping-item')
    const { page, complaints } = await stage.open(phone)
    await page.goto(shop.at('/marketplace'))
    await page.goto(shop.at(`/marketplace/${id}`))
    await page.locator('h1', { hasText: 'Bowl' }).waitFor()
    expect(await shownPicture(page)).toBe(pictures[0])
    // What there is to choose is in the first screen, above the bar.
    const choice = page.locator('label', { hasText: 'Grey' })
    const { y, height } = (await choice.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(await barTop(page))

    await hydrate(page)
    await choice.click()
    await page.waitForURL(/variation=/)
    const bar = page.locator('[data-buy-bar]')
    await bar.getByText('Grey · $24.00').waitFor()
    await until(async () => (await shownPicture(page)) === pictures[1])

    await page.locator('button[aria-label="Enlarge picture 2 of 2"]').click()
    const zoom = page.getByRole('dialog', { name: 'Picture, enlarged' })
    expect(await zoom.getByRole('img').getAttribute('src')).toBe(pictures[1])
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'hidden' })

    await page.evaluate(() => scrollTo(0, 0))
    await page.locator('body').focus()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      expect(await hiddenFocus(page)).toBeUndefined()
    }
    await bar.getByRole('button', { name: 'Add to cart' }).click()
    const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Bowl' })
    await line.getByText('Grey').waitFor()
    expect(await line.locator('img').getAttribute('src')).toBe(pictures[1])
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.waitForURL(/\/marketplace$/)
    expect(complaints).toEqual([])

    const plain = await stage.open({ ...phone, javaScriptEnabled: false })
    await plain.page.goto(shop.at(`/marketplace/${id}?variation=${grey.id}`))
    expect(await plain.page.getByRole('radio', { name: 'Grey' }).isChecked()).toBe(true)
    expect(await plain.page.locator('[data-buy-bar]').innerText()).toContain('$24.00')
    expect(await plain.page.locator('button[aria-label^="Enlarge"] img').first().getAttribute('src')).toBe(
      pictures[1],
    )
    await plain.page.locator('label', { hasText: 'Blue' }).click()
    await plain.page.getByRole('button', { name: 'Show this one' }).click()
    await plain.page.waitForURL(/variation=/)
    expect(await plain.page.getByRole('radio', { name: 'Blue' }).isChecked()).toBe(true)
  })

  const cards = (page: Page) => page.getByRole('article')

  const openFullShelves = async (): Promise<Shop> => {
    const shop = await openShopAt(stage.app, 'shopping-list')
    await stockShelves(stage.app, shop.account, 502)
    const variations = [{ variation: 'Regular', price: 40, stock: 2 }]
    const owner = await as(stage.app, 'owner', shop.account)
    await owner.post('market-items', buildItem({ title: 'Red Jug', variations })).expect(201)
    return shop
  }

  test('a list is filtered, searched, turned by page, and bought from', async () => {
    const shop = await openFullShelves()
    const { page, complaints } = await stage.open()
    await page.goto(shop.at('/marketplace'))
    await page.getByText('504 items').waitFor()
    await hydrate(page)
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await pages.getByRole('link', { name: 'Page 21' }).click()
    await page.waitForURL(/page=21/)
    await until(async () => (await cards(page).count()) === 24)
    await page.goBack()
    await page.waitForURL(/\/marketplace$/)
    expect(await pages.locator('[aria-current=page]').textContent()).toBe('1')

    const from = page.getByRole('textbox', { name: 'Price from' })
    const filter = page.getByRole('button', { name: /^Filter/ })
    await filter.click()
    await from.fill('35')
    await page.getByRole('checkbox', { name: 'In stock' }).check()
    await page.getByText('1 item', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?from=35&stock=1')
    await page.reload()
    await page.getByText('1 item', { exact: true }).waitFor()
    await hydrate(page)
    await filter.click()
    expect(await from.inputValue()).toBe('35')
    await page.keyboard.press('Escape')

    await page.getByRole('searchbox').pressSequentially('zebra')
    await page.getByText('Nothing was found for “zebra”.').waitFor()
    await page.getByRole('button', { name: 'Clear the search' }).last().click()
    await page.getByRole('button', { name: 'Add to cart: Red Jug' }).click()
    const cart = page.getByRole('dialog')
    await cart.getByText('Red Jug').waitFor()
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: 'Cart, 1 item' }).count()).toBe(1)
    expect(complaints).toEqual([])
  })
})
