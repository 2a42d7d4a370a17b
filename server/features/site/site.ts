import { NotFound } from '@feathersjs/errors'
import type { HookContext, NextFunction } from '@feathersjs/feathers'
import { siteQuery, type Site } from '@mainstreet/shared/contracts/site'
import type { House } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { ServiceParams } from '../../kit/service/table-rules'
import { queryCheck } from '../../kit/service/validate'
import { readSite } from './read-site'
import { visibleAccount } from './visible-account'

interface SiteQuery {
  domain?: string
  previewId?: number
}

const check = queryCheck(siteQuery)

/** The account asked for: a preview before a domain, both before the address of the request. */
const askedFor = async (house: House, { domain, previewId }: SiteQuery, site?: number): Promise<number> => {
  if (previewId !== undefined) return previewId
  if (domain === undefined) {
    if (site === undefined) throw invalid({ domain: 'is required: no site belongs to this address' })
    return site
  }
  const tenant = domain && (await house.tenants.byDomain(domain.toLowerCase().replace(/\.$/, '')))
  if (!tenant) throw new NotFound('There is no such site.')
  return tenant.id
}

/** Anybody may read a published site; a suspended one only its owner and staff, and only as a preview. */
const guard = (house: House) => async (context: HookContext, next: NextFunction) => {
  const params = context.params as ServiceParams
  const query: SiteQuery = { ...params.query }
  check(query)
  const id = await askedFor(house, query, params.site)
  const preview = query.previewId !== undefined
  await visibleAccount(house, id, preview ? params.caller : undefined)
  // The door keeps answers per account and drops them when anything public of the account changes.
  context.params = { ...params, query, scope: { accounts: [id], publicOnly: true } } as never
  await next()
}

/** Serves everything a public page needs to know of its site in one answer. */
export const setUpSite = (house: House): void => {
  const find = ({ query, scope }: ServiceParams = {}): Promise<Site> =>
    readSite(house, { id: scope!.accounts![0]!, preview: (query as SiteQuery).previewId !== undefined })
  house.policies.set('site', 'Anybody reads published sites; a suspended one only its owner and staff.')
  house.app.use('site', { find } as never, { methods: ['find'] })
  house.app.service('site').hooks({ around: { all: [guard(house)] } } as never)
}
