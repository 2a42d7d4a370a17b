import type { Role } from '@mainstreet/shared/access'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { backOfficePages } from '../back-office-pages'
import { guardedPatternOf, mayOpenAs } from './page-access'

const paths = backOfficePages.filter(({ surface }) => surface === 'dashboard').map(({ path }) => path)
const openTo = (...roles: Role[]) => paths.filter((path) => mayOpenAs(roles, path)).sort()
const placeholders = ['funeral', 'property', 'recreational', 'specials'].map((each) => `/dashboard/${each}`)
const ofEverybody = [routes.account, routes.support, ...placeholders]

test('owners and staff open every page of the dashboard', () => {
  expect(openTo('owner')).toEqual([...paths].sort())
  expect(openTo('staff')).toEqual([...paths].sort())
})

// Written by hand: it is what is meant.
test('who packs orders opens theirs', () => {
  const own = [
    routes.orders,
    routes.packingSlips,
    routes.till,
    routes.newOrder,
    routes.viewOrder,
    routes.bookings,
    routes.mails,
  ]
  expect(openTo('orders', 'refunds', 'tables')).toEqual([...own, ...ofEverybody].sort())
})

test('who writes opens what is written', () => {
  const notOwn = [
    routes.dashboard,
    routes.options,
    routes.design,
    routes.giftCards,
    routes.newsletter,
    routes.editLetter,
    routes.oldAddresses,
    routes.orders,
    routes.bookings,
    routes.buyers,
    routes.packingSlips,
    routes.till,
    routes.newOrder,
    routes.viewOrder,
    routes.sales,
    routes.messages,
    routes.mails,
    routes.integrations,
  ]
  expect(paths.filter((path) => !openTo('notices', 'menu', 'texts').includes(path)).sort()).toEqual(
    notOwn.sort(),
  )
})

test('an address is guarded as the page that the router shows there, not as another that it fits', () => {
  const addresses = [
    routes.buyers,
    routes.packingSlips,
    routes.newOrder,
    routes.importItems,
    routes.importCars,
  ]
  expect(addresses.map(guardedPatternOf)).toEqual(addresses)
  expect(guardedPatternOf('/dashboard/orders/7')).toBe(routes.viewOrder)
})
