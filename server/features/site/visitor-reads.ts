import type { Locale } from '@mainstreet/shared/rules/language'
import type { PageReads } from '@mainstreet/shared/rendering'
import type { Application } from '../../declarations'
import { visitor } from '../../kit/service/caller/caller'
import { asCaller } from '../../kit/service/caller/own-row'

/** Reads as a visitor of a site, through the guard, in a language; the same read twice is one. */
export const visitorReads = (app: Application, siteId: number, lang: Locale): PageReads => {
  const made = new Map<string, Promise<unknown>>()
  const answers = new Map<string, unknown>()
  const keyOf = (path: string, asked: number | Record<string, unknown>) => `${path} ${JSON.stringify(asked)}`
  const once = (key: string, read: () => Promise<unknown>) => {
    const reading =
      made.get(key) ??
      read().then((answer) => {
        answers.set(key, answer)
        return answer
      })
    made.set(key, reading)
    return reading
  }
  const params = (query: Record<string, unknown>) => asCaller(visitor, { siteId, query: { ...query, lang } })
  const service = (path: string) => app.service(path as 'market-items')
  return {
    find: (path, query) => once(keyOf(path, query), () => service(path).find(params(query))),
    get: (path, id) => once(keyOf(path, id), () => service(path).get(id, params({}))),
    answered: (path, asked) => answers.get(keyOf(path, asked)),
  }
}
