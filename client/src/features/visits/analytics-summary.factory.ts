import type { AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'

/** The summary of a site that nobody has visited yet. */
export const noVisits: AnalyticsSummary = {
  ok: true,
  views: 0,
  visits: 0,
  users: 0,
  before: { views: 0, visits: 0, users: 0 },
  days: [],
  months: [],
  pages: [],
  items: [],
  referrers: [],
}
