import type { Car } from '@mainstreet/shared/contracts/automotive'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSite } from '../../test/render-site'
import { buildSite } from '../site/site.factory'
import { buildCar, buildCarImage } from './car.factory'
import { PublicAutomotivePage } from './public-automotive-page'

const site = buildSite({ roles: [{ Rolename: 'Automotive' }] })

const show = (rows: Car[], path = '/automotive', broken = false) =>
  renderSite(<PublicAutomotivePage />, { service: 'automotive', rows, path, broken, site })

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)

const lot = [
  buildCar({ id: 1, mileage: 61_240 }),
  buildCar({
    id: 2,
    make: 'Mazda',
    model: '3',
    year: 2023,
    price: 25_000,
    specialPrice: 18_000,
  }),
  buildCar({ id: 3, make: 'mazda', model: '6', price: null, mileage: 10 }),
]

beforeEach(() => localStorage.clear())

test('a list that cannot be read says so and offers another try', async () => {
  show([], '/automotive', true)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('an empty lot says so', async () => {
  show([])
  expect(await screen.findByText('No Available Items.')).toBeInTheDocument()
})

test('a business that sells no cars has no such page', async () => {
  renderSite(<PublicAutomotivePage />, { service: 'automotive' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
})

test('filters that fit nothing can be cleared, and an order nobody knows is the usual one', async () => {
  const find = show([], '/automotive?make=Lada&sort=colour').find
  expect(await screen.findByText('No vehicle matches these filters.')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await screen.findByText('No Available Items.')).toBeInTheDocument()
  expect(find).toHaveBeenCalledWith(
    'automotive',
    { filter: { order: 'newest' }, $limit: 24, $skip: 0 },
    expect.anything(),
  )
})

test('a card says what a car comes to a month by the dealer’s own rate, where the dealer estimates at all', async () => {
  const estimating = (isShown: boolean) =>
    buildSite({
      roles: [{ Rolename: 'Automotive' }],
      calculator: { show: isShown, showPrice: true, rate: 6, term: 60 },
    })
  const rows = [buildCar({ id: 1, price: 20_000 }), buildCar({ id: 2, make: 'Mazda', price: null })]
  const { unmount } = renderSite(<PublicAutomotivePage />, {
    service: 'automotive',
    rows,
    site: estimating(true),
  })
  expect(await screen.findAllByText(/a month/)).toHaveLength(1)
  expect(screen.getByText('About $386.66 a month · 60 months at 6%')).toBeInTheDocument()
  unmount()
  renderSite(<PublicAutomotivePage />, { service: 'automotive', rows, site: estimating(false) })
  await names()
  expect(screen.queryByText(/a month/)).toBeNull()
})

test('a card tells year, make and model, mileage, and leads to the car', async () => {
  show([lot[0]!])
  const link = await screen.findByRole('link', { name: '2021 Toyota Camry' })
  expect(link).toHaveAttribute('href', '/automotive/1')
  expect(screen.getByText('61,240 km')).toBeInTheDocument()
})

test('a special strikes the price; without a price the owner’s words stand, or Call for Price', async () => {
  show([lot[1]!, lot[2]!, buildCar({ id: 4, price: null, altPrice: '$199', paymentType: 'bi-weekly' })])
  expect(await screen.findByText('$18,000.00')).toBeInTheDocument()
  expect(screen.getByText('$25,000.00').tagName).toBe('S')
  expect(screen.getByText('Call for Price')).toBeInTheDocument()
  expect(screen.getByText('$199 bi-weekly')).toBeInTheDocument()
})

test('the primary picture stands on the card', async () => {
  const images = [buildCarImage(), buildCarImage({ id: 2, image: '/assets/nb/1/front.jpg', isPrimary: true })]
  const { container } = show([buildCar({ images })])
  await within(await screen.findByRole('main')).findByRole('heading', { level: 2 })
  expect(container.querySelector('main img')).toHaveAttribute('src', '/assets/nb/1/front.jpg')
})

test('what narrows the list stands in its query, and what is no year is taken back', async () => {
  const { find } = show(lot)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'cheapest')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Transmission' }), 'manual')
  await userEvent.type(screen.getByRole('textbox', { name: 'Year from' }), '2019{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price to' }), '25,000{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Year to' }), 'x{Enter}')
  expect(screen.getByRole('textbox', { name: 'Year to' })).toHaveValue('')
  const filter = { gears: 'manual', yearFrom: 2019, priceTo: 25_000, order: 'cheapest' }
  await waitFor(() =>
    expect(find).toHaveBeenLastCalledWith('automotive', { filter, $limit: 24, $skip: 0 }, expect.anything()),
  )
})

test('a car that is sold gets its badge as it happens', async () => {
  const { happen } = show(lot)
  await names()
  await happen('patched', { ...lot[2]!, sold: true })
  expect(await screen.findByText('Sold')).toBeInTheDocument()
})

test('two cars that are chosen stand side by side, with what sets them apart marked, at an address of their own', async () => {
  const driven = lot.map((car, index) => ({ ...car, drivetrain: index ? 'AWD' : 'FWD' }))
  const { unmount } = show(driven)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare 2021 Toyota Camry' }))
  expect(await screen.findByText(/Choose another one to compare/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare 2023 Mazda 3' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }))
  const table = within(await screen.findByRole('table', { name: 'Side by side' }))
  expect(table.getByRole('row', { name: /^Drivetrain.*different.*FWD.*AWD$/ })).toBeInTheDocument()
  expect(table.queryByRole('row', { name: /^Year/ })).not.toBeInTheDocument()
  expect(table.getByRole('row', { name: /Mileage.*61,240 km/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'All vehicles' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'All vehicles' }))
  expect(await screen.findByRole('checkbox', { name: 'Compare 2021 Toyota Camry' })).not.toBeChecked()
  unmount()
  show(lot, '/automotive?compare=1,99&view=compare')
  expect(await screen.findByText('One of the two is no longer available.')).toBeInTheDocument()
})

test('French says Call for Price in French, also where the owner wrote it', async () => {
  show([buildCar({ price: null, altPrice: 'Call for Price', mileage: 61_240 })], '/automotive?lang=fr')
  expect(await screen.findByText('Appelez pour le prix')).toBeInTheDocument()
  expect(screen.getByText('61\u00a0240\u00a0km', { normalizer: (text) => text })).toBeInTheDocument()
})
