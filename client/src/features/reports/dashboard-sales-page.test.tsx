import type { SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import { cents } from '@mainstreet/shared/rules/money/money'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../kit/language/bilingual'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { DashboardSalesPage } from './dashboard-sales-page'
import { itemsCsv, sumsCsv, taxesCsv } from './sales-csv'
import { salesWords } from './words'

const march = {
  month: '2026-03',
  orders: 3,
  items: cents(11_000),
  shipping: cents(500),
  tax: cents(1723),
  total: cents(13_223),
  refunds: 1,
  refundedItems: cents(400),
  refundedShipping: cents(0),
  refundedTax: cents(60),
  refunded: cents(460),
}
const { month: _month, ...totals } = march
const tax = (name: string, charged: number, refunded = 0) => ({
  month: '2026-03',
  province: name.slice(4),
  label: name.slice(0, 3),
  charged: cents(charged),
  refunded: cents(refunded),
})
const summary: SalesSummary = {
  ok: true,
  from: '2026-03-01',
  to: '2026-04-30',
  timezone: 'America/Moncton',
  totals,
  months: [march, { ...march, month: '2026-04' }],
  taxes: [tax('HST NB', 225, 60), tax('GST QC', 500), tax('QST QC', 998)],
  untaxed: { charged: cents(1700), refunded: cents(500) },
  ways: [
    { way: 'card', orders: 2, charged: cents(12_023), refunded: cents(460), fees: cents(379), untold: 1 },
    { way: 'byHand', orders: 1, charged: cents(1200), refunded: cents(0), fees: cents(0), untold: 0 },
  ],
  items: [{ itemId: 7, title: '=Mug', pieces: 4, returned: 1, charged: cents(10_000), refunded: cents(400) }],
  categories: [
    { category: 'Cups', pieces: 4, returned: 1, charged: cents(10_000), refunded: cents(400) },
    { category: null, pieces: 1, returned: 0, charged: cents(1000), refunded: cents(0) },
  ],
  cancelled: { orders: 2, total: cents(2300), refunded: cents(1150) },
  tests: { orders: 1, total: cents(1150) },
}

const show = (locale: 'en' | 'fr' = 'en', at = '/?period=2026-03-01_2026-04-30') => {
  const { live, emit } = fakeLive()
  const run = jest.fn(async () => summary)
  const page = (
    <BackOfficeLocale value={locale}>
      <DashboardSalesPage />
    </BackOfficeLocale>
  )
  const api = fakeApi(live, { get: async () => ({ id: 1, timezone: 'America/Moncton' }), run })
  const { router } = renderBackOffice({ routes: [{ path: '/', element: page }], at, api })
  return { run, emit, user: userEvent.setup(), query: () => router.state.location.search }
}

const lineOf = (table: string, name: string) =>
  within(screen.getByRole('table', { name: table }))
    .getByRole('rowheader', { name })
    .closest('tr')!.textContent

test('sums, taxes by return and months are shown, and what is left out', async () => {
  const { run } = show()
  await screen.findByRole('table', { name: 'Taxes' })
  expect(screen.getByText(/^By the clock of Moncton:/)).toBeInTheDocument()
  expect(run).toHaveBeenCalledWith('sales-summary', { customerId: 1, from: '2026-03-01', to: '2026-04-30' })
  expect(lineOf('How it adds up', 'Total')).toBe('Total$132.23$4.60$127.63')
  expect(lineOf('Taxes', 'HST – New Brunswick')).toBe('HST – New Brunswick$2.25$0.60$1.65')
  expect(lineOf('Taxes', 'GST/HST in all')).toBe('GST/HST in all$7.25$0.60$6.65')
  expect(lineOf('Taxes', 'QST in all')).toBe('QST in all$9.98$0.00$9.98')
  expect(lineOf('By month', 'April 2026')).toContain('$127.63')
  expect(screen.getByText(/2 cancelled orders of \$23.00 left out, of which \$11.50/)).toBeInTheDocument()
  expect(screen.getByText(/1 test order of \$11.50 left out/)).toBeInTheDocument()
})

test('what was sold is told by way of payment, category and product, and what bears no tax', async () => {
  show()
  await screen.findByRole('table', { name: 'Taxes' })
  expect(lineOf('Taxes', 'Sold without tax')).toBe('Sold without tax$17.00$5.00$12.00')
  expect(lineOf('By way of payment', 'By card, here')).toBe('By card, here2$120.23$4.60$115.63$3.79')
  expect(screen.getByText(/Of 1 order it has not told its fee yet\.$/)).toBeInTheDocument()
  expect(lineOf('By category', 'None')).toBe('None1$10.00$0.00$10.00')
  expect(lineOf('By product', '=Mug')).toBe('=Mug3$100.00$4.00$96.00')
  // A title is a buyer's to read and a spreadsheet's not to run.
  expect(itemsCsv(summary, salesWords.en).split('\r\n')[1]).toBe('"\'=Mug",4,1,100.00,4.00,96.00')
})

test('test orders count where that is asked for, and the address keeps it', async () => {
  const { run, user, query } = show()
  await user.click(await screen.findByRole('switch', { name: 'Count test orders' }))
  await waitFor(() =>
    expect(run).toHaveBeenLastCalledWith('sales-summary', expect.objectContaining({ includeTest: true })),
  )
  expect(query()).toContain('tests=1')
})

test('a period is chosen by its kind, from a list or step by step', async () => {
  const { user, query } = show('en', '/?period=2026-02')
  await user.click(await screen.findByRole('button', { name: 'Earlier' }))
  expect(query()).toBe('?period=2026-01')
  expect(screen.getByRole('heading', { name: 'January 2026' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Quarter' }))
  expect(query()).toBe('?period=2026-Q1')
  await user.click(screen.getByRole('radio', { name: 'From – to' }))
  expect(screen.getByLabelText('From')).toHaveValue('2026-01-01')
})

test('an order or a refund has the sums read again', async () => {
  const { run, emit } = show()
  await screen.findByRole('table', { name: 'Taxes' })
  emit('order-refunds', 'created', { id: 1, customerId: 1 })
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
})

test('it is all there in French', async () => {
  show('fr')
  await screen.findByRole('table', { name: 'Taxes' })
  expect(lineOf('Taxes', 'TVH – Nouveau-Brunswick')).toMatch(/2,25.\$/)
  expect(lineOf('Taxes', 'Total TPS/TVH')).toMatch(/6,65.\$/)
  expect(screen.getByRole('button', { name: 'Imprimer' })).toBeInTheDocument()
})

test('the files hold the sums and the tax lines in dollars', () => {
  const sums = sumsCsv(summary, salesWords.en).split('\r\n')
  expect(sums[1]).toBe('2026-03,3,110.00,5.00,17.23,132.23,1,4.00,0.00,0.60,4.60,127.63')
  expect(sums.at(-2)).toBe('In all,3,110.00,5.00,17.23,132.23,1,4.00,0.00,0.60,4.60,127.63')
  const taxes = taxesCsv(summary, salesWords.fr, 'fr').split('\r\n')
  expect(taxes[1]).toBe('2026-03,NB,TVH,2.25,0.60,1.65')
  expect(taxes[3]).toBe('2026-03,QC,TVQ,9.98,0.00,9.98')
})
