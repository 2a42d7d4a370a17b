import request, { type Response } from 'supertest'
import type { TestApp } from '../server/test/create-test-app'

/** Asks for a page as whoever runs no script does, by its whole address. */
export const askPlainly = async (
  app: TestApp,
  address: string,
  { method = 'get', headers = {} }: { method?: 'get' | 'head'; headers?: Record<string, string> } = {},
): Promise<Response> => {
  const { host, pathname, search } = new URL(address)
  return request(app.origin)
    [method](`${pathname}${search}`)
    .set({ host, ...headers })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (html: string) => html.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)

/** What of a page's HTML is read without script. */
export const readPage = (html: string) => {
  const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="mainstreet-data"'))
  const attribute = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')
  return {
    lang: attribute(/<html lang="([^"]*)"/),
    title: attribute(/<title[^>]*>([^<]*)</),
    heading: decoded((/<h1[^>]*>(.*?)<\/h1>/s.exec(root)?.[1] ?? '').replace(/<[^>]*>/g, '')),
    /** The words of the body. */
    words: decoded(root.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' '),
    pictures: [...root.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, src]) => src!),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    picture: attribute(/<meta property="og:image" content="([^"]*)"/),
    linkedData: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown> & { '@type': string },
    ),
  }
}
