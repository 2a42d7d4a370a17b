import type { Locale } from './rules/money'
import type { Site } from './contracts/site'

/** One answer that a page was made with, under the key its script looks for. */
export interface KnownRead {
  key: readonly unknown[]
  data: unknown
}

/** What the server writes into a page for its script: its site, what else was read, and addresses outside (empty: none). */
export interface PageData {
  site: Site | null
  reads: readonly KnownRead[]
  /** The path of the page where there is nothing: it says so, whatever else it would have shown. */
  lost?: string
  supportUrl: string
  modulesBaseUrl: string
}

/** How a page that the server makes reads: as a visitor of its site. Everything throws as a service does. */
export interface PageReads {
  find(path: string, query: Record<string, unknown>): Promise<unknown>
  get(path: string, id: number): Promise<unknown>
}

/** A page of a site that the server is to make. */
export interface SitePageRequest {
  /** Path and query, such as `/marketplace/7?lang=fr`. */
  address: string
  locale: Locale
  site: Site
  reads: PageReads
  /** There is nothing at the address: the page says so. */
  lost: boolean
  /** Makes an owner's formatted text safe. */
  clean(html: string): string
}

/** A page as HTML, and what its head needs. */
export interface MadePage {
  html: string
  /** The page's title as HTML text. */
  title: string
  /** Elements for the head, such as preloads of its first pictures. */
  head: string
  reads: readonly KnownRead[]
  /** The source files of the chunks that draw it, as the build's manifest names them. */
  sources: readonly string[]
}

/** Makes a public page on the server; throws what any of its parts or reads throws. */
export type RenderSitePage = (request: SitePageRequest) => Promise<MadePage>
