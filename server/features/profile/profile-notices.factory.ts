import type { Notice } from '@mainstreet/shared/contracts/site/notices'

/** A valid body for creating a notice. */
export const buildNotice = (overrides: Partial<Notice> = {}) => ({
  str_title: 'Closed on Labour Day',
  str_description: '<p>Back on Tuesday.</p>',
  str_link: '',
  str_link_target: '' as const,
  bol_visible: true,
  visibleFrom: null,
  visibleUntil: null,
  ...overrides,
})
