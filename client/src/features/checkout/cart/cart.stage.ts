import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { renderSite } from '../../../test/render-site'
import { buildOrder } from '../../orders/order.factory'
import { buildItem, buildSite } from '../../site/site.factory'
import { cartEntry } from './cart-entry'
import { createCartStore } from './cart-store'

/** What the server says that one mug costs. */
export const quote = {
  ok: true,
  lines: [
    {
      itemId: 1,
      variationId: 10,
      title: 'Mug',
      variation: 'Regular',
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
  giftCards: 0,
  cards: [] as object[],
  due: 1725,
}

const receipt = {
  order: buildOrder({ shippingType: 'pickup', status: 'paid' }),
  taxNumbers: { gstNumber: '123456789 RT0001', qstNumber: '', pstNumber: '' },
}

/** Answers `payments`. */
export type Pay = (input: Record<string, unknown>, headers: Record<string, string>) => Promise<unknown>

/** A server that quotes, looks orders up, and pays as it is told. */
export const serverWith = (
  pay: jest.Mock<Promise<unknown>, Parameters<Pay>>,
  price: (input: Record<string, unknown>) => Promise<unknown> = async () => quote,
) =>
  jest.fn((path: string, input: Record<string, unknown>, headers: Record<string, string>) => {
    if (path === 'order-lookup') return Promise.resolve(receipt)
    return path === 'payments' ? pay(input, headers) : price(input)
  })

/** A payment that goes through. */
export const payment = () =>
  jest.fn<Promise<unknown>, Parameters<Pay>>(async () => ({ ok: true, orderNumber: 1001, token: 'abc' }))

export const openCart = async (
  items: MarketItem[],
  pay = payment(),
  { site = buildSite(), run = serverWith(pay) } = {},
) => {
  createCartStore(1).change(() => items.map((item) => cartEntry(item, item.variations[0]!, 1)))
  const world = renderSite('Page', { rows: items, site, run: run as unknown as jest.Mock })
  await userEvent.click(await screen.findByRole('button', { name: /^Cart/ }))
  await screen.findByRole('dialog', { name: 'Your cart' })
  return { ...world, pay }
}

/** Presses a button, once it is there. */
export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Types a buyer. */
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

/** Goes from the cart to where it is paid, or ordered. */
export const toReview = async (button = 'Pay $17.25') => {
  await click('Checkout')
  await click('Continue')
  await screen.findByRole('textbox', { name: /^Name/ })
  await fill()
  await click('Continue')
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled())
}

/** The item of these tests. */
export const mug = () => buildItem({ title: 'Mug' })

/** An empty cart and a new tab before each test. */
export const setEmptyCart = () =>
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
