import { randomBytes } from 'node:crypto'
import type { Shop } from './shops'

const answerTimeoutMs = 60_000

/** One call of a run; undefined where the server was not there, or went away before it answered. */
export interface Reply<Body> {
  status: number
  body: Body
  /** Whether somebody else is doing the same just now. */
  isUnderWay: boolean
}

interface Asked {
  path: string
  /** A GET without it. */
  body?: string
  key?: string
  token?: string
}

/** Calls the server as somebody of a shop, from an address that no limit has met yet. */
export const call = async <Body>(
  origin: string,
  { account }: Shop,
  { path, body, key, token }: Asked,
): Promise<Reply<Body> | undefined> => {
  try {
    const answer = await fetch(`${origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': account.str_domain,
        'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
        ...(key && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: JSON.parse(text) as Body,
      isUnderWay: text.includes('"in_progress"'),
    }
  } catch {
    return undefined
  }
}
