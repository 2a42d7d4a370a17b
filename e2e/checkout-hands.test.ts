import type { Locator, Page } from 'playwright-core'
import { enCheckout } from '../client/src/kit/site/words/en-checkout'
import { frCheckout } from '../client/src/kit/site/words/fr-checkout'
import { describeInBrowser } from './browser'
import { openLive } from './open-live'
import { fillBuyer, openShopAt } from './shop'
import { until } from '../server/test/until'
import { setStage } from './stage'

const { changes } = enCheckout

/** Whether the focus stands where it can be seen: nothing lies over it, and it is inside of the window. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { left, top, width, height } = focused.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)]
    const there = document.elementFromPoint(x, y)
    return there !== null && (focused.contains(there) || there.contains(focused))
  })

/** Goes on by Tab until a control has the focus; every stop on the way must be seen. */
const tabTo = async (page: Page, wanted: Locator) => {
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab')
    // The browser scrolls to it a frame later.
    await until(() => isFocusSeen(page))
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The keyboard does not get there.')
}

interface Timed extends Window {
  answers: number[]
}

/** Notes how long a pressed button takes to show that it was, until the picture is there. */
const timePresses = (page: Page) =>
  page.addInitScript(() => {
    const timed = window as unknown as Timed
    timed.answers = []
    const follow = (event: Event) => {
      const button = (event.target as Element).closest('button')
      if (!button) return
      const look = () => {
        if (button.dataset.pressed === undefined && button.dataset.added !== 'true') return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => timed.answers.push(performance.now() - event.timeStamp)))
      }
      const observer = new MutationObserver(look)
      observer.observe(button, { attributes: true })
    }
    addEventListener('click', follow, true)
  })

describeInBrowser('a checkout, by hand', () => {
  const stage = setStage()

  test('says what has changed before anything can be paid', async () => {
    const shop = await openShopAt(stage.app, 'changes')
    const { page } = await stage.open()
    await openLive(page, shop.at(`/marketplace/${shop.itemId}`))
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const cart = page.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    for (const count of [2, 3]) {
      await cart.getByRole('button', { name: 'One more' }).click()
      await cart.getByText(`Blue Mug, Regular: ${count} in your cart.`).waitFor({ state: 'attached' })
    }
    await cart.getByRole('button', { name: 'Checkout' }).click()
    await cart.getByRole('radio', { name: /Local Pickup/ }).check()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillBuyer(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
    await cart.getByRole('button', { name: 'Pay $117.30', disabled: false }).waitFor()

    const variation = stage.app.service('market-variations')
    await variation.patch(shop.variationId, { price: 30 })
    await cart.getByRole('alert').getByText('Blue Mug, Regular: $34.00 → $30.00').waitFor()
    expect(await cart.getByRole('button', { name: /^Pay / }).isDisabled()).toBe(true)
    await cart.getByRole('button', { name: changes.accept }).click()
    await cart.getByRole('button', { name: 'Pay $103.50', disabled: false }).waitFor()

    await variation.patch(shop.variationId, { stock: 2 })
    await cart.getByRole('alert').getByText('Blue Mug, Regular: 3 → 2, no more are left.').waitFor()
    await cart.getByRole('button', { name: changes.lower(2) }).click()
    await cart.getByRole('button', { name: 'Pay $69.00', disabled: false }).waitFor()

    await variation.patch(shop.variationId, { stock: 0 })
    await cart.locator('[data-failure]:focus', { hasText: '“Blue Mug, Regular” is out of stock.' }).waitFor()
    await cart.getByRole('button', { name: 'Remove Blue Mug, Regular' }).click()
    await cart.locator('button:focus', { hasText: 'Keep shopping' }).waitFor()
  })

  test('is walked by the keyboard on a phone that lies, in French', async () => {
    const shop = await openShopAt(stage.app, 'clavier')
    const { page, complaints } = await stage.open({ viewport: { width: 667, height: 375 } })
    await page.goto(shop.at(`/marketplace/${shop.itemId}?lang=fr`))
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().focus()
    await page.keyboard.press('Enter')
    const { cart: words, information, pay, complete } = frCheckout
    const titles = [words.title, words.titleCheckout, words.titleDone('Aline')]
    const cart = page.getByRole('dialog', { name: new RegExp(`^(${titles.join('|')})$`) })
    const press = async (name: string | RegExp) => {
      const button = cart.getByRole('button', { name, disabled: false })
      await button.waitFor()
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    }
    await press(words.checkout)
    await tabTo(page, cart.getByRole('radio').first())
    await page.keyboard.press('ArrowUp')
    await press(words.next)
    await cart.getByLabel(information.name).first().waitFor()
    expect(await cart.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true)
    for (const [field, text] of Object.entries({ name: 'Aline Robichaud', email: 'aline@buyers.test' })) {
      await tabTo(page, cart.locator(`[name=${field}]`))
      await page.keyboard.type(text)
    }
    await press(words.next)
    await cart.locator('[name=phone]:focus').waitFor()
    await page.keyboard.type('15065550123')
    await press(words.next)
    await press(new RegExp(`^${pay.pay('').trim()}`))
    await cart.getByText(complete.title).waitFor()
    expect(complaints).toEqual([])
  })

  test('answers a press at once, on a slow phone and before its script is there', async () => {
    const shop = await openShopAt(stage.app, 'slow')
    const { page, context } = await stage.open({ viewport: { width: 390, height: 844 } })
    await timePresses(page)
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/app/*.js', (route) => held.then(() => route.continue()))
    await page.goto(shop.at(`/marketplace/${shop.itemId}`), { waitUntil: 'commit' })
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    await add.click()
    await page.locator('button[data-pressed]').waitFor()
    release()
    const cart = page.getByRole('dialog', { name: /^(Your cart|Checkout|Thank you, Aline)$/ })
    await cart.getByRole('button', { name: 'Checkout' }).waitFor()
    await page.goBack()
    await cart.waitFor({ state: 'hidden' })
    await add.click()
    await cart.getByRole('button', { name: 'Checkout' }).waitFor()
    const answers = await page.evaluate(() => (window as unknown as Timed).answers.map(Math.round))
    process.stdout.write(`a press on Add to cart is answered after ${answers.join(', ')} ms (CPU ÷ 4)\n`)
    // Before the script, done again with it, and once it is there.
    expect(answers.length).toBeGreaterThanOrEqual(2)
  })
})
