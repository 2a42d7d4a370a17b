import type { Car } from '@mainstreet/shared/contracts/automotive'
import { monthlyPayment } from '@mainstreet/shared/rules/money/loan'
import { formatMoney, cents } from '@mainstreet/shared/rules/money/money'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSite } from '../../test/render-site'
import { buildSite } from '../site/site.factory'
import { buildCar, buildCarImage } from './car.factory'
import { PublicCarPage } from './public-car-page'

const calculator = { show: true, showPrice: true, rate: 6, term: 60 }

const show = (
  rows: Car[],
  { path = '/automotive/1', route = '/automotive/:id', withLoan = true, loan = calculator } = {},
) =>
  renderSite(<PublicCarPage />, {
    service: 'automotive',
    rows,
    path,
    route,
    site: withLoan ? buildSite({ calculator: loan }) : buildSite(),
  })

const gone = { name: 'This vehicle is no longer available' }
const payment = (dollars: number, months = 60) =>
  formatMoney(monthlyPayment({ cents: cents(dollars * 100), ratePercent: 6, months }))

beforeEach(() => localStorage.clear())

test('an unknown car is a friendly page with a way back, and so is what is no number', async () => {
  const { unmount } = show([])
  expect(await screen.findByRole('heading', gone)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All vehicles' })).toHaveAttribute('href', '/automotive')
  unmount()
  show([buildCar()], { path: '/automotive/1x' })
  expect(await screen.findByRole('heading', gone)).toBeInTheDocument()
})

test('a down payment above the price, or a rate that is none, is said beside the field', async () => {
  show([buildCar()])
  const down = await screen.findByRole('textbox', { name: 'Down payment' })
  await userEvent.type(down, '20,001')
  expect(screen.getByText('Please enter an amount up to the price.')).toBeInTheDocument()
  expect(screen.queryByText('per month')).not.toBeInTheDocument()
  await userEvent.clear(down)
  await userEvent.type(screen.getByRole('textbox', { name: 'Interest rate' }), 'x')
  expect(screen.getByText('Please enter a rate from 0 to 100.')).toBeInTheDocument()
})

test('the payment follows the special price, the down payment and the term', async () => {
  show([buildCar({ specialPrice: 18_000 })])
  expect(await screen.findByText(payment(18_000))).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'Down payment' }), '3,000')
  expect(screen.getByText(payment(15_000))).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Term' }), '36')
  expect(screen.getByText(payment(15_000, 36))).toBeInTheDocument()
})

test('the price area of the calculator shows what the estimate begins with, where the dealer wants it', async () => {
  const { unmount } = show([buildCar({ specialPrice: 18_000 })])
  await userEvent.type(await screen.findByRole('textbox', { name: 'Down payment' }), '3,000')
  const area = within(screen.getByRole('region', { name: 'Payment calculator' }))
  expect(area.getByText('$18,000.00')).toBeInTheDocument()
  expect(area.getByText('$15,000.00')).toBeInTheDocument()
  unmount()
  show([buildCar({ specialPrice: 18_000 })], { loan: { ...calculator, showPrice: false } })
  const calm = within(await screen.findByRole('region', { name: 'Payment calculator' }))
  expect(calm.getByText(payment(18_000))).toBeInTheDocument()
  expect(calm.queryByText('Price')).not.toBeInTheDocument()
  expect(calm.queryByText('$18,000.00')).not.toBeInTheDocument()
})

test('there is no calculator where the dealer wants none, the price is unknown or the car is sold', async () => {
  for (const [car, withLoan] of [
    [buildCar(), false],
    [buildCar({ price: null }), true],
    [buildCar({ sold: true }), true],
  ] as const) {
    const { unmount } = show([car], { withLoan })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('2021 Toyota Camry')
    expect(screen.queryByRole('heading', { name: 'Payment calculator' })).not.toBeInTheDocument()
    unmount()
  }
})

test('the table tells what is known and leaves out what is not', async () => {
  show([buildCar({ mileage: 61_240, vin: '4T1G11AK5MU530217' })])
  const table = await screen.findByRole('table', { name: 'Specifications' })
  expect(within(table).getByRole('row', { name: 'Mileage 61,240 km' })).toBeInTheDocument()
  expect(within(table).getByRole('row', { name: 'VIN 4T1G11AK5MU530217' })).toBeInTheDocument()
  expect(within(table).queryByRole('rowheader', { name: 'Colour' })).not.toBeInTheDocument()
})

test('a thumbnail shows its picture large, the primary one first', async () => {
  const images = [buildCarImage(), buildCarImage({ id: 2, image: '/assets/nb/1/front.jpg', isPrimary: true })]
  show([buildCar({ images })])
  const large = async () =>
    (await screen.findByRole('img', { name: '2021 Toyota Camry' })).getAttribute('src')
  expect(await large()).toBe('/assets/nb/1/front.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 2' }))
  expect(await large()).toBe('/assets/nb/1/car.jpg')
})

test('the other address shows the same car, with the number to call', async () => {
  show([buildCar()], { path: '/pages/1/2021-toyota-camry', route: '/pages/:id/:name' })
  expect(await screen.findByRole('heading', { level: 1, name: '2021 Toyota Camry' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Call about this vehicle' })).toHaveAttribute(
    'href',
    'tel:+15065550100',
  )
})

test('a test drive is asked for with the car named by its id alone', async () => {
  const { run } = show([buildCar()], { withLoan: false })
  run.mockResolvedValue({ ok: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Book a test drive' }))
  const form = within(await screen.findByRole('form', { name: 'A test drive of the 2021 Toyota Camry' }))
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect(await form.findByText('Error: Please provide your first name.')).toBeInTheDocument()
  expect(run).not.toHaveBeenCalled()
  await userEvent.type(form.getByRole('textbox', { name: /First name/ }), 'Ada')
  expect(form.queryByText('Error: Please provide your first name.')).not.toBeInTheDocument()
  await userEvent.type(form.getByRole('textbox', { name: /Email/ }), 'ada@example.test')
  await userEvent.click(form.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Your message has been sent. Thank you!')).toHaveFocus()
  const sent = run.mock.calls.find(([path]) => path === 'contact')![1]
  expect(sent).toMatchObject({ carId: 1, enquiry: 'test-drive', contact: 'Ada', from: 'ada@example.test' })
  expect(sent).not.toHaveProperty('subject')
})

test('a price changes live, a removal is told calmly', async () => {
  const { happen } = show([buildCar()], { withLoan: false })
  await screen.findByText('$20,000.00')
  await happen('patched', buildCar({ price: 19_500 }))
  expect(await screen.findByText('$19,500.00')).toBeInTheDocument()
  await happen('removed', buildCar())
  expect(await screen.findByRole('heading', gone)).toBeInTheDocument()
})
