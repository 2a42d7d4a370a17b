import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { filledText, flag, id, moment, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'

/** What a visitor can do that is counted. */
export const eventTypes = [
  'pageView',
  'interact',
  'navigation',
  'socialInteract',
  'fileDownload',
  'noticeInteract',
  'featuredItem',
] as const

/** What visitors did, one row an event; written by the site, read by its owner. */
export const analyticsContract = contract({
  path: 'profile-analytics',
  name: { en: 'Visits', fr: 'Visites' },
  record: {
    id,
    customerId: id,
    userId: filledText(64),
    url: filledText(1000),
    referrer: text(1000),
    eventType: oneOf(eventTypes),
    mobile: flag,
    createdAt: moment,
  },
  writable: ['userId', 'url', 'referrer', 'eventType', 'mobile'],
  required: ['userId', 'url', 'eventType'],
  access: {
    visitor: { methods: ['create'], writable: ['userId', 'url', 'referrer', 'eventType', 'mobile'] },
    owner: { methods: ['find', 'create'] },
  },
  live: false,
  quiet: true,
})

/** Sums of some days. */
export interface VisitFigures {
  /** Page views. */
  views: number
  /** Runs of events of one visitor without a pause of more than 20 minutes, on the day on which they began. */
  visits: number
  /** Visitors, each once. */
  users: number
}

/** The visits of a site in a month or in the last 30 days, and its page views of the last 12 months, oldest first, in the account's time zone. */
export interface AnalyticsSummary extends VisitFigures {
  ok: true
  /** The same number of days before. */
  before: VisitFigures
  /** YYYY-MM-DD, every day, also those without a view. */
  days: { day: string; views: number }[]
  /** YYYY-MM, every month, also those without a view. */
  months: { month: string; views: number }[]
  /** The pages seen most: their addresses within the site, and of whichever item they are. */
  pages: { url: string; views: number; title: string | null }[]
  /** The items whose pages were seen most, of those that are still there. */
  items: { id: number; title: string; views: number }[]
  /** The hosts of other sites that most page views came from. */
  referrers: { host: string; views: number }[]
}

/** Sums up the visits of one month (YYYY-MM), or of the last 30 days without one. */
export const analyticsSummaryOperation = operation<AnalyticsSummary>()({
  path: 'profile-analytics-summary',
  input: Type.Object(
    { customerId: id, month: Type.Optional(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$' })) },
    { additionalProperties: false },
  ),
  access: ['owner', 'texts', 'figures', 'staff', 'integrator'],
})

export type AnalyticsEvent = RowOf<typeof analyticsContract>
