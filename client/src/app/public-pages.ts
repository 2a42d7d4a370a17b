import { routes, type RouteName } from '@mainstreet/shared/routes'
import { page, type PageRoute } from './page'

const marketplace = page(
  () => import('../features/marketplace/shop/public-marketplace-page'),
  'PublicMarketplacePage',
)
const car = page(() => import('../features/automotive/public-car-page'), 'PublicCarPage')
const calendar = page(() => import('../features/calendar/public-calendar-page'), 'PublicCalendarPage')

const pages: Record<RouteName, PageRoute['Page']> = {
  home: page(() => import('../features/site/public-home-page'), 'PublicHomePage'),
  shop: marketplace,
  sale: marketplace,
  category: marketplace,
  item: page(() => import('../features/marketplace/shop/public-item-page'), 'PublicItemPage'),
  cars: page(() => import('../features/automotive/public-automotive-page'), 'PublicAutomotivePage'),
  car,
  oldCar: car,
  menu: page(() => import('../features/restaurant/public-restaurant-page'), 'PublicRestaurantPage'),
  book: page(() => import('../features/bookings/public-book-page'), 'PublicBookPage'),
  booking: page(() => import('../features/bookings/public-booking-page'), 'PublicBookingPage'),
  events: calendar,
  event: calendar,
  funerals: calendar,
  funeral: calendar,
  order: page(() => import('../features/orders/public-order-page'), 'PublicOrderPage'),
  findOrders: page(() => import('../features/orders/mine/public-my-orders-page'), 'PublicFindOrdersPage'),
  giftCard: page(() => import('../features/orders/mine/public-gift-card-page'), 'PublicGiftCardPage'),
  payAtCounter: page(() => import('../features/orders/till/public-pay-page'), 'PublicPayPage'),
  subscription: page(
    () => import('../features/newsletter/public-subscription-page'),
    'PublicSubscriptionPage',
  ),
  myOrders: page(() => import('../features/orders/mine/public-my-orders-page'), 'PublicMyOrdersPage'),
}

const routesAt = (Page: PageRoute['Page'], ...paths: string[]): PageRoute[] =>
  paths.map((path) => ({ path, Page }))

/** Every page of the public site, at the addresses of `shared/routes.ts`: its routes and chunks come from here. */
export const publicPages = (Object.keys(routes) as RouteName[]).flatMap((name) =>
  routesAt(pages[name], routes[name]),
)

const notFound = page(() => import('../kit/site/not-found-page'), 'SiteNotFoundPage')
const removedItem = page(() => import('../features/marketplace/shop/removed-item'), 'RemovedItem')
const removedCar = page(() => import('../features/automotive/removed-car'), 'RemovedCar')

/** For every address that has no page. */
export const notFoundPage: PageRoute = { path: '*', Page: notFound }

/** What an address shows where the server found nothing. */
export const notFoundPages: readonly PageRoute[] = [
  ...routesAt(notFound, routes.sale),
  ...routesAt(removedItem, routes.item),
  ...routesAt(removedCar, routes.car, routes.oldCar),
  notFoundPage,
]
