import { writtenPages, type PageText } from '@mainstreet/shared/contracts/site/page-texts'

let made = 0

/** A valid body for the texts of a page: the next in turn. */
export const buildPageText = (overrides: Partial<PageText> = {}) => ({
  page: writtenPages[made++ % writtenPages.length]!,
  title: 'Handmade mugs from Halifax',
  text: 'Thrown by hand, fired twice, sent everywhere in Canada.',
  ...overrides,
})
