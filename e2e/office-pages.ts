import { backOfficeRoutes as routes, customerOfPath, customerPath, pathTo } from '@mainstreet/shared/routes'
import type { Page } from 'playwright-core'
import type { BuiltProduct } from './built-product'

type Pages = Readonly<Record<string, string>>

const shop: Pages = {
  home: routes.dashboard,
  messages: routes.messages,
  mails: routes.mails,
  samples: `${routes.mails}?part=samples`,
  details: routes.details,
  media: routes.media,
  content: routes.content,
  notices: `${routes.content}?part=notices`,
  notice: pathTo(routes.editNotice, 1),
  settings: routes.options,
  addresses: routes.oldAddresses,
  discovery: routes.discovery,
  newsletter: routes.newsletter,
  till: routes.till,
  design: routes.design,
  items: routes.items,
  codes: routes.discountCodes,
  giftCards: routes.giftCards,
  editor: pathTo(routes.editItem, 1),
  import: routes.importItems,
  orders: routes.orders,
  newOrder: routes.newOrder,
  sales: routes.sales,
  slips: `${routes.packingSlips}?ids=1,2`,
  order: pathTo(routes.viewOrder, 1),
  account: routes.account,
  integrations: routes.integrations,
  support: routes.support,
}

const restaurant: Pages = {
  menu: routes.menu,
  bookings: routes.bookings,
  bookingsDay: `${routes.bookings}?part=day`,
  printMenu: routes.printMenu,
  tableCard: routes.tableCard,
}

const dealer: Pages = {
  cars: routes.cars,
  car: pathTo(routes.editCar, 1),
}

const staff: Pages = {
  customers: routes.admin,
  newBusiness: routes.newBusiness,
  customer: customerPath(1, routes.details),
  customerLife: customerPath(1, routes.lifecycle),
  customerAnalytics: customerPath(1, routes.analytics),
  taxRates: routes.taxRates,
  books: routes.books,
}

/** Who of the demo signs in, and where; and the pages of the back office to look at there, by a short name. */
export interface Seat {
  email: string
  business: string
  home: string
  pages: Pages
}

const owner = (business: string, pages: Pages): Seat => ({
  email: `owner@${business}.localhost`,
  business,
  home: routes.dashboard,
  pages,
})

/** Every page of the back office, each once. */
export const seats: readonly Seat[] = [
  owner('harbour', shop),
  owner('leonie', restaurant),
  owner('tidewater', dealer),
  { email: 'staff@mainstreet.localhost', business: 'harbour', home: routes.admin, pages: staff },
]

/** Signs somebody of the demo in; ends on the first page after that. */
export const signInToDemo = async (page: Page, product: BuiltProduct, { email, business, home }: Seat) => {
  await page.goto(product.at(business, routes.login))
  await page.locator('input[name="username"]').fill(email)
  await page.locator('input[name="password"]').fill('mainstreet-demo')
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(`**${home}`)
}

const customerOf = (address: string) => customerOfPath(new URL(address).pathname)

/** Goes to another page of the back office as its links do: loaded anew only into and out of a customer's pages. */
export const follow = async (page: Page, path: string) => {
  const address = new URL(path, page.url()).href
  if (customerOf(address) !== customerOf(page.url())) await page.goto(address)
  else
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, address)
}
