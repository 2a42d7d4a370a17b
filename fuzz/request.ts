import type { Random } from './random'
import type { FuzzRole, Stage } from './stage'

/** Which request of a run it is, and whose. */
export interface RequestOrigin {
  index: number
  role: FuzzRole
  /** Which part of the product it is for, in the table of figures. */
  path: string
}

/** One HTTP request. */
export interface RestRequest extends RequestOrigin {
  transport: 'rest'
  verb: string
  url: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** One packet over a websocket: its JSON text, or its values where some are binary. */
export interface SocketRequest extends RequestOrigin {
  transport: 'websocket'
  packet: string | unknown[]
  /** False where the sender waits for no answer. */
  waits: boolean
  /** Through a connection that may be signed out or in. */
  spare: boolean
}

/** A request over either transport. */
export type FuzzRequest = RestRequest | SocketRequest

/** The headers of a role's request: its site, its login, and an address of its own, so that limits of one address stop nobody. */
export const headersOf = (
  stage: Stage,
  { role, random, spare = false }: { role: FuzzRole; random: Random; spare?: boolean },
): Record<string, string> => {
  const client = stage.clients[role]
  const token = spare ? client.spare.token : client.token
  return {
    'x-forwarded-host': stage.own.account.str_domain,
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${1 + random.below(250)}`,
    ...(token && { authorization: `Bearer ${token}` }),
  }
}
