import { movedRoutes, routes, type RouteName } from '@mainstreet/shared/routes'
import { addressIn, locales, type Locale } from '@mainstreet/shared/rules/language'
import { cutAtWord, oneLineText } from '../../../kit/text/plain-text'
import { absoluteUrl } from '../linked-data/linked'
import { breadcrumbData } from '../linked-data/list-data'
import { describeCar, describeCars } from './describe-cars'
import { describeHome } from './describe-home'
import {
  describeBook,
  describeEvent,
  describeEvents,
  describeFuneral,
  describeFunerals,
  describeMenu,
} from './describe-places'
import { describeCategory, describeItem, describeSale, describeShop } from './describe-shop'
import type { PageAsk, PageDescription } from './page-description'
import { withSiteName, type Describe, type PageFacts } from './page-facts'
import { pageWords } from './page-words'

/** An order is its buyer's: whoever has the link sees it, and nobody finds it. */
const describeOrder: Describe = async (asked) => ({
  title: withSiteName(asked.words.order, asked),
  description: '',
  breadcrumbs: [{ name: asked.words.order, path: routes.home }],
  hidden: true,
})

/** Where buyers ask for the way to their orders, and that way: nobody's to find either. */
const describeMyOrders: Describe = async (asked) => ({
  title: withSiteName(asked.words.myOrders, asked),
  description: '',
  breadcrumbs: [{ name: asked.words.myOrders, path: routes.findOrders }],
  hidden: true,
})

/** What is left of a card is for who holds it. */
const describeGiftCard: Describe = async (asked) => ({
  title: withSiteName(asked.words.giftCard, asked),
  description: '',
  breadcrumbs: [{ name: asked.words.giftCard, path: routes.giftCard }],
  hidden: true,
})

/** A subscription is its reader's. */
const describeSubscription: Describe = async (asked) => ({
  title: withSiteName(asked.words.subscription, asked),
  description: '',
  breadcrumbs: [{ name: asked.words.subscription, path: routes.home }],
  hidden: true,
})

/** A sale at the counter is for who scans its code. */
const describeCounter: Describe = async (asked) => ({
  title: withSiteName(asked.words.counter, asked),
  description: '',
  breadcrumbs: [{ name: asked.words.counter, path: routes.home }],
  hidden: true,
})

/** A booking is its guest's, as an order is its buyer's. */
const describeBooking: Describe = async (asked) => ({
  title: withSiteName(asked.words.booking, asked),
  description: '',
  breadcrumbs: [{ name: asked.words.booking, path: routes.home }],
  hidden: true,
})

const descriptions: Record<RouteName, Describe> = {
  home: describeHome,
  shop: describeShop,
  sale: describeSale,
  category: describeCategory,
  item: describeItem,
  cars: describeCars,
  car: describeCar,
  oldCar: describeCar,
  menu: describeMenu,
  book: describeBook,
  booking: describeBooking,
  events: describeEvents,
  event: describeEvent,
  funerals: describeFunerals,
  funeral: describeFuneral,
  order: describeOrder,
  findOrders: describeMyOrders,
  myOrders: describeMyOrders,
  giftCard: describeGiftCard,
  subscription: describeSubscription,
  payAtCounter: describeCounter,
}

/** A pattern as the client's router reads it: in any case, its changing parts anything but a slash. */
const expressionOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`, 'i')

/** The public pages by their paths; the first that fits describes. */
const patternsByPage = (Object.keys(routes) as RouteName[]).map(
  (name) => [expressionOf(routes[name]), name] as const,
)

const moved = Object.entries(movedRoutes).map(([from, to]) => ({ from: expressionOf(from), to }))

const decodePart = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Which of the public pages a path leads to. */
export const pageAt = (path: string): RouteName | undefined =>
  patternsByPage.find(([pattern]) => pattern.test(path))?.[1]

const findPage = (path: string): { name: RouteName; describe: Describe; parts: string[] } | undefined => {
  for (const [pattern, name] of patternsByPage) {
    const match = pattern.exec(path)
    if (!match) continue
    const parts = match.slice(1).map(decodePart)
    return parts.every((part) => part !== undefined)
      ? { name, describe: descriptions[name], parts }
      : undefined
  }
  return undefined
}

/** A page's one address in a language; that of the business needs no word for it. */
const addressOf = ({ origin, site }: PageAsk, { breadcrumbs, number }: PageFacts, locale: Locale): string => {
  const address = origin + breadcrumbs.at(-1)!.path
  return addressIn(number ? `${address}?page=${number}` : address, locale, site.company.language)
}

const alternatesOf = (ask: PageAsk, facts: PageFacts): PageDescription['alternates'] => [
  ...locales.map((lang) => ({ lang, href: addressOf(ask, facts, lang) })),
  { lang: 'x-default', href: addressOf(ask, facts, ask.site.company.language) },
]

const commonFacts = ({ site, locale }: PageAsk) => ({
  lang: locale,
  siteName: oneLineText(site.company.name),
  description: '',
  type: 'website' as const,
  alternates: [],
  jsonLd: [],
})

const notFoundPage = (ask: PageAsk, notFound: string): PageDescription => ({
  ...commonFacts(ask),
  status: 404,
  title: oneLineText(withSiteName(notFound, ask)),
  robots: 'noindex',
})

const pictureOf = ({ site, origin }: PageAsk): PageDescription['image'] => {
  const { name, profile } = site.company
  const link = profile.header || profile.logo || site.gallery[0]?.image
  const url = link && absoluteUrl(origin, link)
  return url ? { url, alt: name } : undefined
}

/** What the owner has written of a page takes the place of our words. */
const writtenFacts = (
  { site, origin }: PageAsk,
  name: RouteName,
  { number }: PageFacts,
): Partial<PageFacts> => {
  const own = site.pageTexts.find(({ page }) => page === name)
  if (!own || number) return {}
  const picture = site.gallery.find(({ id }) => id === own.imageId)
  const url = picture && absoluteUrl(origin, picture.image)
  return {
    ...(own.title && { title: own.title }),
    ...(own.text && { description: own.text }),
    ...(url && { image: { url, alt: picture.alt || picture.caption || site.company.name } }),
  }
}

const foundPage = (ask: PageAsk, facts: PageFacts): PageDescription => {
  const { locale, site } = ask
  const { title, description, breadcrumbs, linked = [], hidden, type, price, image = pictureOf(ask) } = facts
  const page = {
    ...commonFacts(ask),
    status: 200 as const,
    type: type ?? ('website' as const),
    price,
    title: oneLineText(title),
    description: cutAtWord(oneLineText(description)),
    image,
  }
  // A canonical address beside `noindex` would contradict it, and an order's address is its key.
  if (hidden || site.preview) return { ...page, robots: 'noindex' }
  return {
    ...page,
    canonical: addressOf(ask, facts, locale),
    alternates: alternatesOf(ask, facts),
    jsonLd: [...linked, ...breadcrumbData(ask, breadcrumbs)].map((node) => ({
      '@context': 'https://schema.org',
      ...node,
    })),
  }
}

/** Describes a public page: whether it exists, its words, its address, and its linked data. */
export const describePage = async (ask: PageAsk): Promise<PageDescription> => {
  const [, asked = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(ask.address) ?? []
  const path = asked.replace(/\/+$/, '') || '/'
  const words = pageWords[ask.locale]
  const move = moved.find(({ from }) => from.test(path))
  if (move) return { ...notFoundPage(ask, words.notFound), status: 301, location: `${move.to}${search}` }
  const page = findPage(path)
  if (!page) return notFoundPage(ask, words.notFound)
  const facts = await page.describe({ ...ask, words, parts: page.parts, query: new URLSearchParams(search) })
  if ('notFound' in facts) return notFoundPage(ask, facts.notFound)
  return foundPage(ask, { ...facts, ...writtenFacts(ask, page.name, facts) })
}
