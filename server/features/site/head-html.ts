import type { PageDescription } from './page-description'

/** The tags of a page's head, escaped, without its title. */
export const headHtml = (_page: PageDescription): string => ''
