import { MethodNotAllowed } from '@feathersjs/errors'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { AroundHook } from '../../../declarations'
import { asLocale, locales, type Locale } from '@mainstreet/shared/rules/language'
import { textHolders } from '@mainstreet/shared/translations'
import { viewOf } from '../caller/caller'
import { knownCaller } from '../caller/caller-of'
import { readId } from '../check-call'
import { invalid } from '../errors'
import { readQuery as read } from '../input/query'

type Query = Record<string, unknown>

/** remove(null) takes exactly the one key that the contract names, beside the tenant. */
const checkRemoveMany = ({ removeBy, tenantColumn, path }: AnyTableContract, query: Query) => {
  if (!removeBy) throw new MethodNotAllowed(`${path} removes one record at a time.`)
  const keys = Object.keys(query).filter((key) => key !== '$limit' && key !== tenantColumn)
  if (keys.length !== 1 || typeof query[removeBy] !== 'number') {
    throw invalid({ [removeBy]: `is required to remove from ${path}` })
  }
}

/** Who chooses columns and a language needs the translations of what is chosen. */
const withTranslations = (contract: AnyTableContract, query: Query): Query => {
  const { $select } = query
  if (!Array.isArray($select)) return query
  return { ...query, $select: [...($select as unknown[]), ...textHolders(contract)] }
}

/** The language that rows are asked for in; only reads have one, since what is written is written as it is. */
const readLanguage = (lang: unknown, method: string): Locale | undefined => {
  if (lang === undefined) return undefined
  if (method !== 'find' && method !== 'get') throw invalid({ lang: 'is not known here' })
  const asked = typeof lang === 'string' ? asLocale(lang) : undefined
  if (!asked) throw invalid({ lang: refusal('one-of', { values: locales.join(', ') }) })
  return asked
}

/** Reads the id and the query of a call: a preview names its site there, everything else is checked against the record. */
export const readQuery =
  (contract: AnyTableContract): AroundHook =>
  async (context, next) => {
    const { method, params } = context
    const view = viewOf(knownCaller(params))
    const { previewId, lang, ...asked } = params.query ?? {}
    const language = readLanguage(lang, method)
    const siteId = previewId === undefined ? params.siteId : readId(previewId, 'previewId')
    const asRead = await read(contract, view === 'server' ? 'staff' : view, asked)
    const query = language ? withTranslations(contract, asRead) : asRead
    if (context.id !== undefined && context.id !== null) context.id = readId(context.id)
    else if (method === 'remove') checkRemoveMany(contract, query)
    else if (method === 'update' || method === 'patch')
      throw new MethodNotAllowed(`${contract.path} changes one record at a time.`)
    const preview = previewId !== undefined || params.preview === true
    context.params = { ...params, query, siteId, preview, language }
    await next()
  }

/** An operation has no query but the preview's site. */
export const readOperationQuery: AroundHook = async (context, next) => {
  const { params } = context
  const { previewId, ...others } = params.query ?? {}
  const [unknown] = Object.keys(others)
  if (unknown) throw invalid({ [unknown]: 'is not known here' })
  context.params = {
    ...params,
    siteId: previewId === undefined ? params.siteId : readId(previewId, 'previewId'),
    preview: previewId !== undefined || params.preview === true,
    query: {},
  }
  await next()
}
