import { NotAuthenticated } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { hashToken, newToken } from '../../kit/secrets/secret-token'
import type { Table } from '../../kit/service/stored-row'

/** How long a session survives without being used, in seconds. */
export const refreshLifetimeSeconds = 30 * 24 * 3600

// Two tabs may send the same token at once, and a reload may lose the answer that held the next one.
const graceMs = 10_000

/** Tokens that keep a session going: each is used once, and using a spent one ends the session. */
export interface RefreshTokens {
  issue(sessionId: string, work: Work): Promise<string>
  /** Exchanges a token for the next; 401 when it is unknown, too old or spent. */
  rotate(token: string, userAgent?: string): Promise<{ sessionId: string; token: string }>
  sessionOf(token: string): Promise<string | undefined>
}

/** Makes the refresh tokens of an application. */
export const createRefreshTokens = (app: Application): RefreshTokens => {
  const sessions = app.get('sessions')

  const issue = async (sessionId: string, { trx, now }: Work): Promise<string> => {
    const token = newToken()
    const expiresAt = new Date(now.getTime() + refreshLifetimeSeconds * 1000)
    await trx('refresh_tokens').insert({ hash: hashToken(token), sessionId, expiresAt })
    return token
  }

  /** A session's tokens are rotated one at a time: two at once would both find theirs unused. */
  const lockSession = async (hash: string, { trx }: Work): Promise<string | undefined> => {
    const known = await trx('refresh_tokens').where({ hash }).first('sessionId')
    if (!known) return undefined
    const session = await trx('sessions')
      .where({ id: known.sessionId })
      .whereNull('endedAt')
      .forUpdate()
      .first('id')
    return session?.id
  }

  const exchange = async (hash: string, userAgent: string, work: Work) => {
    const { trx, now } = work
    const sessionId = await lockSession(hash, work)
    const token = sessionId && (await trx('refresh_tokens').where({ hash }).first('usedAt', 'expiresAt'))
    if (!sessionId || !token || token.expiresAt <= now) return undefined
    if (token.usedAt && now.getTime() - token.usedAt.getTime() > graceMs) {
      // Somebody else has it: neither of the two may go on.
      await sessions.end(sessionId, work)
      return undefined
    }
    // All successors of one token are alternatives: whoever uses one spends them all, so a thief is noticed.
    if (!token.usedAt)
      await trx('refresh_tokens').where({ sessionId }).whereNull('usedAt').update({ usedAt: now })
    await trx('sessions').where({ id: sessionId }).update({ lastUsedAt: now, userAgent })
    return { sessionId, token: await issue(sessionId, work) }
  }

  return {
    issue,
    async rotate(token, userAgent = '') {
      const next = await app.get('runWork')(server, (work) => exchange(hashToken(token), userAgent, work))
      if (!next) throw new NotAuthenticated(refusal('sign-in-first'))
      return next
    },
    async sessionOf(token) {
      const row = await app
        .get('database')
        .knex('refresh_tokens')
        .where({ hash: hashToken(token) })
        .first('sessionId')
      return row?.sessionId
    },
  }
}

declare module '../../declarations' {
  interface Configuration {
    refreshTokens: RefreshTokens
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    refresh_tokens: Table<{ hash: string; sessionId: string; usedAt: Date | null; expiresAt: Date }>
  }
}
