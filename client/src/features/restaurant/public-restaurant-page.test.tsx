import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildSite } from '../site/site.factory'
import { buildDish } from './dish.factory'
import { PublicRestaurantPage } from './public-restaurant-page'
import { renderSite } from '../../test/render-site'

const bistro = buildSite({ roles: [{ Rolename: 'Restaurant' }] })

const show = (rows: Dish[], options: Partial<Parameters<typeof renderSite<'restaurant'>>[1]> = {}) =>
  renderSite(<PublicRestaurantPage />, { service: 'restaurant', rows, site: bistro, ...options })

const open = async (day: string) =>
  userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${day}`) }))

beforeEach(() => localStorage.clear())

test('a menu that cannot be read says so and offers another try', async () => {
  show([], { broken: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a business that serves nothing has no such page, a restaurant without dishes has', async () => {
  const { unmount } = show([], { site: buildSite() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  unmount()
  show([])
  expect(await screen.findByText(/There is nothing on the menu/)).toBeInTheDocument()
})

test('a day without dishes says so', async () => {
  show([buildDish({ dayId: 1 })])
  await open('Tuesday')
  expect(await screen.findByText('There is nothing on the menu on Tuesday.')).toBeInTheDocument()
})

test('the week runs from Monday to Sunday and begins on today in the business’s time zone', async () => {
  const site = buildSite()
  const company = { ...site.company, timezone: 'Pacific/Kiritimati' }
  show([], { site: { ...site, company } })
  const { day } = localTime(new Date(), company.timezone)
  expect(await screen.findByRole('radio', { name: `${day}, today` })).toBeChecked()
  const days = screen.getAllByRole('radio').map((each) => each.getAttribute('aria-label')!.split(',')[0])
  expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
})

test('sections stand in the order of the day, drinks last, and only those with dishes', async () => {
  const rows = [5, 4, 3, 1].map((timeId) => buildDish({ id: timeId, timeId, name: `Dish ${timeId}` }))
  show(rows)
  await open('Monday')
  const main = within(await screen.findByRole('main'))
  const sections = (await main.findAllByRole('heading', { level: 2 })).map((each) => each.textContent)
  expect(sections).toEqual(['Breakfast', 'Dinner', 'Desserts', 'Drink Specials'])
  const meals = within(screen.getByRole('navigation', { name: 'Meals' })).getAllByRole('link')
  expect(meals.map((link) => link.textContent)).toEqual(sections)
  for (const link of meals) expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull()
})

test('Sunday is day 0, and the day that was chosen stays', async () => {
  const sunday = buildDish({ id: 2, dayId: 0, name: 'Brunch' })
  const { happen } = show([buildDish(), sunday])
  await open('Sunday')
  expect(await screen.findByRole('heading', { name: 'Brunch' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Chowder' })).not.toBeInTheDocument()
  await happen('patched', { ...sunday, cost: 21 })
  expect(await screen.findByText('$21.00')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Sunday/ })).toBeChecked()
})

test('the day stands in the address, so that it can be sent, and is there after a reload', async () => {
  show([buildDish({ dayId: 0, name: 'Brunch' })], { path: '/?day=sunday' })
  expect(await screen.findByRole('heading', { name: 'Brunch' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Sunday/ })).toBeChecked()
})

test('a menu is words with prices, and a picture where there is one; blocks are cards, without a price where there is none', async () => {
  const soup = buildDish({ image: '/assets/nb/1/soup.jpg', hasImage: true })
  const { unmount, container } = show([soup])
  await open('Monday')
  expect(await screen.findByText('$12.50')).toBeInTheDocument()
  expect(container.querySelector('main img')).toHaveAttribute('src', soup.image)
  // One meal needs no links to meals.
  expect(screen.queryByRole('navigation', { name: 'Meals' })).toBeNull()
  unmount()
  const site = buildSite()
  const options = { ...site.options, restaurantDisplayType: 'block' as const }
  const blocks = show([{ ...soup, cost: null }], { site: { ...site, options } })
  await open('Monday')
  const lunch = await screen.findByRole('region', { name: 'Lunch' })
  expect(within(lunch).queryByText(/\$/)).not.toBeInTheDocument()
  expect(blocks.container.querySelector('main img')).toHaveAttribute('src', soup.image)
})

test('French shows French days, sections and prices', async () => {
  show([buildDish()], { path: '/restaurant?lang=fr' })
  await open('Lundi')
  expect(await screen.findByRole('heading', { name: 'Dîner' })).toBeInTheDocument()
  expect(screen.getByText('12,50\u00a0$', { normalizer: (text) => text })).toBeInTheDocument()
})

test('a dish says that it is sold out, a favourite, whom it suits and what it holds; tomorrow it is back', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const soup = buildDish({ featured: true, diets: ['vegan'], allergens: ['nuts', 'soy'] })
  const { happen } = show([soup])
  await open('Monday')
  expect(await screen.findByText('★ House favourite')).toBeInTheDocument()
  expect(screen.getByText('Vegan')).toBeInTheDocument()
  expect(screen.getByText('Contains nuts, soy')).toBeInTheDocument()
  expect(screen.queryByText('Sold out today')).not.toBeInTheDocument()
  await happen('patched', { ...soup, soldOutUntil: inAnHour })
  expect(await screen.findByText('Sold out today')).toBeInTheDocument()
  await happen('patched', { ...soup, soldOutUntil: new Date(Date.now() - 3_600_000).toISOString() })
  await waitFor(() => expect(screen.queryByText('Sold out today')).not.toBeInTheDocument())
})
