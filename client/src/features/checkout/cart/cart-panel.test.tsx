import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { ApiError } from '../../../kit/data/rest'
import { renderSite } from '../../../test/render-site'
import { buildOrder } from '../../orders/order.factory'
import { buildItem, buildSite } from '../../site/site.factory'
import { cartEntry } from './cart-entry'
import { cartStoreOf } from './cart-store'

const quote = {
  ok: true,
  lines: [
    {
      ...{ itemId: 1, variationId: 10, title: 'Mug', variation: 'Regular' },
      image: '',
      unitPrice: 1000,
      quantity: 1,
    },
  ],
  subtotal: 1000,
  shipping: 500,
  shippingLabel: 'Flat Rate Shipping - $5.00',
  tax: 225,
  taxLines: [{ label: 'HST', cents: 225 }],
  total: 1725,
}

const receipt = {
  order: buildOrder({ shippingType: 'pickup', status: 'paid' }),
  taxNumbers: { gstNumber: '123456789 RT0001', qstNumber: '', pstNumber: '' },
}

type Pay = (input: Record<string, unknown>, headers: Record<string, string>) => Promise<unknown>

const serverWith = (pay: jest.Mock<Promise<unknown>, Parameters<Pay>>) =>
  jest.fn((path: string, input: Record<string, unknown>, headers: Record<string, string>) => {
    if (path === 'order-lookup') return Promise.resolve(receipt)
    return path === 'payments' ? pay(input, headers) : Promise.resolve(quote)
  })

const payment = () =>
  jest.fn<Promise<unknown>, Parameters<Pay>>(async () => ({ ok: true, orderNumber: 1001, token: 'abc' }))

const openCart = async (items: MarketItem[], pay = payment(), site = buildSite()) => {
  cartStoreOf(1).change(() =>
    items.map((item) => cartEntry(item, item.variations[0]!, { quantity: 1, price: 10 })),
  )
  const world = renderSite(<p>Page</p>, { rows: items, site, run: serverWith(pay) as unknown as jest.Mock })
  await userEvent.click(await screen.findByRole('button', { name: /^Cart/ }))
  await screen.findByRole('dialog', { name: 'Your cart' })
  return { ...world, pay }
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const fill = async () => {
  const type = (label: RegExp, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name: label }), text)
  await type(/^Name/, 'Ada Comeau')
  await type(/^Email/, 'ada@example.com')
  await type(/^Phone/, '5065550111')
  await type(/^Address/, '12 Wharf Road')
  await type(/^City/, 'Moncton')
  await type(/^Postal code/, 'e1c 1a1')
}

const toReview = async () => {
  await click('Checkout')
  await click('Continue')
  await screen.findByRole('textbox', { name: /^Name/ })
  await fill()
  await click('Continue')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $17.25' })).toBeEnabled())
}

const mug = () => buildItem({ title: 'Mug' })
beforeEach(() => {
  sessionStorage.clear()
  act(() => cartStoreOf(1).change(() => []))
})

test('an empty cart says so', async () => {
  await openCart([])
  expect(await screen.findByText('There are no items in your cart.')).toBeInTheDocument()
})

test('a shop without shipping choices says so', async () => {
  const site = buildSite()
  const store = { ...site.store, allowFlatRate: false, allowDelivery: false, allowLocalPickup: false }
  await openCart([mug()], undefined, { ...site, store })
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
  await click('Pay $17.25')
  await screen.findByText('Your Order Was Placed Successfully')
  const [first, second] = pay.mock.calls.map(([, headers]) => headers['Idempotency-Key'])
  expect(first).not.toBe(second)
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
    new ApiError('Conflict', 'Changed.', {
      code: 409,
      data: { reason: 'prices_changed', quote: { ...quote, total: 2000 } },
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
  expect(cartStoreOf(1).read()).toEqual([])
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
