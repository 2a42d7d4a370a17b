import type { Locale } from './rules/language'
import type { Site } from './contracts/site/site'

/** One read that a page was rendered with, under react-query's key. */
export interface PreloadedRead {
  key: readonly unknown[]
  data: unknown
}

/** What the server inlines into a page for its script: its site, what else was read, and external addresses (empty: none). */
export interface PageData {
  site: Site | null
  reads: readonly PreloadedRead[]
  /** The page's path where the server found nothing: the page says so, whatever else it would have shown. */
  notFoundPath?: string
  /** The language that a page of the back office was asked for in. */
  locale?: Locale
  supportUrl: string
  modulesBaseUrl: string
}

/** How a page that the server renders reads: as a visitor of its site. Everything throws as a service does. */
export interface PageReads {
  find(path: string, query: Record<string, unknown>): Promise<unknown>
  get(path: string, id: number): Promise<unknown>
  /** What a read of the same list or row has answered already; undefined where there was none. */
  answered(path: string, asked: number | Record<string, unknown>): unknown
}

/** A page of a site that the server is to render. */
export interface SitePageRequest {
  /** Path and query, such as `/marketplace/7?lang=fr`. */
  address: string
  locale: Locale
  site: Site
  reads: PageReads
  /** There is nothing at the address: the page says so. */
  isNotFound: boolean
  /** Sanitises an owner's formatted text. */
  clean(html: string): string
}

/** A page as HTML, and what its head needs. */
export interface RenderedPage {
  html: string
  /** The page's title as HTML text. */
  title: string
  /** Elements for the head, such as preloads of its first pictures. */
  head: string
  reads: readonly PreloadedRead[]
  /** The source files of the chunks that it needs, as the build's manifest names them. */
  sources: readonly string[]
}

/** A page of signing in as HTML, in one language; the same for everybody. */
export interface RenderedSignInPage {
  path: string
  locale: Locale
  /** The source file of its chunk, as the build's manifest names it. */
  source: string
  /** The page's title as HTML text. */
  title: string
  html: string
}

/** Renders every page of signing in, in every language. */
export type RenderSignInPages = () => Promise<RenderedSignInPage[]>

/** Renders a public page on the server; throws what any of its components or reads throws. */
export type RenderSitePage = (request: SitePageRequest) => Promise<RenderedPage>
