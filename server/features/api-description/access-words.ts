import { memberRoles, methods, people, type Method, type Role } from '@mainstreet/shared/access'
import type { AnyContract, AnyTableContract } from '@mainstreet/shared/contract'
import { mayCall, roleAccess } from '@mainstreet/shared/may-call'
import type { Json } from './json-schema'

const roles = ['visitor', ...memberRoles, 'staff'] as const

type Who = (typeof roles)[number] | 'read key' | 'write key'

/** Everybody who calls, a key by its scope. */
const everybody: readonly Who[] = [...roles, 'read key', 'write key']

const reads: readonly Method[] = ['find', 'get']

const mayUse = (contract: AnyContract, who: Who, method: Method): boolean => {
  if (who === 'write key') return mayCall(contract, 'integrator', method)
  if (who === 'read key') {
    const onlyReads = contract.kind === 'table' ? reads.includes(method) : contract.onlyReads === true
    return onlyReads && mayCall(contract, 'integrator', method)
  }
  return mayCall(contract, who, method)
}

/** Who may use a method of a service. */
export const callersOf = (contract: AnyContract, method: Method): Who[] =>
  everybody.filter((who) => mayUse(contract, who, method))

/** The methods that anybody at all may use. */
export const methodsOf = (contract: AnyContract): Method[] =>
  methods.filter((method) => callersOf(contract, method).length)

const hiddenText = (contract: AnyTableContract, role: Role): string => {
  const hidden = roleAccess(contract, role)?.hides ?? []
  return hidden.length ? `, without ${hidden.join(', ')}` : ''
}

/** What each role may do with a service, a line each. */
export const accessText = (contract: AnyTableContract): string =>
  everybody
    .map((who) => {
      const can = methods.filter((method) => mayUse(contract, who, method))
      const role = who === 'read key' || who === 'write key' ? 'integrator' : who
      return `- **${who}**: ${can.length ? can.join(', ') + hiddenText(contract, role) : 'nothing'}`
    })
    .join('\n')

/** How a call authenticates itself: not at all, or by a token or key. */
export const securityOf = (callers: readonly Who[]): Json[] => {
  const isPerson = (who: Who) => people.some((each) => each === who)
  const known: Json[] = callers.some(isPerson) ? [{ accessToken: [] }] : []
  if (callers.some((who) => who.endsWith('key'))) known.push({ apiKey: [] })
  return callers.includes('visitor') ? [{}, ...known] : known
}
