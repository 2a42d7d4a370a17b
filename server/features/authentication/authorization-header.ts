import type { IncomingMessage } from 'node:http'

/** The token of an Authorization header, `Bearer` or `ApiKey`; undefined without a header, empty where it has another form. */
export const headerToken = ({ headers: { authorization } }: IncomingMessage): string | undefined => {
  if (!authorization) return undefined
  return /^(?:Bearer|ApiKey) +([\w.-]{1,2000})$/i.exec(authorization)?.[1] ?? ''
}
