import type { ServiceParams } from '../../kit/service/table-rules'

/** Who makes a call, for the log. */
export const callerName = ({ caller }: ServiceParams): string => {
  if (caller && 'userId' in caller) return `${caller.role} ${caller.userId}`
  return caller && 'keyId' in caller ? `key ${caller.keyId}` : 'server'
}
