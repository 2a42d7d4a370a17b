import { memberRoles, type Method, type Role } from '@mainstreet/shared/access'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { mayCall, roleAccess, seesAsVisitor } from '@mainstreet/shared/may-call'
import type { Caller, Member, Membership } from './caller'

const isMixed = (caller: Caller): caller is Member & { memberships: readonly Membership[] } =>
  'memberships' in caller && new Set(caller.memberships?.map(({ role }) => role)).size > 1

const accountsWith = (memberships: readonly Membership[], roles: readonly Role[]): readonly number[] => [
  ...new Set(memberships.filter(({ role }) => roles.includes(role)).map(({ customerId }) => customerId)),
]

/** A person as which of the own memberships has the most rights; without any, an owner of nothing. */
export const memberOf = (
  person: Pick<Member, 'userId' | 'sessionId'>,
  memberships: readonly Membership[],
): Member => {
  const role = memberRoles.find((each) => memberships.some((own) => own.role === each)) ?? 'owner'
  return { ...person, role, accounts: accountsWith(memberships, [role]), memberships }
}

/** What a role sees of a service, to be compared with what another one sees. */
const sightOf = (contract: AnyTableContract, role: Role): string => {
  const { hides = [], rows = {}, having = [] } = roleAccess(contract, role) ?? {}
  return JSON.stringify([seesAsVisitor(contract, role), hides, rows, having])
}

/** The role by which a method is used: who may see more than visitors does not call as one. */
const ableRole = (memberships: readonly Membership[], contract: AnyTableContract, method: Method) => {
  const able = memberRoles.filter(
    (role) => memberships.some((own) => own.role === role) && mayCall(contract, role, method),
  )
  return able.find((role) => !seesAsVisitor(contract, role)) ?? able[0]
}

/** What a caller asks for. */
interface Asked {
  contract: AnyTableContract
  method: Method
}

/** A caller in the role in which it uses a method; it reaches accounts where another of its roles may do and see as much, too. */
export const actAsAble = (caller: Caller, { contract, method }: Asked): Caller => {
  if (!isMixed(caller)) return caller
  const able = ableRole(caller.memberships, contract, method)
  if (!able) return caller
  const alike = memberRoles.filter(
    (role) => mayCall(contract, role, method) && sightOf(contract, role) === sightOf(contract, able),
  )
  const roles = method === 'find' || method === 'get' ? alike : [able]
  return { ...caller, role: able, accounts: accountsWith(caller.memberships, roles) }
}

/** The same in one account; where it is nothing there, as above. */
export const actIn = (caller: Caller, customerId: number, { contract, method }: Asked): Caller => {
  if (!isMixed(caller)) return caller
  const own = caller.memberships.filter((each) => each.customerId === customerId)
  const role = ableRole(own, contract, method) ?? own[0]?.role
  return role
    ? { ...caller, role, accounts: accountsWith(own, [role]) }
    : actAsAble(caller, { contract, method })
}

/** A caller confined to the accounts where its role is one of those that an operation is for. */
export const actWithin = (caller: Caller, access: readonly Role[]): Caller => {
  if (!isMixed(caller)) return caller
  const role = memberRoles.find(
    (each) => access.includes(each) && caller.memberships.some((own) => own.role === each),
  )
  return role ? { ...caller, role, accounts: accountsWith(caller.memberships, access) } : caller
}
