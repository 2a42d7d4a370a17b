import { keyFields } from '@mainstreet/shared/contracts/marketplace/provider-keys'
import type { ShopReadiness } from '@mainstreet/shared/contracts/marketplace/store'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardSettingsPage } from './dashboard-settings-page'

const account = {
  id: 1,
  ecommerceEnabled: true,
  bol_ao_show_payment_calc: true,
  bol_ao_show_price_area: true,
  flt_ao_payment_rate: 6.99,
  int_ao_payment_term: 60,
  stripePublicKey: '',
  stripeTestPublishKey: '',
}
const store = {
  id: 1,
  customerId: 1,
  storeName: 'Harbour',
  storeEmail: '',
  receiveEmail: '',
  storeLogo: '',
  storeUrl: '',
  useTestStripeData: true,
  stripeSecretKey: 'sk_live_••••4242',
  stripeTestSecretKey: '',
  stripeWebhookSecret: '',
  stripeTestWebhookSecret: '',
  allowLocalPickup: false,
  allowFlatRate: true,
  allowDelivery: false,
  flatRate: 5,
  deliveryRate: 0,
  flatFreeFrom: null,
  deliveryFreeFrom: null,
  orderMinimum: 0,
  gstNumber: '',
  qstNumber: '',
  pstNumber: '',
}
const options = {
  id: 1,
  customerId: 1,
  restaurantDisplayType: 'menu',
  noticeLimit: 4,
  featureLimit: 4,
  showHours: true,
  facebookLimit: 3,
  facebookDisplay: 'vertical',
}
const blocks = [
  { id: 11, customerId: 1, block: 'about', title: 'About us', show: true, order: 1 },
  { id: 12, customerId: 1, block: 'notices', title: 'News', show: false, order: 2 },
]
const rows: Record<string, object> = { account, 'store-settings': store, 'profile-options': options }

const show = async (obstacles: ShopReadiness['obstacles'] = [], roles: string[] = []) => {
  const { live, emit } = fakeLive()
  const patch = jest.fn(async (path: string, id: number, data: object) => ({
    ...(rows[path] ?? blocks.find((block) => block.id === id)),
    ...data,
  }))
  const run = jest.fn(async () => ({ ok: true, provider: obstacles.length ? 'none' : 'sandbox', obstacles }))
  const api = fakeApi(live, {
    get: async (path: string) => (path === 'account' ? { ...account, roles } : rows[path]),
    find: async (path: string) => ({
      total: 2,
      limit: 100,
      skip: 0,
      data: path === 'profile-blocks' ? blocks : [],
    }),
    patch,
    run,
  })
  renderBackOffice({ routes: [{ path: '/', element: <DashboardSettingsPage /> }], at: '/', api })
  await screen.findByRole('combobox', { name: 'Notice Limit' })
  // The list takes no input before it can be sorted.
  await screen.findByRole('button', { name: 'Move About' })
  return { patch, run, emit }
}

test('a section’s title is saved when it is left, its switch at once', async () => {
  const { patch } = await show()
  const title = screen.getByRole('textbox', { name: 'Title of About' })
  await userEvent.clear(title)
  await userEvent.type(title, 'Who we are')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('switch', { name: 'Show Notices' }))
  await waitFor(() =>
    expect(patch.mock.calls).toEqual([
      ['profile-blocks', 11, { title: 'Who we are' }],
      ['profile-blocks', 12, { show: true }],
    ]),
  )
})

test('the worked example follows the numbers', async () => {
  await show()
  expect(await screen.findByText(/^Example: /)).toHaveTextContent(
    'Example: $20,000.00 over 60 months is $395.93 a month.',
  )
})

test('a general option is saved when it is chosen, as a number', async () => {
  const { patch } = await show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Notice Limit' }), '7')
  await waitFor(() => expect(patch.mock.calls).toEqual([['profile-options', 1, { noticeLimit: 7 }]]))
})

test('what keeps the shop closed is listed, each line with the way to it, and read again on a change', async () => {
  const { run, emit } = await show(['no-shipping', 'no-item'])
  expect(await screen.findByRole('link', { name: 'Choose shipping, delivery or pickup' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Publish an item' })).toHaveAttribute(
    'href',
    '/dashboard/marketplace',
  )
  act(() => emit('store-settings', 'patched', { ...store, allowLocalPickup: true }))
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})

test('an open shop says so, and that it is a test', async () => {
  await show()
  expect(await screen.findByText('Your shop is open, with test cards: no money moves.')).toBeInTheDocument()
})

test('a tax number is written as receipts do; one of another form is saved with a word about it', async () => {
  const { patch } = await show()
  const gst = screen.getByRole('textbox', { name: 'GST/HST Number' })
  await userEvent.type(gst, '123456789rt0001')
  await userEvent.tab()
  await waitFor(() =>
    expect(patch.mock.calls).toEqual([['store-settings', 1, { gstNumber: '123456789 RT0001' }]]),
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'QST Number' }), '12 TQ1')
  await userEvent.tab()
  expect(screen.getByText(/usually looks like 1234567890 TQ0001/)).toBeInTheDocument()
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith('store-settings', 1, { qstNumber: '12 TQ1' }))
})

test('every key of every provider has its field, with how it begins', async () => {
  await show()
  // A stored one is shown masked in the place of how it begins.
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  for (const { label, hint } of keyFields)
    expect(await screen.findByRole('textbox', { name: label.en })).toHaveAccessibleDescription(
      expect.stringContaining(hint),
    )
  expect(screen.getByText('The keys of your Stripe account.', { exact: false })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Address of the webhook' })).toHaveValue(
    `${window.location.origin}/api/webhooks/stripe/1`,
  )
})

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the groups are those of the trade: what it seldom needs is last, another’s choices are not there', async () => {
  await show()
  expect(titles()).toEqual(['Your shop', 'Home page', 'Shop', 'Technical', 'Seldom needed'])
  expect(screen.queryByRole('combobox', { name: 'Restaurant Display Type' })).not.toBeInTheDocument()
})

test('a restaurant has its own', async () => {
  await show([], ['Restaurant'])
  expect(titles()).toContain('Restaurant')
  expect(await screen.findByRole('combobox', { name: 'Restaurant Display Type' })).toBeInTheDocument()
})

test('a search leaves what has its words in either language, open', async () => {
  await show()
  const toggle = screen.getByRole('button', { name: 'Tax Numbers' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the settings' }), 'numeros taxes')
  await screen.findByText('1 setting found')
  expect(titles()).toEqual(['Shop'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the settings' }), ' xyzzy')
  expect(await screen.findByText('No setting has these words.')).toBeInTheDocument()
})

describe('a stored key', () => {
  test('is shown masked and left as it is when nothing else is typed', async () => {
    const { patch } = await show()
    expect(screen.getByRole('textbox', { name: 'Secret Key' })).toHaveValue('sk_live_••••4242')
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await userEvent.click(screen.getByRole('textbox', { name: 'Secret Key' }))
    await userEvent.tab()
    expect(screen.getByRole('textbox', { name: 'Secret Key' })).toHaveValue('sk_live_••••4242')
    expect(patch).not.toHaveBeenCalled()
  })

  test('is replaced by what is typed', async () => {
    const { patch } = await show()
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Secret Key' }), 'sk_live_12345678')
    await userEvent.tab()
    await waitFor(() =>
      expect(patch.mock.calls).toEqual([['store-settings', 1, { stripeSecretKey: 'sk_live_12345678' }]]),
    )
  })

  test('is removed', async () => {
    const { patch } = await show()
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(patch.mock.calls).toEqual([['store-settings', 1, { stripeSecretKey: null }]]))
  })
})

test('a way of shipping counts once its price is entered, and 0 is one', async () => {
  const { patch } = await show()
  const local = screen.getByRole('switch', { name: 'Allow Local Delivery' })
  await userEvent.click(local)
  expect(await screen.findByText('Enter what it costs: it counts from then on.')).toBeInTheDocument()
  expect(patch).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('textbox', { name: /Delivery Cost/ }))
  await userEvent.tab()
  await waitFor(() => expect(patch).toHaveBeenCalledWith('store-settings', 1, { allowDelivery: true }))
})
