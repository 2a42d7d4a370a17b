import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { as } from '../../../test/as'
import { createWholeApp } from '../../../test/create-whole-app'
import { buildBuyer, buildCart, buildCheckout } from '../orders.factory'
import { setShop } from '../shop.stage'

const shop = setShop({ open: createWholeApp })

const payWith = async (notes: string) =>
  shop.pay(buildCheckout(buildCart(await shop.stock()), { data: buildBuyer({ notes }) }))

const messages = async (): Promise<ContactMessage[]> => {
  const owner = await as(shop.app, 'owner', shop.account)
  return (await owner.get('contact-messages').expect(200)).body.data
}

test('what a buyer notes is a message that can be answered, and only the order is mailed', async () => {
  await payWith(' Please wrap it.\n')
  const [order] = await shop.knex('account_orders').where({ customerId: shop.account.id })
  expect(await messages()).toMatchObject([
    {
      name: order!.name,
      email: order!.email,
      subject: `Note on order ${order!.orderNumber}`,
      message: 'Please wrap it.',
      orderId: order!.id,
      isRead: false,
      isAnswered: false,
    },
  ])
  expect(await shop.mails('contact')).toEqual([])
  expect(await shop.mails('new-order')).toHaveLength(1)
})

test('an order without a note is no message', async () => {
  await payWith('  ')
  expect(await messages()).toEqual([])
})
