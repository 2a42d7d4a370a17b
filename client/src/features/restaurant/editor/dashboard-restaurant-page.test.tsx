import type { Dish } from '@mainstreet/shared/contracts/restaurant'
import { localTime, weekdays } from '@mainstreet/shared/rules/time/local-time'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { buildDish } from '../dish.factory'
import { DashboardRestaurantPage } from './dashboard-restaurant-page'

const timezone = 'America/Moncton'
const today = localTime(new Date(), timezone).day
const otherDay = weekdays.find((each) => each !== today)!

const open = (rows: Dish[], part?: string) => {
  const { live } = fakeLive()
  const find = async (path: string) => {
    const data = path === 'restaurant' ? rows : []
    return { total: data.length, limit: 500, skip: 0, data }
  }
  const patch = jest.fn(async (_path: string, id: number, data: object) => ({
    ...rows.find((row) => row.id === id),
    ...data,
  }))
  const create = jest.fn(async (_path: string, data: Partial<Dish>) => buildDish({ id: 99, ...data }))
  const run = jest.fn(async () => ({ ok: true, copied: 2, removed: 0, ids: [] }))
  const get = async () => ({ id: 1, timezone, roles: ['Restaurant'], language: 'en' })
  renderBackOffice({
    routes: [{ path: '/menu', element: <DashboardRestaurantPage /> }],
    at: part ? `/menu?part=${part}` : '/menu',
    api: fakeApi(live, { find, get, patch, create, run }),
  })
  return { user: userEvent.setup(), patch, create, run }
}

const dayIdOf = (day: string) => (weekdays.findIndex((each) => each === day) + 1) % 7
const chowder = () => buildDish({ id: 5, dayId: dayIdOf(today), description: '<p>Haddock</p>' })

test('the menu opens on today; a dish is changed in place, sold out and featured', async () => {
  const { user, patch } = open([chowder()])
  // Rows can be moved, and stay, once the drag library is there.
  await screen.findByRole('button', { name: 'Move Chowder' })
  const dish = within(await screen.findByRole('article', { name: 'Dish: Chowder' }))
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(`${today} · Today`)
  await user.click(dish.getByRole('button', { name: /^More of Chowder/ }))
  const text = dish.getByRole('textbox', { name: 'Description' })
  expect(text).toHaveValue('Haddock')
  await user.type(text, ' & clams')
  await user.tab()
  await waitFor(() =>
    expect(patch).toHaveBeenLastCalledWith('restaurant', 5, { description: '<p>Haddock &amp; clams</p>' }),
  )
  await user.click(dish.getByRole('switch', { name: 'Sold out today' }))
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith('restaurant', 5, { soldOut: true }))
  await user.click(dish.getByRole('button', { name: 'Feature Chowder' }))
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith('restaurant', 5, { featured: true }))
  await user.click(dish.getByRole('checkbox', { name: 'shellfish' }))
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith('restaurant', 5, { allergens: ['shellfish'] }))
})

test('the primary action goes to where a dish is added', async () => {
  const { user } = open([], otherDay)
  await user.click(await screen.findByRole('button', { name: 'Add a dish' }))
  expect(screen.getAllByRole('textbox', { name: 'Name of the new dish' })).toContain(document.activeElement)
})

test('dishes are added one by one, or from a pasted list after a look at it', async () => {
  const { user, create, run } = open([], otherDay)
  const dinner = within(await screen.findByRole('region', { name: 'Dinner' }))
  await user.type(dinner.getByRole('textbox', { name: 'Name of the new dish' }), 'Pie')
  const price = dinner.getByRole('textbox', { name: 'Price of the new dish' })
  await user.type(price, 'nine{Enter}')
  expect(dinner.getByText('Please enter a price such as 12.50.')).toBeInTheDocument()
  await user.clear(price)
  await user.type(price, '9,50{Enter}')
  const made = { customerId: 1, dayId: dayIdOf(otherDay), timeId: 3, name: 'Pie', cost: 9.5 }
  await waitFor(() => expect(create).toHaveBeenCalledWith('restaurant', made))
  await user.click(dinner.getByRole('textbox', { name: 'Name of the new dish' }))
  await user.paste('Soup - 8\nStew - 12.50 - Beef')
  const list = await screen.findByRole('list', { name: 'What will be added' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Add 2 dishes' }))
  await waitFor(() => expect(run).toHaveBeenCalledWith('add-dishes', expect.anything(), undefined))
})

test('a day is copied to others once it is said what becomes of those that are there', async () => {
  const there = buildDish({ id: 6, dayId: dayIdOf(otherDay), name: 'Soup' })
  const { user, run } = open([chowder(), there])
  await user.click(await screen.findByRole('button', { name: 'Copy this day' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: otherDay }))
  await user.click(dialog.getByRole('radio', { name: /^Replace it/ }))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  const asked = { customerId: 1, from: dayIdOf(today), to: [dayIdOf(otherDay)], existing: 'replace' }
  await waitFor(() => expect(run).toHaveBeenCalledWith('copy-menu-day', asked, undefined))
})

test('a removed dish can be brought back', async () => {
  const { user } = open([chowder()])
  await screen.findByRole('button', { name: 'Move Chowder' })
  await user.click(screen.getByRole('button', { name: 'Remove Chowder' }))
  expect(screen.queryByRole('article', { name: 'Dish: Chowder' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('article', { name: 'Dish: Chowder' })).toBeInTheDocument()
})
