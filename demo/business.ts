import type { BookingState } from '@mainstreet/shared/rules/booking-rules'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Weekday } from '@mainstreet/shared/rules/time/local-time'
import type { MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { BlockKey } from '@mainstreet/shared/rules/site/home-blocks'
import type { Sector } from '@mainstreet/shared/rules/site/sectors'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Write } from '@mainstreet/shared/services'

/** A picture of the demo by folder and name. */
export type PictureName = `${Business['folder']}/${string}`

/** Opening and closing as HH:MM; a day that is not named is closed. */
type DayHours = readonly [open: string, close: string] | 'by appointment'

export interface DemoNotice {
  title: string
  text: string
  picture?: PictureName
  link?: string
  daysAgo: number
  hidden?: boolean
}

export interface DemoMessage {
  name: string
  email: string
  subject: string
  message: string
  daysAgo: number
}

/** A table that a guest asked for, so many days from today at an hour of the business's clock. */
export interface DemoBooking {
  name: string
  phone: string
  email: string
  people: number
  inDays: number
  at: number
  status: BookingState
  language?: Locale
}

type DemoVariation = readonly [label: string, sku: string, price: number, stock: number, picture?: number]

/** One thing for sale, as compact as it can be read. */
export interface Goods extends Omit<MarketItemWrite, 'variations' | 'categoryId' | 'saleEnd'> {
  title: string
  category: string
  sector: Sector
  pictures: readonly PictureName[]
  /** What the variations differ in, with its values. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Label, SKU, price in dollars, stock, and which of the pictures shows it, counted from 1. */
  variations: readonly DemoVariation[]
  /** Views and clicks so far. */
  reach: readonly [views: number, clicks: number]
  daysAgo: number
  /** The last day of the sale, counted from today. */
  saleDaysLeft?: number
}

/** What every business of the demo has, whatever it sells. */
export interface Business {
  /** The account's id. */
  id: number
  folder: 'harbour' | 'leonie' | 'tidewater' | 'belliveau'
  /** The picture over its pages, where its folder has none. */
  header?: PictureName
  account: Write<'account'> & { str_company_name: string }
  styles: Write<'profile-styles'>
  options: Write<'profile-options'>
  store: Write<'store-settings'>
  hours: Partial<Record<Weekday, DayHours>>
  blocks: Partial<Record<BlockKey, { title?: string; show?: boolean; order?: number }>>
  links: readonly (readonly [text: string, link: string])[]
  quotes: readonly (readonly [words: string, name: string, year: string])[]
  notices: readonly DemoNotice[]
  videos: readonly (readonly [caption: string, link: string])[]
  gallery: readonly (readonly [picture: PictureName, caption: string])[]
  goods: readonly Goods[]
  /** What visitors wrote, the oldest first; the last one is not read yet. */
  messages: readonly DemoMessage[]
  bookings?: readonly DemoBooking[]
  codes?: readonly Write<'discount-codes'>[]
  /** Cards of which nobody knows the code. */
  giftCards?: readonly { value: Cents; note: string }[]
  /** Where it sends and brings, the first that fits first. */
  zones?: readonly Write<'shipping-zones'>[]
  /** What its texts are in French, by their English; texts of one paragraph without its tags. */
  french?: Readonly<Record<string, string>>
  /** Pages that visits are spread over, the most visited first. */
  pages: readonly string[]
}

/** The picture over a business's pages. */
export const headerOf = ({ folder, header }: Pick<Business, 'folder' | 'header'>): PictureName =>
  header ?? `${folder}/header`
