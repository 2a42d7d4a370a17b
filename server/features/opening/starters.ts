import type { Account } from '@mainstreet/shared/contracts/account'
import type { BusinessSector } from '@mainstreet/shared/contracts/site/opening'
import type { Weekday } from '@mainstreet/shared/rules/time/local-time'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { DrawnName } from '../../kit/media/drawn-pictures'
import type { Sector } from '@mainstreet/shared/rules/site/sectors'
import type { Write } from '@mainstreet/shared/services'
import type { PresetName } from '@mainstreet/shared/theme/presets'
import beautyEn from './starters/beauty/en.json'
import beautyFr from './starters/beauty/fr.json'
import beauty from './starters/beauty/setup.json'
import cafeEn from './starters/cafe/en.json'
import cafeFr from './starters/cafe/fr.json'
import cafe from './starters/cafe/setup.json'
import carsEn from './starters/cars/en.json'
import carsFr from './starters/cars/fr.json'
import cars from './starters/cars/setup.json'
import eventsEn from './starters/events/en.json'
import eventsFr from './starters/events/fr.json'
import events from './starters/events/setup.json'
import funeralsEn from './starters/funerals/en.json'
import funeralsFr from './starters/funerals/fr.json'
import funerals from './starters/funerals/setup.json'
import restaurantEn from './starters/restaurant/en.json'
import restaurantFr from './starters/restaurant/fr.json'
import restaurant from './starters/restaurant/setup.json'
import servicesEn from './starters/services/en.json'
import servicesFr from './starters/services/fr.json'
import services from './starters/services/setup.json'
import shopEn from './starters/shop/en.json'
import shopFr from './starters/shop/fr.json'
import shop from './starters/shop/setup.json'

/** What a sector starts with in any language. */
interface StarterSetup {
  roles: Account['roles']
  flags: Pick<Account, 'catalogEnabled' | 'ecommerceEnabled' | 'marketplaceEnabled'>
  preset: PresetName
  /** Whether guests can book a table from the first day on. */
  bookings?: boolean
  /** Opening and closing as HH:MM; a day that is not named is closed. */
  hours: Partial<Record<Weekday, string[]>>
  /** Example pictures: of the first screen, of the gallery, and of the rows in their order. */
  pictures: {
    header: DrawnName
    gallery: readonly DrawnName[]
    items?: readonly DrawnName[]
    dishes?: readonly DrawnName[]
    cars?: readonly DrawnName[]
  }
}

/** Something on a day so many days after the opening, at a time on the account's clock. */
interface StarterEvent {
  name: string
  description: string
  inDays: number
  at: string
}

/** What a sector starts with in one language; texts may hold {name} and {city}. */
interface StarterWords {
  slogan: string
  /** The navigation: pages of the site and anchors of its home page by their words, in their order. */
  links: Readonly<Record<string, string>>
  about: string
  services: string[]
  contentTitle?: string
  content?: string
  categories?: string[]
  items?: {
    title: string
    subTitle: string
    description: string
    price: number
    stock: number
    category: string
    sector: Sector
  }[]
  dishes?: {
    name: string
    cost: number
    description: string
    section: number
    /** Digits, 0 for Sunday. */
    days: string
    featured?: boolean
  }[]
  cars?: Write<'automotive'>[]
  events?: StarterEvent[]
  funerals?: StarterEvent[]
}

/** A sector's starter in one language. */
export type Starter = StarterSetup & StarterWords

const sets: Record<BusinessSector, { setup: unknown; en: StarterWords; fr: StarterWords }> = {
  shop: { setup: shop, en: shopEn as StarterWords, fr: shopFr as StarterWords },
  restaurant: { setup: restaurant, en: restaurantEn, fr: restaurantFr },
  cafe: { setup: cafe, en: cafeEn as StarterWords, fr: cafeFr as StarterWords },
  cars: { setup: cars, en: carsEn, fr: carsFr },
  services: { setup: services, en: servicesEn, fr: servicesFr },
  beauty: { setup: beauty, en: beautyEn as StarterWords, fr: beautyFr as StarterWords },
  events: { setup: events, en: eventsEn, fr: eventsFr },
  funerals: { setup: funerals, en: funeralsEn, fr: funeralsFr },
}

/** The starter of a sector in a language, as it stands in its files. */
export const starterOf = (sector: BusinessSector, language: Locale): Starter => ({
  // Names in a JSON file are any text to TypeScript; the test of every starter checks them.
  ...(sets[sector].setup as StarterSetup),
  ...sets[sector][language],
})
