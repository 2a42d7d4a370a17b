import { page, type SitePage } from './site-page'

const publicPage = (entry: Pick<SitePage, 'path' | 'label' | 'Page'>): SitePage => ({
  surface: 'public',
  who: 'anyone',
  ...entry,
})

const home = page(() => import('../features/site/public-home-page'), 'PublicHomePage')
const marketplace = page(
  () => import('../features/marketplace/shop/public-marketplace-page'),
  'PublicMarketplacePage',
)
const item = page(() => import('../features/marketplace/shop/public-item-page'), 'PublicItemPage')
const order = page(() => import('../features/orders/public-order-page'), 'PublicOrderPage')
const automotive = page(() => import('../features/automotive/public-automotive-page'), 'PublicAutomotivePage')
const car = page(() => import('../features/automotive/public-car-page'), 'PublicCarPage')
const restaurant = page(() => import('../features/restaurant/public-restaurant-page'), 'PublicRestaurantPage')
const funerals = page(() => import('../features/calendar/public-funerals-page'), 'PublicFuneralsPage')
const events = page(() => import('../features/calendar/public-events-page'), 'PublicEventsPage')

/** Every page of the public site, once: its routes and chunks come from here. */
export const publicPages: readonly SitePage[] = [
  publicPage({ path: '/', label: 'Home', Page: home }),
  publicPage({ path: '/marketplace', label: 'Marketplace', Page: marketplace }),
  publicPage({ path: '/marketplace/sale', label: 'On sale', Page: marketplace }),
  publicPage({ path: '/marketplace/c/:category', label: 'Category', Page: marketplace }),
  publicPage({ path: '/marketplace/:id', label: 'Item', Page: item }),
  publicPage({ path: '/order/:token', label: 'Your order', Page: order }),
  publicPage({ path: '/automotive', label: 'Vehicles', Page: automotive }),
  publicPage({ path: '/automotive/:id', label: 'Vehicle', Page: car }),
  publicPage({ path: '/pages/:id/:name', label: 'Vehicle', Page: car }),
  publicPage({ path: '/restaurant', label: 'Menu', Page: restaurant }),
  publicPage({ path: '/funerals', label: 'Funerals', Page: funerals }),
  publicPage({ path: '/events', label: 'Events', Page: events }),
]

const notFound = page(() => import('../kit/site/not-found-page'), 'SiteNotFoundPage')
const removedItem = page(() => import('../features/marketplace/shop/removed-item'), 'RemovedItem')
const removedCar = page(() => import('../features/automotive/removed-car'), 'RemovedCar')

/** For every address that has no page. */
export const notFoundPage = publicPage({ path: '*', label: 'Page not found', Page: notFound })

/** What an address shows where the server found nothing. */
export const notFoundPages: readonly SitePage[] = [
  publicPage({ path: '/marketplace/sale', label: 'Page not found', Page: notFound }),
  publicPage({ path: '/marketplace/:id', label: 'Item', Page: removedItem }),
  publicPage({ path: '/automotive/:id', label: 'Vehicle', Page: removedCar }),
  publicPage({ path: '/pages/:id/:name', label: 'Vehicle', Page: removedCar }),
  notFoundPage,
]
