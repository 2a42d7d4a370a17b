import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { renderSite } from '../../../test/render-site'
import { buildItem, buildSite } from '../../site/site.factory'
import { createCartStore } from './cart-store'
import { click, mug, openCart, payment, quote, serverWith, setEmptyCart, toReview } from './cart.stage'

setEmptyCart()

test('an empty cart says so', async () => {
  await openCart([])
  expect(await screen.findByText('There are no items in your cart.')).toBeInTheDocument()
})

test('an empty cart leads to things that can be bought', async () => {
  const gone = buildItem({ id: 2, title: 'Teapot' })
  const rows = [mug(), { ...gone, variations: gone.variations.map((each) => ({ ...each, stock: 0 })) }]
  renderSite('Page', { rows, site: buildSite(), run: serverWith(payment()) as unknown as jest.Mock })
  await click(/^Cart/)
  const ideas = within(await screen.findByRole('list', { name: 'From the shop' })).getAllByRole('link')
  expect(ideas.map((link) => link.getAttribute('href'))).toEqual(['/marketplace/1'])
})

test('a shop without shipping choices says so', async () => {
  const site = buildSite()
  const store = { ...site.store, allowFlatRate: false, allowDelivery: false, allowLocalPickup: false }
  await openCart([mug()], undefined, { site: { ...site, store } })
  await click('Checkout')
  expect(await screen.findByText('No Shipping Options Available.')).toBeInTheDocument()
})

test('what cannot be shipped begins with a way that it can go, and is not shipped', async () => {
  await openCart([buildItem({ title: 'Teapot', allowShipping: false })])
  await click('Checkout')
  expect(screen.getByRole('radio', { name: /Local Delivery/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Flat Rate Shipping - \$5\.00/ }))
  await click('Continue')
  const stated =
    'You have items in your cart that cannot be shipped, and you chose to have your items shipped.'
  expect(screen.getByRole('alert')).toHaveTextContent(stated)
  const popup = screen.getByRole('dialog', { name: 'This cannot be shipped' })
  expect(popup).toHaveTextContent(stated)
  expect(popup).toHaveTextContent('Teapot, Regular')
  await click('Choose another way')
  await userEvent.click(screen.getByRole('radio', { name: /Local Pickup/ }))
  await click('Continue')
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeInTheDocument()
})

test('missing fields are named, marked, and the first is gone to', async () => {
  await openCart([mug()])
  await click('Checkout')
  await click('Continue')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ada')
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'a@b')
  await click('Continue')
  expect(screen.getByRole('alert')).toHaveTextContent('There are missing fields, please complete the form.')
  const email = screen.getByRole('textbox', { name: /^Email/ })
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  expect(screen.getByRole('textbox', { name: /^City/ })).toHaveAccessibleDescription('Please fill this in.')
})

test('another country offers its own states', async () => {
  await openCart([mug()])
  await click('Checkout')
  await click('Continue')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Country/ }), 'United States')
  expect(screen.getByRole('combobox', { name: /^State/ })).toHaveDisplayValue('Alabama')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Canada')
  expect(screen.getByRole('combobox', { name: /^Province/ })).toHaveDisplayValue('New Brunswick')
})

test('a declined card steps back, keeps what was typed, and a new try has a new key', async () => {
  const pay = payment()
  pay.mockRejectedValueOnce(
    new ApiError('PaymentError', 'No.', {
      code: 402,
      data: { code: 'card_declined', decline_code: 'lost_card' },
    }),
  )
  await openCart([mug()], pay)
  await toReview()
  await click('Pay $17.25')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your card was declined. Your card has been flagged as lost.',
  )
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Comeau')
  expect(screen.getByRole('alert').parentElement).toHaveFocus()
  await click('Try another card')
  expect(screen.getByRole('radio', { name: /^Visa that works/ })).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent('Your card has been flagged as lost.')
  await click('Pay $17.25')
  await screen.findByText('Your Order Was Placed Successfully')
  const [first, second] = pay.mock.calls.map(([, headers]) => headers['Idempotency-Key'])
  expect(first).not.toBe(second)
})

test('a shop that is only paid directly asks for no card, and says how it is paid', async () => {
  const site = buildSite()
  const store = { ...site.store, payments: 'manual' as const, payDirectly: 'Pay at pickup.' }
  const { pay } = await openCart([mug()], undefined, { site: { ...site, store } })
  await toReview('Place order for $17.25')
  expect(screen.queryByRole('radio', { name: /^Visa/ })).not.toBeInTheDocument()
  expect(screen.getByText('Pay at pickup.')).toBeInTheDocument()
  await click('Place order for $17.25')
  await waitFor(() => expect(pay.mock.calls[0]![0]).toMatchObject({ id: 'manual' }))
})

test('a shop with cards that is also paid directly lets the buyer choose', async () => {
  const site = buildSite()
  await openCart([mug()], undefined, { site: { ...site, store: { ...site.store, payDirectly: '' } } })
  await toReview()
  await userEvent.click(screen.getByRole('radio', { name: /^Pay the shop directly/ }))
  expect(screen.getByRole('button', { name: 'Place order for $17.25' })).toBeEnabled()
})

test('a lost answer is asked for again under the same key', async () => {
  const pay = payment()
  pay.mockRejectedValueOnce(new ApiError('Unreachable', 'The server cannot be reached.'))
  await openCart([mug()], pay)
  await toReview()
  await click('Pay $17.25')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
  await click('Continue')
  await click('Pay $17.25')
  await screen.findByText('Your Order Was Placed Successfully')
  const [first, second] = pay.mock.calls.map(([, headers]) => headers['Idempotency-Key'])
  expect(first).toBe(second)
})

test('a changed price shows the fresh total', async () => {
  const pay = payment()
  pay.mockRejectedValueOnce(
    new ApiError('Conflict', 'Prices have changed since you last looked.', {
      code: 409,
      data: { refusal: { code: 'prices-changed' }, quote: { ...quote, total: 2000, due: 2000 } },
    }),
  )
  await openCart([mug()], pay)
  await toReview()
  await click('Pay $17.25')
  expect(await screen.findByRole('alert')).toHaveTextContent('Prices have changed since you last looked')
  expect(await screen.findAllByText('$20.00')).not.toHaveLength(0)
})

test('two clicks pay once; the cart is then empty and the order has its link', async () => {
  const { pay } = await openCart([mug()])
  await toReview()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay $17.25' }))
  expect(await screen.findByText('Your Order Was Placed Successfully')).toBeInTheDocument()
  expect(pay).toHaveBeenCalledTimes(1)
  expect(pay.mock.calls[0]![0]).toMatchObject({
    id: 'pm_card_visa',
    customerid: 1,
    items: [{ id: 10, quantity: 1, item: { id: 1 } }],
    shippingType: 'shipping',
    currency: 'cad',
    expectedTotal: 1725,
    language: 'en',
    data: { phone: '(506) 555-0111', recipient: 'Ada Comeau', province: 'NB', postalcode: 'E1C 1A1' },
  })
  expect(screen.getByText('1001')).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'What happens next' })).toHaveTextContent(/pick it up/)
  expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('GST/HST number 123456789 RT0001')
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute('href', '/order/abc')
  expect(createCartStore(1).read()).toEqual([])
})

test('a bank that asks is answered, then the payment goes on', async () => {
  const pay = payment()
  pay.mockResolvedValueOnce({ ok: false, requiresAction: true, clientSecret: 's', paymentIntentId: 'pi_1' })
  await openCart([mug()], pay)
  await toReview()
  await click('Pay $17.25')
  await click('Approve')
  await screen.findByText('Your Order Was Placed Successfully')
  expect(pay.mock.calls[1]![0]).toMatchObject({ paymentIntentId: 'pi_1' })
})

test('a bank that is refused ends the payment on the server, too', async () => {
  const pay = payment()
  pay.mockResolvedValueOnce({ ok: false, requiresAction: true, clientSecret: 's', paymentIntentId: 'pi_1' })
  pay.mockRejectedValueOnce(new ApiError('PaymentError', 'The payment was cancelled.', { code: 402 }))
  await openCart([mug()], pay)
  await toReview()
  await click('Pay $17.25')
  await click('Refuse')
  expect(
    await screen.findByText('The payment was not confirmed, so nothing was charged.'),
  ).toBeInTheDocument()
  expect(pay.mock.calls[1]![0]).toMatchObject({ paymentIntentId: 'pi_1', refused: true })
  await click('Continue')
  await click('Pay $17.25')
  await screen.findByText('Your Order Was Placed Successfully')
  expect(pay.mock.calls[2]![1]).not.toEqual(pay.mock.calls[0]![1])
})

test('an item that is taken off the shop is marked in the cart and cannot be bought', async () => {
  const item = mug()
  const { happen } = await openCart([item])
  await screen.findByRole('group', { name: /Mug/ })
  await happen('removed', item)
  expect(await screen.findByText(/No longer available/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Checkout' })).toBeDisabled()
})
