import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { memberOf } from '../../kit/service/caller/act-for'
import { server, type Caller, type Membership } from '../../kit/service/caller/caller'
import type { Work } from '../../kit/service/work'
import type { Table } from '../../kit/service/stored-row'
import type { Rows } from '../../kit/database/rows'
import { hasFactorSql } from '../users/second-factor/factors'
import { membershipsSql } from '../users/user-accounts'
import { confirmSession, requireConfirmed } from './confirmed-session'
import { createShortCache } from './short-cache'
import { closedAccountsSql } from './closed-accounts'

/** Somebody who signed in with a user's name and password. */
export type UserCaller = Extract<Caller, { userId: number }>

/** Sessions begin with a sign-in and end with a sign-out, a changed password or a disabled user. */
export interface Sessions {
  start(userId: number, work: Work, userAgent?: string): Promise<string>
  end(sessionId: string, work?: Work): Promise<void>
  /** Ends every session of a user, or every other one. */
  endAllOf(userId: number, options?: { except?: string; work?: Work }): Promise<void>
  /** After this work, the calls and sockets of a user have the role and accounts of then. */
  accessChanged(userId: number, work: Work): Promise<void>
  /** Whose session it is, with today's role and accounts; undefined when it has ended. */
  callerOf(sessionId: string): Promise<UserCaller | undefined>
  /** The password was entered again. */
  confirm(sessionId: string): Promise<void>
  /** Refuses what moves money or data away with a 403, unless the caller's password was entered a moment ago. */
  requireConfirmed(caller: Caller, knex?: Knex): Promise<void>
}

const kind = 'session-ended'
const accessKind = 'session-access'
// A message between processes holds 8,000 bytes.
const idsPerMessage = 100
// As exactly as a list of sessions needs: a write per call would be too much.
const recordEveryMs = 5 * minuteMs

/** Notes that a session is in use, beside the call that uses it. */
const recordUse = (app: Application, id: string) =>
  app
    .get('database')
    .knex('sessions')
    .where({ id })
    .update({ lastUsedAt: new Date() })
    .catch((err: unknown) => app.get('log').warn({ err }, 'the use of a session was not noted'))

interface Row {
  id: number
  role: 'owner' | 'staff'
  memberships: Membership[]
  closed: number[]
  hasFactor: boolean
  lastUsedAt: Date
}

const readCaller =
  (app: Application) =>
  async (sessionId: string): Promise<UserCaller | undefined> => {
    const { rows } = await app.get('database').knex.raw<Rows<Row>>(
      `select users.id, users.role, (${membershipsSql}) as memberships,
         (${closedAccountsSql}) as closed, ${hasFactorSql} as "hasFactor", sessions."lastUsedAt"
     from sessions join users on users.id = sessions."userId"
     where sessions.id = ? and sessions."endedAt" is null and not users.disabled`,
      [sessionId],
    )
    const [row] = rows
    if (!row) return undefined
    const { id: userId, role, closed, lastUsedAt } = row
    const memberships = row.memberships.filter(({ customerId }) => !closed.includes(customerId))
    // Who works in closed accounts only is nobody until one of them is restored.
    if (closed.length && memberships.length === 0) return undefined
    if (Date.now() - lastUsedAt.getTime() > recordEveryMs) void recordUse(app, sessionId)
    // Staff who have to add a second factor are owners of nothing until they have.
    const isStaff = role === 'staff' && (row.hasFactor || !app.get('settings').requireStaff2fa)
    return isStaff ? { role, userId, sessionId } : memberOf({ userId, sessionId }, memberships)
  }

const insertSession = async (userId: number, { trx, now, unseen }: Work, userAgent = '') => {
  const id = randomUUID()
  unseen('users')
  await trx('users').where({ id: userId }).update({ lastSignInAt: now })
  await trx('sessions').insert({ id, userId, userAgent, createdAt: now, lastUsedAt: now, confirmedAt: now })
  return id
}

/** Says to the other processes what happened to sessions. */
const sendIds = async (app: Application, { trx }: Work, about: { kind: string; ids: readonly string[] }) => {
  const messages = []
  for (let at = 0; at < about.ids.length; at += idsPerMessage) {
    messages.push({ kind: about.kind, body: about.ids.slice(at, at + idsPerMessage) })
  }
  await app.get('bus').send(trx, messages)
}

const openOf = async (userId: number, { trx }: Work): Promise<string[]> => {
  const open = await trx('sessions').where({ userId, endedAt: null }).select('id')
  return open.map(({ id }) => id)
}

/** Makes the sessions of an application. */
export const createSessions = (app: Application): Sessions => {
  const callers = createShortCache(readCaller(app))

  const forget = (ids: readonly string[]) => {
    callers.forget(ids)
    const ended = new Set(ids)
    app.get('sockets').drop((caller) => 'sessionId' in caller && ended.has(caller.sessionId))
  }

  const endWhere = async (work: Work, where: { id?: string; userId?: number; except?: string }) => {
    const open = work.trx('sessions').whereNull('endedAt')
    if (where.id) open.where({ id: where.id })
    if (where.userId) open.where({ userId: where.userId })
    if (where.except) open.whereNot({ id: where.except })
    const ended = await open.update({ endedAt: work.now }).returning('id')
    const ids = ended.map(({ id }) => id)
    await sendIds(app, work, { kind, ids })
    work.afterCommit(() => forget(ids))
  }

  /** Sockets hear nothing until it is known again what they may hear. */
  const renew = (ids: readonly string[]) => {
    callers.forget(ids)
    const changed = new Set(ids)
    const failed = (error: unknown) => {
      app.get('log').warn({ err: error }, 'a changed access could not be read')
      forget(ids)
    }
    app.get('sockets').renew(
      (caller) => 'sessionId' in caller && changed.has(caller.sessionId),
      (caller) => callers.get('sessionId' in caller ? caller.sessionId : '').catch(failed),
    )
  }

  /** Ends of sessions may have been missed: every open socket is checked anew. */
  const recheck = async () => {
    const open = new Set<string>()
    for (const caller of app.get('sockets').callers()) if ('sessionId' in caller) open.add(caller.sessionId)
    const ended: string[] = []
    for (const id of open) if (!(await callers.get(id))) ended.push(id)
    forget(ended)
  }

  app.get('bus').on(kind, forget)
  app.get('bus').on(accessKind, renew)
  app.get('bus').onGap(() => {
    callers.clear()
    recheck().catch((error: unknown) =>
      app.get('log').warn({ err: error }, 'open sessions could not be checked'),
    )
  })

  const within = (work: Work | undefined, run: (work: Work) => Promise<void>) =>
    work ? run(work) : app.get('runWork')(server, run)

  return {
    start: insertSession,
    end: (id, work) => within(work, (each) => endWhere(each, { id })),
    endAllOf: (userId, { except, work } = {}) => within(work, (each) => endWhere(each, { userId, except })),
    async accessChanged(userId, work) {
      const ids = await openOf(userId, work)
      await sendIds(app, work, { kind: accessKind, ids })
      work.afterCommit(() => renew(ids))
    },
    callerOf: (sessionId) => callers.get(sessionId),
    confirm: confirmSession(app),
    requireConfirmed: (caller, knex = app.get('database').knex) => requireConfirmed(knex, caller),
  }
}

declare module '../../declarations' {
  interface Configuration {
    sessions: Sessions
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    sessions: Table<{
      id: string
      userId: number
      userAgent: string
      createdAt: Date
      lastUsedAt: Date
      endedAt: Date | null
      confirmedAt: Date | null
    }>
  }
}
