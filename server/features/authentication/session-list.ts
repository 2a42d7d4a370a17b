import { listSessions, type OpenSession } from '@mainstreet/shared/contracts/sessions'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'
import { readUserAgent } from '../../kit/http/read-user-agent'

interface Row {
  id: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
}

const openSession = ({ id, userAgent, createdAt, lastUsedAt }: Row, current: string): OpenSession => ({
  id,
  ...readUserAgent(userAgent),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  isCurrent: id === current,
})

/** Lists the caller's own open sessions. */
export const sessionList = operationService(listSessions, (app) => async (_input, { caller }) => {
  const user = requireUser(caller, 'Only a user has sessions.')
  const rows = await app
    .get('database')
    .knex('sessions')
    .where({ userId: user.userId, endedAt: null })
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .select('id', 'userAgent', 'createdAt', 'lastUsedAt')
  const sessions = rows.map((row) => openSession(row, user.sessionId))
  return { ok: true as const, sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
})
