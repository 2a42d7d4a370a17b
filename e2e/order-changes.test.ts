import { buildItem } from '../server/features/marketplace/market-items.factory'
import { buildCart, buildCheckout, newKey } from '../server/features/orders/orders.factory'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { openShopAt, signIn } from './shop'
import { setMailStage } from './stage'

describeInBrowser('a change of an order', () => {
  const stage = setMailStage()

  test('is shown first, asked for by a link, paid by the buyer, and given back in part, on a phone', async () => {
    const shop = await openShopAt(stage.app, 'order-changed')
    const { account, itemId, variationId } = shop
    await stage.app.service('market-items').create({
      ...buildItem({ title: 'Bowl', status: 'public', trackStock: true }),
      customerId: account.id,
      variations: [
        { variation: 'Small', sku: 'BOWL-S', price: 10, stock: 5 },
        { variation: 'Large', sku: 'BOWL-L', price: 14, stock: 5 },
      ],
    })
    const buyer = await as(stage.app, 'visitor', account)
    const checkout = buildCheckout(buildCart({ itemId, variationId }))
    const { body: bought } = await buyer.post('payments', checkout).set(newKey()).expect(200)
    const [order] = (await stage.app.service('account-orders').find({ query: { customerId: account.id } }))
      .data

    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, shop, `/dashboard/orders/${order!.id}`)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Change order #1001' })
    await panel.getByRole('searchbox').fill('bowl small')
    await panel.getByRole('button', { name: 'Add Bowl – Small' }).click()
    await panel.getByText('The buyer is sent a link to pay $11.50.', { exact: false }).waitFor()
    await panel.getByRole('combobox', { name: 'Variation' }).selectOption('Large')
    await panel.getByRole('button', { name: 'Send the link for $16.10' }).click()
    await page.getByText('A change waits for $16.10 from the buyer').waitFor()

    const { page: visitor } = await stage.open({ reducedMotion: 'reduce' })
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(shop.at(`/order/${bought.token}`))
    await visitor.getByRole('heading', { name: 'Your order is to be changed: $16.10 to pay' }).waitFor()
    await visitor.getByRole('button', { name: /Pay \$16\.10/ }).click()
    await visitor.getByText('Thank you: the difference is paid').waitFor()
    await page.getByText('A change waits for').waitFor({ state: 'detached' })
    await page.getByText('+ 1 × Bowl – Large · $44.85 → $60.95').waitFor()
    await page.getByText('Changed', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await panel.getByRole('button', { name: 'Remove Bowl – Large' }).click()
    await panel.getByRole('button', { name: 'Give $16.10 back and change' }).click()
    await page.getByText('Order #1001 is changed.').waitFor()
    const [now] = (await stage.app.service('account-orders').find({ query: { customerId: account.id } })).data
    expect(now).toMatchObject({ total: order!.total, lines: order!.lines, refunded: 0 })
    expect(complaints.filter((text) => !/status of 401/.test(text))).toEqual([])
  })
})
