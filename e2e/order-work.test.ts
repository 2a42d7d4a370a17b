import type { Page } from 'playwright-core'
import { buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { isSame, mark } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

// A browser notes every refused request on its console; the first question of a page nobody has signed in to is one.
const expected = /status of 401/

describeInBrowser('the work on an order', () => {
  const stage = setStage()

  const sell = async ({ account, itemId, variationId }: Shop): Promise<number> => {
    const buyer = await as(stage.app, 'visitor', account)
    const checkout = buildCheckout(buildCart({ itemId, variationId, quantity: 2 }))
    await buyer.post('payments', checkout).set(newKey()).expect(200)
    const { data } = await stage.app
      .service('account-orders')
      .find({ query: { customerId: account.id, status: 'paid' } })
    return data[0]!.id
  }

  const stockOf = async ({ variationId }: Shop) =>
    (await stage.app.service('market-variations').get(variationId)).stock

  /** The kinds of what its buyer and the shop's own address were mailed. */
  const mailsOf = async (orderId: number, { owner }: Shop) => {
    const { data } = await stage.app.service('account-mails').find({ query: { orderId } })
    const mails = data.filter(({ to }) => to !== owner.email)
    return mails.map(({ kind }) => kind).sort()
  }

  const openOrder = async (shop: Shop, orderId: number) => {
    const window = await stage.open()
    await signIn(window.page, shop, `/dashboard/orders/${orderId}`)
    await window.page.getByRole('heading', { name: 'Order #1001', level: 1 }).waitFor()
    return window
  }

  /** The state beside the page's title. */
  const state = (page: Page, text: string) =>
    page.locator('main header').getByText(text, { exact: true }).waitFor()

  const ship = async (page: Page, number: string) => {
    const form = page.getByRole('form', { name: 'Ship this order' })
    await form.getByLabel('Carrier').selectOption('UPS')
    await form.getByLabel('Tracking Number').fill(number)
    await form.getByRole('button', { name: 'Mark Order as Shipped' }).click()
    await page.getByText('Order #1001 is marked as shipped.').waitFor()
  }

  /** Gives one mug back and answers what is said to be left. */
  const refundMug = async (page: Page, amount: string, withShipping = false) => {
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Refund order #1001' })
    await panel.getByRole('button', { name: 'One more' }).click()
    expect(await panel.getByRole('switch', { name: 'Put back into stock' }).isChecked()).toBe(true)
    if (withShipping) await panel.getByRole('switch', { name: 'Shipping, $5.00' }).click()
    await panel.getByRole('button', { name: `Refund ${amount}` }).click()
    await page.getByText(`${amount} is given back.`).waitFor()
    await panel.waitFor({ state: 'hidden' })
  }

  test('shipped, taken back, shipped again and given back in two parts, live in another window', async () => {
    const shop = await openShopAt(stage.app, 'order-work')
    const orderId = await sell(shop)
    expect(await stockOf(shop)).toBe(3)
    const [mine, other] = [await openOrder(shop, orderId), await openOrder(shop, orderId)]
    const [page, elsewhere] = [mine.page, other.page]
    await mark(elsewhere)
    await elsewhere.getByRole('button', { name: 'Mark Order as Shipped' }).waitFor()

    await ship(page, '1Z 999')
    // At once and by the keyboard: the ten seconds run, and a message that is still moving cannot be clicked.
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await page.getByText('Order #1001 is to be done again.').waitFor()
    await elsewhere.getByRole('button', { name: 'Mark Order as Shipped' }).waitFor()
    expect(await mailsOf(orderId, shop)).toEqual(['new-order', 'receipt'])

    await ship(page, '1Z12345')
    await state(elsewhere, 'Complete')
    await elsewhere.getByRole('link', { name: '1Z12345' }).first().waitFor()

    // 34.00 and its tax: 10.95 of the whole order less 5.85 of what remains.
    await refundMug(page, '$39.10')
    await elsewhere.getByText('Refunded $39.10').waitFor()
    await elsewhere.getByText('$44.85').first().waitFor()
    await state(elsewhere, 'Complete')
    expect(await stockOf(shop)).toBe(4)

    await refundMug(page, '$44.85', true)
    await state(elsewhere, 'Refunded')
    await state(page, 'Refunded')
    expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0)
    expect(await stockOf(shop)).toBe(5)

    expect(await mailsOf(orderId, shop)).toEqual(['new-order', 'receipt', 'refund', 'refund', 'shipped'])
    const order = await stage.app.service('account-orders').get(orderId)
    expect(order).toMatchObject({
      status: 'refunded',
      total: 8395,
      refunded: 8395,
      trackingNumber: '1Z12345',
    })
    expect(await isSame(elsewhere)).toBe(true)
    expect([...mine.complaints, ...other.complaints].filter((text) => !expected.test(text))).toEqual([])
  })

  test('the list is gone through by keys, the order beside it, and what waits longest is first', async () => {
    const shop = await openShopAt(stage.app, 'order-keys')
    await sell(shop)
    await sell(shop)
    const window = await stage.open({ viewport: { width: 1440, height: 900 } })
    const { page } = window
    await signIn(page, shop, '/dashboard/orders?tab=toShip')
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('link')
    await rows.nth(1).waitFor()
    expect(await rows.allTextContents()).toEqual([
      expect.stringContaining('#1001'),
      expect.stringContaining('#1002'),
    ])
    const beside = (number: number) => page.getByRole('complementary', { name: `Order #${number}` })

    await page.keyboard.press('j')
    await beside(1001).getByRole('button', { name: 'Mark Order as Shipped' }).waitFor()
    await page.keyboard.press('j')
    await beside(1002).waitFor()
    await page.keyboard.press('k')
    await beside(1001).waitFor()
    expect(page.url()).toMatch(/tab=toShip&open=\d+$/)
    await page.reload()
    await beside(1001).getByLabel('Tracking Number').waitFor()

    await page.keyboard.press('o')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    // What is typed is no command.
    await page.keyboard.type('jk1')
    await page.keyboard.press('Enter')
    await page.getByText('Order #1001 is marked as shipped.').waitFor()
    await beside(1001).getByText('Complete', { exact: true }).first().waitFor()
    await page.waitForFunction(() => document.querySelectorAll('table tbody').length === 1)
    await page.keyboard.press('j')
    await beside(1002).getByRole('button', { name: 'Mark Order as Shipped' }).waitFor()
    await page.keyboard.press('Escape')
    await beside(1002).waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/tab=toShip$/)
    expect(window.complaints.filter((text) => !expected.test(text))).toEqual([])
  })

  test('what a buyer typed wrong is corrected, and stands in the history as it was', async () => {
    const shop = await openShopAt(stage.app, 'order-corrected')
    const orderId = await sell(shop)
    const window = await openOrder(shop, orderId)
    const { page } = window
    await page.getByRole('button', { name: 'Correct', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct order #1001' })
    await dialog.getByRole('textbox', { name: 'Email' }).fill('right@people.test')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('+33 6 12 34 56 78')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Order #1001 is corrected.').waitFor()
    await page.getByRole('link', { name: 'right@people.test' }).waitFor()
    await page.getByText(/mona@people\.test → right@people\.test/).waitFor()
    expect(window.complaints.filter((text) => !expected.test(text))).toEqual([])
  })
})
