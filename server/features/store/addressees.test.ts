import { dateAfter, momentOf } from '@mainstreet/shared/rules/time/openings'
import { as } from '../../test/as'
import { createWholeApp } from '../../test/create-whole-app'
import { openRestaurant } from '../bookings/restaurant.stage'
import { buildFuneral } from '../calendar/calendar.factory'
import { buildCart, buildCheckout } from '../orders/orders.factory'
import { setShop } from '../orders/shop.stage'

const shop = setShop({ open: createWholeApp })
const invited = 'invited@people.test'

/** Nothing but an owner who has been invited: no address of the business, of its shop or of a member. */
const strip = async () => {
  const { app, knex, account } = shop
  await app.service('account').patch(account.id, { str_email: '' })
  await knex('store_settings').where({ id: account.id }).update({ storeEmail: '', receiveEmail: '' })
  await knex('user_accounts').where({ customerId: account.id }).del()
  await knex('invitations').insert({
    customerId: account.id,
    email: invited,
    role: 'owner',
    hash: `hash-${account.id}`,
    expiresAt: new Date(),
  })
}

const toOwner = (kind: string) => shop.toOf(kind)

test('an invited owner is mailed of an order, and the buyer’s answers go there', async () => {
  await strip()
  await shop.pay(buildCheckout(buildCart(await shop.stock())))
  expect(await toOwner('new-order')).toEqual([invited])
  expect((await shop.mails('receipt')).map(({ replyTo }) => replyTo)).toEqual([invited])
})

test('an invited owner is mailed of a table', async () => {
  shop.account = await openRestaurant(shop.app, { open: '11:00:00', close: '23:00:00' })
  await strip()
  const guest = await as(shop.app, 'visitor', shop.account)
  const day = dateAfter(new Date().toISOString().slice(0, 10), 7)
  const startsAt = new Date(momentOf(day, 18 * 3600, 'America/Moncton')).toISOString()
  const asked = { startsAt, people: 2, name: 'Mona Léger', phone: '506-555-0199' }
  await guest.post('book-table', asked).expect(200)
  expect(await toOwner('new-booking')).toEqual([invited])
})

test('an invited owner is mailed of a condolence and of a message', async () => {
  await strip()
  const { id: customerId } = shop.account
  const { id: funeralId } = await shop.app.service('funerals').create({ ...buildFuneral(), customerId })
  const written = { contact: 'Ada Byron', from: 'ada@example.test', message: 'We think of you all.' }
  await shop.buyer.post('send-condolence', { funeralId, ...written }).expect(200)
  await shop.buyer.post('contact', written).expect(200)
  expect(await toOwner('condolence')).toContain(invited)
  expect(await toOwner('contact')).toEqual([invited])
})

test('who has accepted is mailed in the place of who is still invited, with the helper for orders', async () => {
  await strip()
  const { app, account } = shop
  const [owner, helper] = [`owner-${account.id}@people.test`, `helper-${account.id}@people.test`]
  await app
    .service('users')
    .create({ email: owner, password: 'tall ships 4', role: 'owner', accounts: [account.id] })
  const { id: userId } = await app
    .service('users')
    .create({ email: helper, password: 'tall ships 4', role: 'owner', accounts: [account.id] })
  await shop
    .knex('user_accounts')
    .where({ userId })
    .update({ role: 'helper', duties: JSON.stringify(['orders']) })
  await shop.pay(buildCheckout(buildCart(await shop.stock())))
  expect(await toOwner('new-order')).toEqual([helper, owner])
  expect((await shop.mails('receipt')).map(({ replyTo }) => replyTo)).toEqual([owner])
})

test('a business that nobody owns keeps a message without a mail', async () => {
  await strip()
  await shop.knex('invitations').where({ customerId: shop.account.id }).del()
  await shop.buyer.post('contact', { contact: 'Ada', from: 'ada@example.test', message: 'Hello' }).expect(200)
  expect(await shop.mails('contact')).toEqual([])
  await shop.pay(buildCheckout(buildCart(await shop.stock())))
  expect(await shop.mailKinds()).toEqual(['receipt'])
})
