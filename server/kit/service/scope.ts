import { BadRequest, Forbidden, MethodNotAllowed, NotAuthenticated, NotFound } from '@feathersjs/errors'
import { memberRoles, type Method, type RoleAccess } from '@mainstreet/shared/access'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { roleAccess, seesAsVisitor } from '@mainstreet/shared/may-call'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { accountsOf, isInsider, viewOf, type Caller } from './caller/caller'
import { ownAccount } from './caller/own-tenant'
import { invalid, problems } from './errors'
import type { Scope } from './service-params'

/** The one account of a scope; undefined of several, or of any. */
export const onlyAccountOf = ({ accounts = [] }: Partial<Scope> = {}): number | undefined =>
  accounts.length === 1 ? accounts[0] : undefined

const isRead = (method: Method) => method === 'find' || method === 'get'

/** The access a caller has to a contract; throws 401, 403 or 405 where the method is not its. */
export const accessOf = (contract: AnyTableContract, caller: Caller, method: Method): RoleAccess => {
  const { access } = contract
  const everyone = (['visitor', ...memberRoles, 'staff'] as const).map(
    (role): RoleAccess | undefined => access[role],
  )
  if (!everyone.some((each) => each?.methods.includes(method))) {
    throw new MethodNotAllowed(`${method} is not possible on ${contract.path}.`)
  }
  const role = viewOf(caller)
  const own = roleAccess(contract, role === 'server' ? 'staff' : role)
  const keyRefused =
    caller.role === 'integrator' &&
    (access.integrator === false || (caller.scope === 'read' && !isRead(method)))
  if (own?.methods.includes(method) && !keyRefused) return own
  if (caller.role === 'visitor') throw new NotAuthenticated(refusal('sign-in-first'))
  throw new Forbidden(refusal('method-not-allowed', { method, path: contract.path }))
}

interface Ask {
  contract: AnyTableContract
  caller: Caller
  method: Method
  query: Record<string, unknown>
  /** The visitor's site, by domain or preview. */
  siteId?: number
  isPublished(customerId: number): Promise<boolean>
}

const visitorScope = async ({
  contract,
  caller,
  method,
  query,
  siteId,
  isPublished,
}: Ask): Promise<Scope> => {
  const named = query[contract.tenantColumn]
  const byKey =
    contract.lookups.some((column) => column in query) || (contract.tenantColumn === 'id' && method === 'get')
  if (byKey) return { publicOnly: true }
  const account = typeof named === 'number' ? named : siteId
  if (account === undefined)
    throw invalid({ [contract.tenantColumn]: 'is required: no site belongs to this address' })
  if (!isInsider(caller, account) && !(await isPublished(account))) throw new NotFound(refusal('no-site'))
  return { accounts: [account], publicOnly: true }
}

const isMemberAsVisitor = (contract: AnyTableContract, caller: Caller): boolean => {
  const view = viewOf(caller)
  return view !== 'server' && seesAsVisitor(contract, view)
}

/** The scope of a call, from who calls and what the query names; a foreign account in a query is a 403. */
export const scopeOf = async (ask: Ask): Promise<Scope> => {
  const { contract, caller, method, query } = ask
  if (caller.role === 'visitor') return visitorScope(ask)
  const named = query[contract.tenantColumn]
  const own = accountsOf(caller)
  if (own) {
    const publicOnly = isMemberAsVisitor(contract, caller)
    if (typeof named !== 'number') return { accounts: own, publicOnly }
    if (!own.includes(named))
      throw new Forbidden(refusal('foreign-account', { field: contract.tenantColumn }))
    return { accounts: [named], publicOnly }
  }
  if (typeof named === 'number') return { accounts: [named], publicOnly: false }
  const keys = ['id', contract.parent?.key, contract.removeBy, ...contract.lookups]
  const pinned = mayBelongToNone(contract) || keys.some((key) => key && key in query)
  if (method === 'find' && caller.role === 'staff' && !pinned) {
    throw new BadRequest(`${contract.tenantColumn} is required.`, {
      ...problems({ [contract.tenantColumn]: refusal('required') }),
    })
  }
  return { publicOnly: false }
}

/** Accounts themselves, rows of the platform, and such as staff users that no account owns. */
const mayBelongToNone = ({ tenantColumn, ofPlatform, record }: AnyTableContract): boolean =>
  tenantColumn === 'id' || ofPlatform || [record.properties[tenantColumn]?.type].flat().includes('null')

/** The account a new row belongs to: the one named, else the caller's only one, else the visitor's site. */
export const accountForCreate = (
  contract: AnyTableContract,
  caller: Caller,
  { named, siteId }: { named: unknown; siteId?: number },
): number | undefined => {
  const field = contract.tenantColumn
  const isNumber = typeof named === 'number' && Number.isInteger(named)
  if (named !== undefined && !isNumber) throw invalid({ [field]: 'must be integer' })
  const account = ownAccount(caller, { named, siteId, field })
  if (account === undefined && !mayBelongToNone(contract)) throw invalid({ [field]: refusal('required') })
  return account
}
