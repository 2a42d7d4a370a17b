import { duties, reads, type Duty, type Method, type Role, type RoleAccess } from './access'
import type { AnyContract, AnyTableContract } from './contract'

const publicReads = ({ access: { visitor } }: AnyTableContract): RoleAccess | undefined =>
  visitor && { ...visitor, methods: visitor.methods.filter((each) => reads.some((read) => read === each)) }

/** Whether a role is one of a helper's duties. */
export const isDuty = (role: string): role is Duty => duties.some((each) => each === role)

/** Whether a role sees of a table service what its visitors see, and no more: a helper without an access of its own. */
export const seesAsVisitor = ({ access }: AnyTableContract, role: Role): boolean =>
  role === 'visitor' || (isDuty(role) && access[role] === undefined)

/** What a role may do with a table service and sees of it; undefined where the service is not its. */
export const roleAccess = (contract: AnyTableContract, role: Role): RoleAccess | undefined => {
  const { access } = contract
  if (role === 'staff') return access.staff ?? access.owner
  if (role === 'integrator') return access.integrator === false ? undefined : access.owner
  if (isDuty(role)) return access[role] ?? publicReads(contract)
  return access[role]
}

/** Whether a role may use a method at all; which rows it reaches is the server's to say. */
export const mayCall = (contract: AnyContract, role: Role, method: Method): boolean =>
  contract.kind === 'operation'
    ? method === 'create' && contract.access.includes(role)
    : Boolean(roleAccess(contract, role)?.methods.includes(method))

/** What an access writes, properties of the body among it: what it names, or all there is. */
export const writableOf = ({ writable, body }: AnyTableContract, access: RoleAccess): readonly string[] =>
  access.writable ?? [...new Set([...writable, ...Object.keys(body)])]

/** Whether a role may set a column of a table service. */
export const mayWrite = (contract: AnyTableContract, role: Role, column: string): boolean => {
  const own = roleAccess(contract, role)
  const writes = own?.methods.some((each) => each === 'create' || each === 'update' || each === 'patch')
  return Boolean(own && writes && writableOf(contract, own).includes(column))
}
