import type { Caller } from './caller'

/** Who makes a call, for the log: "owner 12", "key 3", "visitor". */
export const callerName = (caller: Caller): string => {
  if ('userId' in caller) return `${caller.role} ${caller.userId}`
  return 'keyId' in caller ? `key ${caller.keyId}` : caller.role
}
