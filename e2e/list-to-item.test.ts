import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { hydrate } from './deferred-hydration'
import { quiet } from './quiet'
import { openShopAt, type Shop } from './shop'
import { shiftsOf, watchShifts } from './settle'
import { setStage } from './stage'

/** What a frame of an item's page had: where its button was, and how many choices. */
interface Frame {
  button: number
  choices: number
}

declare global {
  interface Window {
    shownFrames: Frame[]
    movedPictures: string[]
  }
}

/** Writes down what each frame shows from now on that has the item's heading. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.shownFrames = []
    const look = () => {
      const buttons = [...document.querySelectorAll('main article button')]
      const button = buttons.find(({ textContent }) => textContent === 'Add to cart')
      const heading = document.querySelector('main article h1')
      if (heading)
        window.shownFrames.push({
          button: Math.round(button?.getBoundingClientRect().top ?? -1),
          choices: document.querySelectorAll('main article input[type=radio]').length,
        })
      requestAnimationFrame(look)
    }
    look()
  })

describeInBrowser('from the shop to an item', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'jumpless')
    await stage.app.service('market-items').patch(shop.itemId, {
      variations: ['Small', 'Large'].map((variation, order) => ({ variation, order, price: 34, stock: 5 })),
    })
  })

  test.each([390, 1440])('at %i px nothing moves after it was seen, on a slow machine', async (width) => {
    const { page } = await stage.open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await watchShifts(page)
    await page.goto(shop.at('/marketplace'))
    await hydrate(page)
    await quiet(page)
    const cpu = await page.context().newCDPSession(page)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await watchFrames(page)
    const link = page.getByRole('link', { name: 'Blue Mug' })
    await link.hover()
    await quiet(page)
    await link.click()
    await page.getByRole('radio', { name: 'Large' }).waitFor({ state: 'attached' })
    await page.waitForTimeout(1_500)
    const frames = await page.evaluate(() => window.shownFrames)
    expect(frames.length).toBeGreaterThan(5)
    expect(new Set(frames.map((frame) => JSON.stringify(frame))).size).toBe(1)
    expect(frames[0]).toMatchObject({ choices: 2 })
    expect(frames[0]!.button).toBeGreaterThan(0)
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.001)
  })

  test('the pages pass into each other where motion is wanted, and a press on the way counts', async () => {
    const { page } = await stage.open({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    })
    await page.addInitScript(() => {
      window.movedPictures = []
      addEventListener('animationstart', ({ pseudoElement }) => window.movedPictures.push(pseudoElement))
    })
    await page.goto(shop.at('/marketplace'))
    await hydrate(page)
    await quiet(page)
    const link = page.getByRole('link', { name: 'Blue Mug' })
    await link.hover()
    await quiet(page)
    await link.click()
    await page.getByRole('button', { name: 'Add to cart' }).waitFor()
    // A busy machine takes its time to draw the two pages; one that does not move them never says so.
    await page.waitForFunction(() => window.movedPictures.includes('::view-transition-group(root)'))
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/marketplace/${shop.itemId}`)
  })
})
