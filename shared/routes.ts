/** Every page of a public site: its pattern as the client's router reads it, the first that fits first. */
export const routes = {
  home: '/',
  shop: '/marketplace',
  sale: '/marketplace/sale',
  category: '/marketplace/c/:category',
  item: '/marketplace/:id',
  cars: '/automotive',
  car: '/automotive/:id',
  oldCar: '/pages/:id/:name',
  menu: '/restaurant',
  book: '/restaurant/book',
  booking: '/restaurant/booking/:token',
  events: '/events',
  event: '/events/:id',
  funerals: '/funerals',
  funeral: '/funerals/:id',
  order: '/order/:token',
  findOrders: '/orders',
  myOrders: '/orders/:token',
  giftCard: '/gift-card',
  subscription: '/newsletter/:token',
  payAtCounter: '/pay/:token',
} as const

/** The name of a public page. */
export type RouteName = keyof typeof routes

/** The beginnings of addresses that are the key to what is somebody's own: an order, all of theirs, a booking, a subscription, a sale at the counter. */
export const keyPlaces = [
  routes.order,
  routes.myOrders,
  routes.booking,
  routes.subscription,
  routes.payAtCounter,
].map((page) => page.replace(/:.*/, ''))

/** The beginning of an address that is such a key, as `/order/`; undefined for any other. */
export const keyPlaceOf = (path: string): string | undefined =>
  keyPlaces.find((place) => path.length > place.length && path.toLowerCase().startsWith(place))

/** Addresses that pages once had. */
export const movedRoutes = { '/funeral': routes.funerals } as const

const login = '/login'
const forgotPassword = '/forgot-password'
const resetPassword = '/reset-password'
const confirmEmail = '/confirm-email'
const invitation = '/invitation'
const openBusiness = '/open'
/** Where a site's owner goes to; alone, because sites load it and not the rest. */
export const dashboardPath = '/dashboard'
/** Where the worker of the back office is, as browsers register it. */
export const shellWorkerPath = '/shell-worker.js'
const admin = '/admin'
const modules = '/modules'

/** Every page of signing in, dashboard, admin and the platform's modules. */
export const backOfficeRoutes = {
  login,
  forgotPassword,
  resetPassword,
  confirmEmail,
  invitation,
  openBusiness,
  dashboard: dashboardPath,
  details: `${dashboardPath}/details`,
  media: `${dashboardPath}/media`,
  content: `${dashboardPath}/content`,
  editNotice: `${dashboardPath}/content/notices/:id`,
  options: `${dashboardPath}/options`,
  newsletter: `${dashboardPath}/newsletter`,
  editLetter: `${dashboardPath}/newsletter/:id`,
  discovery: `${dashboardPath}/options/discovery`,
  oldAddresses: `${dashboardPath}/options/addresses`,
  design: `${dashboardPath}/design`,
  items: `${dashboardPath}/marketplace`,
  itemSales: `${dashboardPath}/marketplace/sales`,
  discountCodes: `${dashboardPath}/marketplace/codes`,
  giftCards: `${dashboardPath}/marketplace/gift-cards`,
  importItems: `${dashboardPath}/marketplace/import`,
  editItem: `${dashboardPath}/marketplace/:id`,
  cars: `${dashboardPath}/automotive`,
  importCars: `${dashboardPath}/automotive/import`,
  editCar: `${dashboardPath}/automotive/:id`,
  menu: `${dashboardPath}/restaurant`,
  printMenu: `${dashboardPath}/restaurant/print`,
  bookings: `${dashboardPath}/bookings`,
  tableCard: `${dashboardPath}/restaurant/card`,
  events: `${dashboardPath}/events`,
  editEvent: `${dashboardPath}/events/:id`,
  funerals: `${dashboardPath}/funerals`,
  editFuneral: `${dashboardPath}/funerals/:id`,
  orders: `${dashboardPath}/orders`,
  till: `${dashboardPath}/orders/till`,
  newOrder: `${dashboardPath}/orders/new`,
  sales: `${dashboardPath}/sales`,
  packingSlips: `${dashboardPath}/orders/slips`,
  buyers: `${dashboardPath}/orders/buyers`,
  viewOrder: `${dashboardPath}/orders/:id`,
  messages: `${dashboardPath}/messages`,
  mails: `${dashboardPath}/mails`,
  account: `${dashboardPath}/account`,
  integrations: `${dashboardPath}/integrations`,
  support: `${dashboardPath}/support`,
  admin,
  newBusiness: `${admin}/new`,
  customer: `${admin}/customers/:id`,
  /** Of a customer's pages only: an owner has them in others. */
  analytics: `${dashboardPath}/analytics`,
  lifecycle: `${dashboardPath}/lifecycle`,
  staffAccount: `${admin}/account`,
  taxRates: `${admin}/tax-rates`,
  books: `${admin}/books`,
  customerChanges: `${dashboardPath}/log`,
  moduleItems: `${modules}/market`,
  moduleItem: `${modules}/market/item`,
  moduleOrders: `${modules}/orders`,
} as const

type WithParam = `${string}/:${string}`

/** The part of an order's page where it is sent or handed over. */
export const fulfilmentAnchor = 'fulfilment'

/** The address of a page by what its pattern ends in, such as `pathTo(routes.item, 7)`. */
export const pathTo = (pattern: WithParam, param: string | number): string =>
  pattern.replace(/:.*/, encodeURIComponent(param))

/** The address of one of an owner's pages as staff open it for a customer; of the first one, where none is named. */
export const customerPath = (id: number, path = ''): string => pathTo(backOfficeRoutes.customer, id) + path

/** The customer whose pages an address is among. */
export const customerOfPath = (pathname: string): number | undefined => {
  const [, id] = /^\/admin\/customers\/([1-9]\d{0,9})(?:\/|$)/.exec(pathname) ?? []
  return id === undefined ? undefined : Number(id)
}

/** The beginnings of all addresses that the back office renders. */
export const backOfficePaths = [
  login,
  forgotPassword,
  resetPassword,
  confirmEmail,
  invitation,
  openBusiness,
  dashboardPath,
  admin,
  modules,
] as const

/** The page of signing in at an address; undefined where there is another. */
export const signInPathOf = (pathname: string): string | undefined =>
  [login, forgotPassword, resetPassword].find((path) => pathname.replace(/\/+$/, '') === path)

/** Whether a page of the back office is for anyone, signed in or not, beside those of signing in. */
export const isForAnyone = (pathname: string): boolean =>
  [confirmEmail, invitation].includes(pathname.replace(/\/+$/, ''))

/** Whether an address belongs to signing in, dashboard or admin rather than to a site. */
export const isBackOfficePath = (pathname: string): boolean =>
  backOfficePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
