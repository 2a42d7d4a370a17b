import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { id, oneOf, text } from '../../columns'
import type { Car } from '../automotive'
import type { CalendarEvent, Funeral } from '../calendar/calendar'
import { operation } from '../../operation'
import type { MarketItem } from '../marketplace/marketplace'
import { locales, type Locale } from '../../rules/language'
import type { Notice } from './notices'
import type {
  GalleryImage,
  ProfileBlock,
  ProfileFile,
  ProfileLink,
  ProfileOptions,
  ProfileVideo,
} from './profile'
import type { ProfileStyles } from './styles'
import type { Dish } from '../restaurant'
import type { Opening } from '../../rules/time/openings'
import type { ProfileHours } from './hours'
import type { SpecialHours } from '../../rules/time/hours'
import type { ProfileTimeOff } from './time-off'
import { digits } from '../../spellings'
import type { PaymentProvider } from '../marketplace/payment-providers'
import type { StoreSettings } from '../marketplace/store'
import type { SiteLook } from '../../theme/theme'
import type { PageText } from './page-texts'
import type { ProfileQuote } from './quotes'
import type { TimedWay } from '../orders/order-times'
import type { ZoneSpan, ZoneWay } from '../../rules/shipping/zones'

/** How `site` is asked: by domain or by the id of a preview; without either, the address of the request decides. In which language, else as its texts were written. */
export const siteQuery = Type.Object(
  { domain: Type.Optional(text(253)), previewId: Type.Optional(id), lang: Type.Optional(oneOf(locales)) },
  { additionalProperties: false },
)

/** The business as its public page shows it. */
export interface Company {
  id: number
  name: string
  region: string
  timezone: string
  /** The language of its pages where a visitor asks for none. */
  language: Locale
  /** Whether its texts are there in the other language too. */
  bilingual: boolean
  slogan: string
  domain: string
  address: { street: string; city: string; province: string; postalCode: string; country: string }
  contact: { phone: string; mobile: string; tollfree: string; fax: string; email: string }
  social: { instagram: string; facebook: string; youtube: string; linkedin: string; twitter: string }
  profile: {
    logo: string
    header: string
    /** The middle of the header, as WebP for a phone held upright; empty where the whole picture is shown instead. */
    headerTall: string
    about: string
    contentTitle: string
    contentArea: string
    services: string[]
  }
  /** The languages of its texts that are not in the one asked for. */
  lang: Readonly<Partial<Record<'slogan' | 'about' | 'contentTitle' | 'contentArea' | 'services', Locale>>>
}

/** What the store of a site offers, and whether it takes money at all. */
export interface PublicStore extends Pick<
  StoreSettings,
  | 'storeName'
  | 'storeLogo'
  | 'useTestStripeData'
  | 'allowLocalPickup'
  | 'allowFlatRate'
  | 'allowDelivery'
  | 'flatRate'
  | 'deliveryRate'
  | 'orderMinimum'
  | 'leavesInDays'
  | 'returnPolicy'
  | 'lang'
> {
  /** What it costs to have something shipped and delivered. */
  sending: Record<ZoneWay, ZoneSpan>
  /** On which ways buyers choose when. */
  times: Record<TimedWay, boolean>
  /** True where a visitor can put things in a cart and pay. */
  open: boolean
  /** From when on orders are taken and sent as ever, YYYY-MM-DD; absent where they are. */
  againFrom?: string
  /** sandbox: test cards, no money moves. */
  payments: PaymentProvider | 'none'
  /** What to do to pay the shop directly; absent where it does not take that. */
  payDirectly?: string
  publishableKey: string
}

/** An entry of the featured list. */
export type Featured =
  | { type: 'marketplace'; item: MarketItem }
  | { type: 'restaurant'; item: Dish }
  | { type: 'automotive'; item: Car }

/** A funeral to come, as the home page announces it. */
export type AnnouncedFuneral = Pick<
  Funeral,
  'id' | 'name' | 'bornOn' | 'diedOn' | 'startsAt' | 'location' | 'image' | 'alt'
>

/** An event to come, as the home page announces it. */
export type AnnouncedEvent = Pick<
  CalendarEvent,
  'id' | 'name' | 'startsAt' | 'endsAt' | 'allDay' | 'location' | 'image' | 'lang'
>

/** Everything a public page needs to know of its site, in one answer. */
export interface Site {
  company: Company
  roles: { Rolename: string }[]
  marketplaceEnabled: boolean
  calculator: { show: boolean; showPrice: boolean; rate: number; term: number | null }
  facebookPixelId: string
  blocks: ProfileBlock[]
  links: ProfileLink[]
  options: ProfileOptions
  styles: ProfileStyles
  look: SiteLook
  hours: ProfileHours[]
  /** Dates of the coming two months whose hours are not those of the week, soonest first. */
  specialHours: SpecialHours[]
  /** When it is open in the coming days, special hours included. */
  openings: Opening[]
  /** The time off that visitors are told of: it is on, or begins within three days. */
  timeOff: ProfileTimeOff | null
  /** Dates on which no table can be asked for, though it may be open. */
  noTables: Pick<ProfileTimeOff, 'startsOn' | 'endsOn'>[]
  /** The event that is over soonest of those to come; null where there is none. */
  nextEvent: AnnouncedEvent | null
  notices: Notice[]
  /** Those to come of a funeral home, the next one first; they stand before its notices. */
  funerals: AnnouncedFuneral[]
  videos: ProfileVideo[]
  gallery: GalleryImage[]
  files: ProfileFile[]
  quotes: ProfileQuote[]
  /** What search engines and shared links say of its pages, where the owner has written it. */
  pageTexts: PageText[]
  featured: Featured[]
  store: PublicStore
  preview: boolean
}

/** The roles of an account, by its id: they decide which pages and data its site has. */
export const rolesOperation = operation<{ ok: true; roles: { Rolename: string }[] }>()({
  path: 'get-roles',
  input: Type.Object({ id }, { additionalProperties: false }),
  spellings: { id: digits },
  access: everyone,
})
