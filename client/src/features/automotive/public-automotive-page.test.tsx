import type { Car } from '@mainstreet/shared/contracts/automotive'
import { screen, within } from '@testing-library/react'
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
  buildCar({ id: 2, make: 'Mazda', model: '3', year: 2023, price: 25_000, specialPrice: 18_000 }),
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

test('a make nobody has, and an order nobody knows, show what there is to say', async () => {
  show(lot, '/automotive?make=Lada&sort=colour')
  expect(await screen.findByText('No Available Items.')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest')
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
  await screen.findByRole('heading', { level: 2 })
  expect(container.querySelector('main img')).toHaveAttribute('src', '/assets/nb/1/front.jpg')
})

test('cars are found by make however it is written, and sorted by price with unpriced ones last', async () => {
  show(lot)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'cheapest')
  expect(await names()).toEqual(['2023 Mazda 3', '2021 Toyota Camry', '2021 mazda 6'])
  const makes = screen.getByRole('combobox', { name: 'Make' })
  expect(within(makes).getAllByRole('option')).toHaveLength(3)
  await userEvent.selectOptions(makes, within(makes).getAllByRole('option')[1]!)
  expect(await names()).toEqual(['2023 Mazda 3', '2021 mazda 6'])
})

test('a car that is sold moves behind the others as it happens, with a badge', async () => {
  const { happen } = show(lot)
  expect((await names())[0]).toBe('2021 mazda 6')
  await happen('patched', { ...lot[2]!, sold: true })
  expect(await screen.findByText('Sold')).toBeInTheDocument()
  expect((await names()).at(-1)).toBe('2021 mazda 6')
})

test('French says Call for Price in French, also where the owner wrote it', async () => {
  show([buildCar({ price: null, altPrice: 'Call for Price', mileage: 61_240 })], '/automotive?lang=fr')
  expect(await screen.findByText('Appelez pour le prix')).toBeInTheDocument()
  expect(screen.getByText('61\u00a0240\u00a0km', { normalizer: (text) => text })).toBeInTheDocument()
})
