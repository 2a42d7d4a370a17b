import type { AnalyticsEvent } from '@mainstreet/shared/contracts/site/visits'

/** A valid body for recording what a visitor did. */
export const buildAnalyticsEvent = (overrides: Partial<AnalyticsEvent> = {}) => ({
  userId: 'b5f6c1de',
  url: '/',
  referrer: '',
  eventType: 'pageView' as const,
  mobile: false,
  ...overrides,
})
