import { memberRoles, type Method, type Role } from '@mainstreet/shared/access'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { mayCall, roleAccess, seesAsVisitor } from '@mainstreet/shared/may-call'
import type { Caller, Member, Membership } from './caller'

const isMixed = (caller: Caller): caller is Member & { memberships: readonly Membership[] } =>
  'memberships' in caller && new Set(caller.memberships?.map(({ role }) => role)).size > 1

const accountsWith = (memberships: readonly Membership[], roles: readonly Role[]) =>
  memberships.filter(({ role }) => roles.includes(role)).map(({ customerId }) => customerId)

/** A person as which of the own memberships has the most rights; without any, an owner of nothing. */
export const memberOf = (
  person: Pick<Member, 'userId' | 'sessionId'>,
  memberships: readonly Membership[],
): Member => {
  const role = memberRoles.find((each) => memberships.some((own) => own.role === each)) ?? 'owner'
  return { ...person, role, accounts: accountsWith(memberships, [role]), memberships }
}

/** A caller in the role that it has in one account; unchanged where it has none there. */
export const actFor = (caller: Caller, customerId: number | undefined): Caller => {
  if (!isMixed(caller)) return caller
  const own = caller.memberships.find((each) => each.customerId === customerId)
  return own ? { ...caller, role: own.role, accounts: accountsWith(caller.memberships, [own.role]) } : caller
}

/** What a role sees of a service, to be compared with what another one sees. */
const sightOf = (contract: AnyTableContract, role: Role): string => {
  const { hides = [], rows = {}, having = [] } = roleAccess(contract, role) ?? {}
  return JSON.stringify([seesAsVisitor(contract, role), hides, rows, having])
}

/** A caller in the first of its roles that may use a method, where no account is named; it reaches accounts where another role may do and see the same, too. */
export const actAsAble = (caller: Caller, contract: AnyTableContract, method: Method): Caller => {
  if (!isMixed(caller)) return caller
  const able = memberRoles.find(
    (role) => caller.memberships.some((own) => own.role === role) && mayCall(contract, role, method),
  )
  if (!able) return caller
  const alike = memberRoles.filter(
    (role) => mayCall(contract, role, method) && sightOf(contract, role) === sightOf(contract, able),
  )
  const roles = method === 'find' || method === 'get' ? alike : [able]
  return { ...caller, role: able, accounts: accountsWith(caller.memberships, roles) }
}

/** A caller confined to the accounts where its role is one of those that an operation is for. */
export const actWithin = (caller: Caller, access: readonly Role[]): Caller => {
  if (!isMixed(caller)) return caller
  const role = memberRoles.find(
    (each) => access.includes(each) && caller.memberships.some((own) => own.role === each),
  )
  return role ? { ...caller, role, accounts: accountsWith(caller.memberships, access) } : caller
}
