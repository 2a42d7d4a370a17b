import type { NamedPath } from '../linked-data/list-data'
import type { LinkedData, PageAsk, PageDescription } from './page-description'
import type { PageWords } from './page-words'

/** A page's address, taken apart, and the words of its language. */
export interface Asked extends PageAsk {
  words: PageWords
  /** The changing parts of the path, decoded. */
  parts: readonly string[]
  query: URLSearchParams
}

/** What is special about a page that is there. */
export interface PageFacts extends Partial<Pick<PageDescription, 'type' | 'price' | 'image'>> {
  title: string
  description: string
  /** The pages above this one, and its own name and canonical path as the last. */
  breadcrumbs: readonly NamedPath[]
  /** Which page of a list it is, where that is not the first. */
  number?: number
  linked?: readonly LinkedData[]
  /** Not to be found: private, or with nothing to see. */
  hidden?: boolean
}

/** A page that is not there, by what is said of it. */
export interface NotFoundPage {
  notFound: string
}

/** Describes the pages of one kind. */
export type Describe = (asked: Asked) => Promise<PageFacts | NotFoundPage>

/** A page's title: its own name, then whose page it is. */
export const withSiteName = (name: string, { site }: Pick<PageAsk, 'site'>): string =>
  `${name} · ${site.company.name}`
