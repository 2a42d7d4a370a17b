import { cents } from '@mainstreet/shared/rules/money/money'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchRoutes } from 'react-router-dom'
import { backOfficePages } from '../../../app/back-office-pages'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { buildOrder } from '../order.factory'
import { DashboardNewOrderPage } from './dashboard-new-order-page'

const large = { id: 12, variation: 'Large', sku: 'MUG-L', price: 30, stock: 2, stockSeen: 2, imageId: null }
const small = { ...large, id: 11, variation: 'Small', sku: 'MUG-S', price: 24.5, stock: 0, stockSeen: 0 }
const mug = {
  id: 3,
  customerId: 1,
  title: 'Stoneware mug',
  status: 'public',
  category: 'Pottery',
  trackStock: true,
  onSale: false,
  saleEnd: null,
  discountType: 'percent',
  discountValue: '',
  newlyCreated: false,
  images: [],
  options: [],
  variations: [small, large].map((each, order) => ({ customerId: 1, itemId: 3, order, ...each })),
}
const sums = {
  ok: true,
  lines: [],
  subtotal: cents(6000),
  shipping: cents(500),
  shippingLabel: '',
  tax: cents(975),
  taxLines: [{ label: 'HST', cents: cents(975) }],
  total: cents(7475),
  giftCards: cents(0),
  cards: [],
  due: cents(7475),
}

const account = { id: 1, timezone: 'America/Moncton', str_province: 'NB' }

const open = (create = jest.fn(), items: object[] = [mug]) => {
  const get = jest.fn(async (path: string) => (path === 'account' ? account : mug))
  const find = jest.fn(async (_path: string, _query: object) => ({
    total: items.length,
    limit: 100,
    skip: 0,
    data: items,
  }))
  const run = jest.fn(async () => sums)
  const live = fakeLive()
  renderBackOffice({
    routes: [
      { path: '/dashboard/orders/new', element: <DashboardNewOrderPage /> },
      { path: '/dashboard/orders/:id', element: <p>The order’s page</p> },
    ],
    at: '/dashboard/orders/new',
    api: fakeApi(live.live, { get, find, run, create }),
  })
  return { find, run, create, ...live }
}

const pick = async (search: string, name: string) => {
  const box = await screen.findByRole('searchbox', { name: 'Find an item' })
  await userEvent.clear(box)
  await userEvent.type(box, search)
  await userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }))
}
const chosen = () => within(screen.getByRole('list', { name: 'Items of the order' }))
const type = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Create order' }))

test('the address is not taken for that of an order', () => {
  const matches = matchRoutes(
    [...backOfficePages].map(({ path }) => ({ path })),
    '/dashboard/orders/new',
  )
  expect(matches?.map(({ route }) => route.path)).toEqual(['/dashboard/orders/new'])
})

test('nothing is sent without an item, a name, an address to mail to and one to send to', async () => {
  const { create } = open()
  await userEvent.click(await screen.findByRole('radio', { name: /Shipping/ }))
  await userEvent.click(screen.getByRole('switch', { name: 'Send an email to the buyer' }))
  await save()
  const search = screen.getByRole('searchbox')
  expect(search).toHaveAccessibleDescription(/Choose at least one item/)
  await waitFor(() => expect(search).toHaveFocus())
  for (const label of ['Name', 'Email', 'Address', 'City', 'Postal code'])
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(/required/)
  await type('Email', 'mona')
  await type('Postal code', 'X')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/email address/)
  expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveAccessibleDescription(/A1A 1A1/)
  expect(create).not.toHaveBeenCalled()
})

test('what is out of stock cannot be added, and what is chosen follows the stock', async () => {
  const { emit } = open()
  await pick('mug large', 'Stoneware mug – Large')
  await userEvent.click(screen.getByRole('button', { name: 'Add Stoneware mug – Large' }))
  await userEvent.type(screen.getByRole('searchbox'), '{backspace}'.repeat(6))
  expect(await screen.findByRole('button', { name: 'Add Stoneware mug – Small' })).toBeDisabled()
  expect(chosen().getByRole('textbox')).toHaveValue('2')
  expect(chosen().getByText('2 in stock')).toBeInTheDocument()
  const variations = [mug.variations[0], { ...mug.variations[1], stock: 1, stockSeen: 1 }]
  emit('market-items', 'patched', { ...mug, variations })
  expect(await chosen().findByText('Only 1 left in stock.')).toBeInTheDocument()
  await userEvent.click(chosen().getByRole('button', { name: 'Remove Stoneware mug – Large' }))
  expect(await screen.findByText('Choose at least one item.')).toBeInTheDocument()
})

test('the server looks for the words, and Enter takes what alone fits, also before it has answered', async () => {
  const { find } = open()
  const box = await screen.findByRole('searchbox', { name: 'Find an item' })
  await userEvent.type(box, 'MUG-L{Enter}')
  expect(await screen.findByText('Stoneware mug – Large × 1 is in the order.')).toBeInTheDocument()
  expect(box).toHaveValue('')
  expect(find.mock.calls).toEqual([
    [
      'market-items',
      { newlyCreated: false, filter: { words: 'MUG-L' }, $sort: { title: 1, id: 1 } },
      expect.anything(),
    ],
  ])
  await userEvent.type(box, 'mug{Enter}')
  expect(await screen.findByRole('button', { name: 'Add Stoneware mug – Small' })).toBeInTheDocument()
  expect(chosen().getByRole('textbox')).toHaveValue('1')
})

test('what does not fit is said, and so is a search that fails', async () => {
  const { find } = open(undefined, [])
  const box = await screen.findByRole('searchbox', { name: 'Find an item' })
  await userEvent.type(box, 'granite')
  expect(await screen.findByText('No item fits.')).toBeInTheDocument()
  find.mockRejectedValueOnce(new ApiError('TooManyRequests', 'Too much at once.', { code: 429 }))
  await userEvent.type(box, ' mug')
  expect(await screen.findByText('Too much at once.')).toBeInTheDocument()
})

test('a refusal stands at its line and at its field, and nothing typed is lost', async () => {
  const line = { itemId: 3, variationId: 12, position: 0, label: 'Mug', available: 1 }
  const create = jest
    .fn()
    .mockRejectedValueOnce(
      new ApiError('Conflict', 'Only 1 of "Mug" left in stock.', {
        code: 409,
        errors: { 'items.0': 'only 1 left' },
        data: { line },
      }),
    )
    .mockRejectedValueOnce(
      new ApiError('BadRequest', 'Not valid.', { code: 400, errors: { name: 'is taken' } }),
    )
  open(create)
  await pick('large', 'Stoneware mug – Large')
  await type('Name', 'Mona Leger')
  await save()
  expect(await chosen().findByRole('alert')).toHaveTextContent('Only 1 left in stock.')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mona Leger')
  await userEvent.click(chosen().getByRole('button', { name: 'One more' }))
  await waitFor(() => expect(chosen().queryByRole('alert')).toBeNull())
  await save()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Is taken/),
  )
  expect(chosen().getByRole('textbox')).toHaveValue('2')
})

test('an order is priced while it is written, saved as the server wants it, and shown', async () => {
  const create = jest.fn(async () => buildOrder({ id: 9, orderNumber: 1009 }))
  const { run } = open(create)
  await pick('large', 'Stoneware mug – Large')
  const asked = { customerId: 1, items: [{ itemId: 3, variationId: 12, quantity: 1 }] }
  await waitFor(() =>
    expect(run).toHaveBeenLastCalledWith('manual-quote', { ...asked, shippingType: 'pickup' }),
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paid with' }), 'Cash')
  await userEvent.click(screen.getByRole('radio', { name: /Local Delivery/ }))
  const place = { province: 'NB', country: 'Canada' }
  await waitFor(() =>
    expect(run).toHaveBeenLastCalledWith('manual-quote', { ...asked, shippingType: 'delivery', ...place }),
  )
  expect(await screen.findByText('$74.75')).toBeInTheDocument()
  await type('Address', '1 Main Street')
  await type('City', 'Moncton')
  await type('Postal code', 'e1c1a1')
  await type('Name', 'Mona Leger')
  await type('Phone', '5065550199')
  await save()
  expect(await screen.findByText('The order’s page')).toBeInTheDocument()
  expect(await screen.findByText('Order #1009 is created.')).toBeInTheDocument()
  expect(create).toHaveBeenCalledWith('account-orders', {
    key: expect.any(String),
    items: asked.items,
    shippingType: 'delivery',
    name: 'Mona Leger',
    email: '',
    phone: '(506) 555-0199',
    address: '1 Main Street',
    city: 'Moncton',
    postalcode: 'E1C 1A1',
    ...place,
    notes: '',
    sendEmail: false,
    paidWith: 'cash',
    language: 'en',
  })
})

test('a discount code is asked with the sums; one that is refused says why, and none is sent where none is typed', async () => {
  const { run, create } = open(jest.fn(async () => buildOrder({ id: 5 })))
  await pick('mug large', 'Stoneware mug – Large')
  await type('Discount code', ' spring ')
  await waitFor(() =>
    expect(run).toHaveBeenLastCalledWith('manual-quote', expect.objectContaining({ discountCode: 'spring' })),
  )
  const errors = { discountCode: 'There is no such code.' }
  run.mockRejectedValue(new ApiError('BadRequest', 'There is no such code.', { code: 400, errors }))
  await type('Discount code', 'x')
  expect(await screen.findByText('There is no such code.')).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Discount code' }))
  await type('Name', 'Aline')
  await save()
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]).not.toContainEqual(
    expect.objectContaining({ discountCode: expect.anything() }),
  )
})
