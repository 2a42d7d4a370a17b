import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PageData, RenderedSignInPage, RenderSitePage } from '@mainstreet/shared/rendering'
import type { Locale } from '@mainstreet/shared/rules/language'
import { inlineJson } from '../../text/escape-html'
import type { Settings } from '../../settings'
import { deferredHydration } from './deferred-hydration'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** A page of its own: the public site, the same framed by the back office, or the back office. */
export type ClientHalf = 'site' | 'framed-site' | 'back-office'

/** What is inserted into the page of one half of the client. */
export interface PageParts {
  lang: string
  /** HTML text. */
  title: string
  /** Elements. */
  head: string
  html: string
  /** Of a page that the server rendered: the source files of its chunks. Its script is deferred. */
  sources?: readonly string[]
  /** Its styles stand in its head: it waits for no style sheet. */
  isStyled?: boolean
  data: Omit<PageData, 'supportUrl' | 'modulesBaseUrl'>
}

/** A page of signing in, with its style and the addresses of its script for the head. */
export type BuiltSignInPage = Omit<RenderedSignInPage, 'source'> & { head: string }

/** The built client, read when it is first asked for: a test may have none. */
export interface ClientBuild {
  folder: string
  page(half: ClientHalf, parts: PageParts): Promise<string>
  /** A page of signing in as the build rendered it; undefined at any other path. */
  signInPage(path: string, locale: Locale): Promise<BuiltSignInPage | undefined>
  render: RenderSitePage
}

/** The addresses of chunks and of all that they import, each once. */
const filesOf = (manifest: Manifest, sources: readonly string[], seen = new Set<string>()): string[] => {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk || seen.has(`/${chunk.file}`)) continue
    seen.add(`/${chunk.file}`)
    filesOf(manifest, chunk.imports ?? [], seen)
  }
  return [...seen]
}

/** Reads once; what could not be read is read again at the next call. */
const readOnce = <T>(read: () => Promise<T>) => {
  let reading: Promise<T> | undefined
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    }))
}

const styleElements = /<link rel="(stylesheet|preload)"[^>]*>/g
const iconElement = /<link rel="icon"[^>]*>/
const entryElement = /<script type="module"[^>]*><\/script>/

/** The client's build in a folder; its pages get the external addresses. */
export const clientBuild = (
  folder: string,
  { supportUrl = '', modulesBaseUrl = '' }: Pick<Settings, 'supportUrl' | 'modulesBaseUrl'>,
): ClientBuild => {
  const text = (name: string) => readFile(path.join(folder, name), 'utf8')
  const templates = {
    site: readOnce(() => text('site.html')),
    'framed-site': readOnce(() => text('framed-site.html')),
    'back-office': readOnce(() => text('back-office.html')),
  }
  const manifest = readOnce(async () => JSON.parse(await text('site-manifest.json')) as Manifest)
  const signInPages = readOnce(async () => JSON.parse(await text('sign-in-pages.json')) as BuiltSignInPage[])
  const renderer = readOnce(async () => {
    const load = createRequire(path.resolve('package.json'))
    return (load(path.resolve(folder, 'server/render-site-page.cjs')) as { renderSitePage: RenderSitePage })
      .renderSitePage
  })
  const deferredScript = async (sources: readonly string[]): Promise<string> => {
    const chunks = await manifest()
    const entry = Object.keys(chunks).filter((name) => chunks[name]!.isEntry)
    return deferredHydration(filesOf(chunks, [...entry, ...sources]))
  }
  return {
    folder,
    async page(half, { lang, title, head, html, sources, isStyled, data }) {
      const template = await templates[half]()
      // In a frame nobody has to give a sign of life first: it follows its business from the start.
      const script = half === 'site' && sources && (await deferredScript(sources))
      const addresses =
        half === 'back-office' ? { supportUrl, modulesBaseUrl } : { supportUrl: '', modulesBaseUrl: '' }
      const pageData: PageData = { ...data, ...addresses }
      return (
        template
          .replace('<html lang="en">', () => `<html lang="${lang}">`)
          .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
          .replace(styleElements, (element) => (isStyled ? '' : element))
          // A site has its own.
          .replace(iconElement, (element) => (head.includes('rel="icon"') ? '' : element))
          .replace('<!--app-head-->', () => head)
          .replace(entryElement, (entry) => script || entry)
          .replace('<!--app-html-->', () => html)
          .replace(
            '<!--app-data-->',
            () => `<script type="application/json" id="mainstreet-data">${inlineJson(pageData)}</script>`,
          )
      )
    },
    signInPage: async (path, locale) =>
      (await signInPages()).find((page) => page.path === path && page.locale === locale),
    render: async (request) => (await renderer())(request),
  }
}

declare module '../../../declarations' {
  interface Configuration {
    clientBuild: ClientBuild
  }
}
