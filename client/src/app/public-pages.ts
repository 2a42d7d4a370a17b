import { latePage, page, type SitePage } from './site-page'

/** A page of the site. */
export interface PublicPage extends SitePage {
  /** The file of its chunk, which the server names in the head of the page it makes; a late page has none to name. */
  source?: string
}

const publicPage = (entry: Pick<PublicPage, 'path' | 'label' | 'source' | 'Page'>): PublicPage => ({
  surface: 'public',
  who: 'anyone',
  ...entry,
})

const home = {
  source: 'src/features/site/public-home-page.tsx',
  Page: page(() => import('../features/site/public-home-page'), 'PublicHomePage'),
}
const marketplace = {
  Page: latePage(() => import('../features/marketplace/public-marketplace-page'), 'PublicMarketplacePage'),
}
const item = {
  source: 'src/features/marketplace/public-item-page.tsx',
  Page: page(() => import('../features/marketplace/public-item-page'), 'PublicItemPage'),
}
const order = {
  source: 'src/features/orders/public-order-page.tsx',
  Page: page(() => import('../features/orders/public-order-page'), 'PublicOrderPage'),
}
const automotive = {
  source: 'src/features/automotive/public-automotive-page.tsx',
  Page: page(() => import('../features/automotive/public-automotive-page'), 'PublicAutomotivePage'),
}
const car = {
  source: 'src/features/automotive/public-car-page.tsx',
  Page: page(() => import('../features/automotive/public-car-page'), 'PublicCarPage'),
}
const restaurant = {
  source: 'src/features/restaurant/public-restaurant-page.tsx',
  Page: page(() => import('../features/restaurant/public-restaurant-page'), 'PublicRestaurantPage'),
}
const funerals = {
  Page: latePage(() => import('../features/calendar/public-funerals-page'), 'PublicFuneralsPage'),
}
const events = {
  Page: latePage(() => import('../features/calendar/public-events-page'), 'PublicEventsPage'),
}

/** Every page of the public site, once: its routes and chunks come from here. */
export const publicPages: readonly PublicPage[] = [
  publicPage({ path: '/', label: 'Home', ...home }),
  publicPage({ path: '/marketplace', label: 'Marketplace', ...marketplace }),
  publicPage({ path: '/marketplace/sale', label: 'On sale', ...marketplace }),
  publicPage({ path: '/marketplace/c/:category', label: 'Category', ...marketplace }),
  publicPage({ path: '/marketplace/:id', label: 'Item', ...item }),
  publicPage({ path: '/order/:token', label: 'Your order', ...order }),
  publicPage({ path: '/automotive', label: 'Vehicles', ...automotive }),
  publicPage({ path: '/automotive/:id', label: 'Vehicle', ...car }),
  publicPage({ path: '/pages/:id/:name', label: 'Vehicle', ...car }),
  publicPage({ path: '/restaurant', label: 'Menu', ...restaurant }),
  publicPage({ path: '/funerals', label: 'Funerals', ...funerals }),
  publicPage({ path: '/events', label: 'Events', ...events }),
]

/** For every address that none of them has. */
export const lostPage = publicPage({
  path: '*',
  label: 'Page not found',
  Page: latePage(() => import('../features/site/lost-page'), 'LostPage'),
})
