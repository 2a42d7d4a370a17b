import { NotFound } from '@feathersjs/errors'
import { validateQuery } from '@feathersjs/schema'
import type { Locale } from '@mainstreet/shared/rules/language'
import { siteQuery, type Site } from '@mainstreet/shared/contracts/site/site'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import type { Application, AroundHook } from '../../declarations'
import { visitor } from '../../kit/service/caller/caller'
import { knownCaller } from '../../kit/service/caller/caller-of'
import { invalid } from '../../kit/service/errors'
import { authenticate } from '../../kit/service/hooks/authenticate'
import { external } from '../../kit/service/hooks/external'
import type { ServiceParams } from '../../kit/service/service-params'
import { createValidator, queryValidator } from '../../kit/service/input/validators'
import { visibleAccount } from '../../kit/visible-account'
import { readSite } from './read-site'

/** Which days are the coming ones changes with the day. */
const freshForMs = hourMs

type SiteQuery = {
  domain?: string
  previewId?: number
  lang?: Locale
}

const validateSiteQuery = validateQuery(createValidator(siteQuery, queryValidator), { skipSanitize: false })

/** The account asked for: a preview before a domain, both before the address of the request. */
const askedFor = async (
  app: Application,
  { domain, previewId }: SiteQuery,
  siteId?: number,
): Promise<number> => {
  if (previewId !== undefined) return previewId
  if (domain === undefined) {
    if (siteId === undefined) throw invalid({ domain: 'is required: no site belongs to this address' })
    return siteId
  }
  const tenant = domain && (await app.get('tenants').byDomain(domain.toLowerCase().replace(/\.$/, '')))
  if (!tenant) throw new NotFound(refusal('no-site'))
  return tenant.id
}

/** Anybody may read a published site; a suspended one only its owner and staff, and only as a preview. */
const guardSite: AroundHook = async (context, next) => {
  const { app, params } = context
  const query: SiteQuery = params.query ?? {}
  const id = await askedFor(app, query, params.siteId)
  const preview = query.previewId !== undefined
  await visibleAccount(app, id, preview ? knownCaller(params) : visitor)
  // The read cache holds answers per account until anything public of the account changes.
  context.params = { ...params, query, freshForMs, scope: { accounts: [id], publicOnly: true } }
  await next()
}

/** Serves everything a public page needs to know of its site in one answer. */
export const site = (app: Application): void => {
  const find = ({ query, scope }: ServiceParams = {}): Promise<Site> => {
    const { previewId, lang }: SiteQuery = query ?? {}
    return readSite(app, { id: scope!.accounts![0]!, preview: previewId !== undefined, lang })
  }
  app.get('policies').set('site', 'Anybody reads published sites; a suspended one only its owner and staff.')
  app.use('site', { find }, { methods: ['find'] })
  app.service('site').hooks({ around: { all: [external(authenticate), validateSiteQuery, guardSite] } })
}
