import { BadRequest } from '@feathersjs/errors'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { Database } from '../database/database'
import { scrub, type Logger } from '../log'
import { createMailer } from './mailer'

/** A mail to queue: single plain addresses; `from` defaults to the platform's; `dedupeKey` queues it once only; it leaves at `notBefore` or a little later. */
export type Mail = {
  kind: string
  to: string
  subject: string
  text: string
  customerId?: number | null
  from?: string | null
  replyTo?: string | null
  html?: string | null
  dedupeKey?: string | null
  notBefore?: Date
}

/** A row of `mail_outbox`. */
export type QueuedMail = Mail & {
  id: number
  status: 'queued' | 'sending' | 'sent' | 'failed' | 'kept'
  attempts: number
  runAt: Date
  lockedUntil: Date | null
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

const table = 'mail_outbox'
const channel = 'mail_outbox'
const maxAttempts = 8
const batchSize = 5
// Longer than the slowest delivery: another process retries a mail only when this one has ended.
const leaseSeconds = 180
const sixHoursMs = 6 * 3600 * 1000

const control = /[\u0000-\u001f\u007f]/
const plainAddress = /^[^\s@<>,;:"()[\]]+@[^\s@<>,;:"()[\]]+$/

const refuse = (field: string, problem: string): never => {
  throw new BadRequest(`${field} ${problem}`, { errors: [{ field, message: problem }] })
}

const checkHeaders = (mail: Mail) => {
  for (const field of ['to', 'from', 'replyTo', 'subject'] as const) {
    if (control.test(mail[field] ?? '')) refuse(field, 'must not contain line breaks or control characters.')
  }
  if (!plainAddress.test(mail.to)) refuse('to', 'must be one mail address.')
  if (mail.replyTo && !plainAddress.test(mail.replyTo)) refuse('replyTo', 'must be one mail address.')
  // It becomes part of a file name.
  if (!/^[a-z][a-z0-9-]{0,40}$/.test(mail.kind)) refuse('kind', 'must be a plain word.')
}

const notify = (trx: Knex) => trx.raw('select pg_notify(?, ?)', [channel, ''])

/** Queues a mail in the caller's transaction; returns its id, or undefined when its dedupeKey is already there. */
export const queueMail = async (trx: Knex, mail: Mail): Promise<number | undefined> => {
  checkHeaders(mail)
  const { kind, to, subject, text, customerId, from, replyTo, html, dedupeKey, notBefore } = mail
  const [row] = await trx(table)
    .insert({
      kind,
      to,
      subject,
      text,
      customerId,
      from,
      replyTo,
      html,
      dedupeKey,
      ...(notBefore && { runAt: notBefore }),
    })
    .onConflict('dedupeKey')
    .ignore()
    .returning('id')
  if (row) await notify(trx)
  return row?.id
}

/** Takes a mail back that nobody has tried to send yet, so that its dedupeKey is free again; false when it is too late. */
export const takeBackMail = async (trx: Knex, dedupeKey: string): Promise<boolean> =>
  (await trx(table).where({ dedupeKey, status: 'queued', attempts: 0 }).delete()) > 0

/** Queues a mail that already ended once more; false when there is none or it is still queued. */
export const resendMail = async (trx: Knex, id: number): Promise<boolean> => {
  const changed = await trx(table)
    .where({ id })
    .whereIn('status', ['sent', 'failed', 'kept'])
    .update({ status: 'queued', attempts: 0, runAt: trx.fn.now(), lastError: null })
  if (changed > 0) await notify(trx)
  return changed > 0
}

const claim = async ({ knex }: Database): Promise<QueuedMail[]> => {
  const due = `status = 'queued' and "runAt" <= now() or status = 'sending' and "lockedUntil" < now()`
  const { rows } = await knex.raw(
    `update ${table} set status = 'sending', attempts = attempts + 1,
       "lockedUntil" = now() + ? * interval '1 second'
     where id in (select id from ${table} where ${due} order by "runAt", id limit ? for update skip locked)
     returning *`,
    [leaseSeconds, batchSize],
  )
  return rows
}

type Outcome = Partial<Pick<QueuedMail, 'status' | 'lastError' | 'runAt' | 'sentAt'>>

// Only the attempt that was claimed: an attempt whose lease has ended must not overwrite the next one's result.
const settle = ({ knex }: Database, mail: QueuedMail, outcome: Outcome) =>
  knex(table)
    .where({ id: mail.id, status: 'sending', attempts: mail.attempts })
    .update({ lockedUntil: null, ...outcome })

const afterFailure = (mail: QueuedMail, error: unknown, firstDelay: number): Outcome => {
  const lastError = scrub(error instanceof Error ? error.message : String(error)).slice(0, 500)
  if (mail.attempts >= maxAttempts) return { status: 'failed', lastError }
  const delay = Math.min(sixHoursMs, firstDelay * 5 ** (mail.attempts - 1))
  return { status: 'queued', lastError, runAt: new Date(Date.now() + delay) }
}

type WorkerParts = {
  database: Database
  settings: { smtpUrl?: string; mailFrom: string; dataDir: string }
  log: Logger
  /** Called after every attempt: `sent`, `kept`, `retried` or `failed`. */
  onDone?: (outcome: string) => void
  pollMs?: number
  /** Delay before the second attempt in milliseconds; every further one waits five times longer. */
  firstDelay?: number
}

/** A rest of `ms` milliseconds that a nudge ends, also one that came just before it. */
const createRest = (ms: number) => {
  let nudged = true
  let interrupt = () => {}
  return {
    begin: () => (nudged = false),
    nudge() {
      nudged = true
      interrupt()
    },
    async rest() {
      if (nudged) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        interrupt = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}

/** Sends what is queued until stopped; stopping waits for the mails being sent. Several may run side by side. */
export const startMailWorker = async (parts: WorkerParts): Promise<{ stop(): Promise<void> }> => {
  const { database, settings, log, onDone, pollMs = 5000, firstDelay = 5000 } = parts
  const mailer = createMailer(settings)
  let stopped = false
  const pause = createRest(pollMs)

  const attempt = async (mail: QueuedMail): Promise<Outcome> => {
    if (mail.attempts > maxAttempts)
      return { status: 'failed', lastError: 'Gave up: the process died while sending.' }
    try {
      const status = await mailer.deliver(mail)
      return { status, lastError: null, sentAt: new Date() }
    } catch (error) {
      log.warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, err: error }, 'mail not sent')
      return afterFailure(mail, error, firstDelay)
    }
  }

  const send = async (mail: QueuedMail) => {
    const outcome = await attempt(mail)
    await settle(database, mail, outcome)
    onDone?.(outcome.status === 'queued' ? 'retried' : outcome.status!)
  }

  const run = async () => {
    while (!stopped) {
      pause.begin()
      try {
        const mails = await claim(database)
        await Promise.all(mails.map(send))
        if (mails.length > 0) continue
      } catch (error) {
        log.error({ err: error }, 'mail outbox not reachable')
      }
      await pause.rest()
    }
  }

  const unlisten = await database.listen(channel, pause.nudge, {
    disconnected: () => {},
    reconnected: pause.nudge,
  })
  const running = run()
  return {
    async stop() {
      stopped = true
      pause.nudge()
      await unlisten()
      await running
      mailer.close()
    },
  }
}

/** Has an application send its queued mail from its start to its stop. */
export const mailWorker =
  (options: Pick<WorkerParts, 'pollMs'> = {}) =>
  (app: Application): void =>
    app.get('jobs').onStart(async () => {
      const worker = await startMailWorker({
        database: app.get('database'),
        settings: app.get('settings'),
        log: app.get('log'),
        onDone: (outcome) => app.get('metrics').jobDone('mail', outcome),
        ...options,
      })
      return worker.stop
    })
