import { randomUUID } from 'node:crypto'
import { NotAuthenticated } from '@feathersjs/errors'
import { exportTicketOperation } from '@mainstreet/shared/contracts/marketplace/exports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { createSecretBox } from '../../kit/secrets/secret-box'
import type { Caller } from '../../kit/service/caller/caller'
import { ownRow } from '../../kit/service/caller/own-row'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'

const validMs = minuteMs
const context = 'account-export-ticket'

/** What a ticket says: which archive, for which session, until when, and its own name. */
interface Ticket {
  id: number
  sessionId: string
  until: number
  name: string
}

const boxOf = (app: Application) => createSecretBox(app.get('settings').secretKey)

const downloadOver = () => new NotAuthenticated(refusal('download-over'))

const readTicket = (app: Application, sealed: string): Ticket => {
  try {
    // Only we seal, so what opens is a ticket.
    return JSON.parse(boxOf(app).open(sealed, context)) as Ticket
  } catch {
    throw downloadOver()
  }
}

/** Uses a ticket up, in whichever server: 401 for whoever comes second. */
const useUp = (app: Application, name: string) =>
  app
    .get('limits')
    .limit('export-ticket', name)
    .catch((error: { code?: number }) => {
      throw error.code === 429 ? downloadOver() : error
    })

/** Which archive a ticket opens, and for whom, once; 401 where it is none, used, too old, or its session has ended. */
export const openTicket = async (
  app: Application,
  sealed: string,
): Promise<{ id: number; caller: Caller }> => {
  const { id, sessionId, until, name } = readTicket(app, sealed)
  const caller = until > Date.now() ? await app.get('sessions').callerOf(sessionId) : undefined
  if (!caller) throw downloadOver()
  await useUp(app, name)
  return { id, caller }
}

/** Makes a ticket for an archive that the caller may read. */
export const exportTicket = operationService(exportTicketOperation, (app) => async ({ id }, { caller }) => {
  const user = requireUser(caller, 'Only a user downloads an archive.')
  await ownRow(app, 'account-exports', { id, caller })
  await app.get('sessions').requireConfirmed(caller)
  const until = Date.now() + validMs
  const ticket: Ticket = { id, sessionId: user.sessionId, until, name: randomUUID() }
  return { ok: true as const, ticket: boxOf(app).seal(JSON.stringify(ticket), context) }
})
