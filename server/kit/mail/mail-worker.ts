import type { Application } from '../../declarations'
import { server } from '../service/caller/caller'
import { scrub } from '../log'
import { createLease } from '../queue/lease'
import { createWorker } from '../queue/worker'
import { forgetEveryMs, forgetMails } from './forget-mails'
import { createMailer, type Mailer } from './mailer'
import { queueRefusedMailNews } from './refused-mail-news'
import { channel, recordMail, table, type QueuedMail } from './outbox'

const maxAttempts = 8
const sixHoursMs = 6 * 3600 * 1000

const mailLease = (app: Application) =>
  createLease<QueuedMail>(app, {
    table,
    until: 'lockedUntil',
    // Longer than the slowest delivery: another process retries a mail only when this one has ended.
    leaseMs: 180_000,
    due: `task.status = 'queued' and task."runAt" <= now()`,
    order: 'task."runAt", task.id',
    limit: 5,
    set: 'attempts = attempts + 1',
    returning: '*',
  })

type Outcome = Partial<Pick<QueuedMail, 'status' | 'problem' | 'reason' | 'runAt' | 'sentAt'>>

const over: Pick<Outcome, 'problem' | 'reason'> = { problem: '', reason: '' }

/** What a mail server said that said no; of one that was not reached, only that: where it stands is nobody's business. */
const failureOf = (error: unknown): Pick<Outcome, 'problem' | 'reason'> => {
  const { response } = error as { response?: unknown }
  if (typeof response !== 'string') return { problem: 'unreachable', reason: '' }
  return { problem: 'refused', reason: scrub(response).slice(0, 500) }
}

const afterFailure = (mail: QueuedMail, error: unknown, firstDelay: number): Outcome => {
  const failure = failureOf(error)
  if (mail.attempts >= maxAttempts) return { ...failure, status: 'failed' }
  const delay = Math.min(sixHoursMs, firstDelay * 5 ** (mail.attempts - 1))
  return { ...failure, runAt: new Date(Date.now() + delay) }
}

/** Stores how an attempt ended; only of the attempt that was claimed: one whose lease has ended must not overwrite the next one's result. */
const settleMail = (app: Application, mail: QueuedMail, outcome: Outcome) =>
  app.get('runWork')(server, async (work) => {
    const mine = { id: mail.id, status: 'queued', attempts: mail.attempts } as const
    const before = await work.trx(table).where(mine).forUpdate().first()
    if (!before) return
    const isForgotten = mail.unlisted && outcome.status
    const [after] = await work
      .trx(table)
      .where({ id: mail.id })
      // What nobody may read is not kept longer than it has to be: it may hold a key to a login.
      .update({ lockedUntil: null, ...outcome, ...(isForgotten && { content: null }) })
      .returning('*')
    recordMail(work, { before, after: after! })
    if (outcome.status === 'failed') await queueRefusedMailNews(app, work, after!)
  })

interface WorkerOptions {
  smtpUrl?: string
  pollMs?: number
  /** Delay before the second attempt in milliseconds; every further one waits five times longer. */
  firstDelay?: number
}

const createAttempt =
  (app: Application, mailer: Mailer, firstDelay: number) =>
  async (mail: QueuedMail): Promise<Outcome> => {
    if (mail.attempts > maxAttempts) return { status: 'failed', problem: 'interrupted', reason: '' }
    try {
      return { ...over, status: await mailer.deliver(mail), sentAt: new Date() }
    } catch (err) {
      app.get('log').warn({ mail: mail.id, kind: mail.kind, attempt: mail.attempts, err }, 'mail not sent')
      return afterFailure(mail, err, firstDelay)
    }
  }

/** Sends an application's queued mail until stopped; stopping waits for the mails being sent. Several may run side by side. */
export const startMailWorker = async (
  app: Application,
  { smtpUrl, pollMs = 5000, firstDelay = 5000 }: WorkerOptions = {},
): Promise<{ stop(): Promise<void> }> => {
  const settings = app.get('settings')
  const mailer = createMailer({ ...settings, smtpUrl: smtpUrl ?? settings.smtpUrl })
  const attempt = createAttempt(app, mailer, firstDelay)
  const { claim } = mailLease(app)
  const stop = await createWorker<QueuedMail>(app, {
    name: 'mail outbox',
    channel,
    pollMs,
    claim: () => claim(),
    async carryOut(mail) {
      const outcome = await attempt(mail)
      await settleMail(app, mail, outcome)
      app.get('metrics').jobDone('mail', outcome.status ?? 'retried')
    },
  }).start()
  return {
    async stop() {
      await stop()
      mailer.close()
    },
  }
}

/** Has an application send its queued mail from its start to its stop. */
export const mailWorker =
  (options: WorkerOptions = {}) =>
  (app: Application): void => {
    app.get('jobs').onStart(async () => {
      const worker = await startMailWorker(app, options)
      return worker.stop
    })
    app.get('jobs').every('forget-mails', forgetEveryMs, () => forgetMails(app))
  }
