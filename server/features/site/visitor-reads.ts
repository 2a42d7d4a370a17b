import type { Locale } from '@mainstreet/shared/rules/language'
import type { PageReads } from '@mainstreet/shared/rendering'
import type { Application } from '../../declarations'
import { visitor } from '../../kit/service/caller/caller'
import type { ServiceParams } from '../../kit/service/table-rules'

/** Reads as a visitor of a site, through the guard, in a language; the same read twice is one. */
export const visitorReads = (app: Application, siteId: number, lang: Locale): PageReads => {
  const made = new Map<string, Promise<unknown>>()
  const once = (key: string, read: () => Promise<unknown>) => {
    const reading = made.get(key) ?? read()
    made.set(key, reading)
    return reading
  }
  const params = (query: Record<string, unknown>): ServiceParams => ({
    provider: 'rest',
    caller: visitor,
    siteId,
    query: { ...query, lang },
  })
  const service = (path: string) => app.service(path as 'market-items')
  return {
    find: (path, query) => once(`${path} ${JSON.stringify(query)}`, () => service(path).find(params(query))),
    get: (path, id) => once(`${path} ${id}`, () => service(path).get(id, params({}))),
  }
}
