import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailOutbox } from '../../../migrations/20260101000200-mail-outbox'
import { startSmtp } from '../../test/smtp-stand-in'
import { openTestDatabase } from '../../test/test-database'
import { until } from '../../test/until'
import type { Database } from '../database/database'
import { createLog } from '../log'
import { migrate } from '../database/migrate'
import { queueMail, resendMail, startMailWorker, takeBackMail, type Mail, type QueuedMail } from './outbox'

const mail: Mail = { kind: 'receipt', to: 'buyer@example.test', subject: 'Thank you', text: 'Order 1001' }
const log = createLog({ logLevel: 'silent' })

describe('the mail outbox', () => {
  let database: Database
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
  const rowOf = (id: number): Promise<QueuedMail> => database.knex('mail_outbox').where({ id }).first()
  const queue = async (more: Partial<Mail> = {}) =>
    (await database.knex.transaction((trx) => queueMail(trx, { ...mail, ...more })))!
  const settled = async (id: number, ...states: string[]) => {
    for (let i = 0; i < 1500; i++) {
      const row = await rowOf(id)
      if (states.includes(row.status) || (states.includes('retried') && row.lastError)) return row
      await pause(20)
    }
    throw new Error(`mail ${id} is still ${(await rowOf(id)).status}`)
  }
  const work = (smtpUrl?: string) =>
    startMailWorker({
      database,
      settings: { smtpUrl, mailFrom: 'Mainstreet <post@mainstreet.test>', dataDir },
      log,
      firstDelay: 10,
      pollMs: 50,
    })

  beforeAll(async () => {
    database = await openTestDatabase('empty')
    await migrate(database, [mailOutbox])
  })
  afterEach(() => database.knex('mail_outbox').where({ status: 'queued' }).update({ status: 'failed' }))
  afterAll(async () => {
    await database.close()
    fs.rmSync(dataDir, { recursive: true })
  })

  test.each<[Partial<Mail>, string]>([
    [{ subject: 'Hi\r\nBcc: all@example.test' }, 'subject'],
    [{ to: 'a@example.test\nBcc: b@example.test' }, 'to'],
    [{ to: 'a@example.test, b@example.test' }, 'to'],
    [{ replyTo: 'a@example.test\r\nX: y' }, 'replyTo'],
    [{ replyTo: 'nobody' }, 'replyTo'],
    [{ from: 'A\r\nB <a@example.test>' }, 'from'],
    [{ kind: '../../etc' }, 'kind'],
  ])('refuses %j', async (more, field) => {
    await expect(queue(more)).rejects.toMatchObject({ code: 400, errors: [{ field }] })
  })

  test('forgets a mail whose transaction is rolled back', async () => {
    const rolledBack = database.knex.transaction(async (trx) => {
      await queueMail(trx, { ...mail, dedupeKey: 'rolled-back' })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await database.knex('mail_outbox').where({ dedupeKey: 'rolled-back' })).toEqual([])
  })

  test('queues a mail with the same key once', async () => {
    const id = await queue({ dedupeKey: 'order:1' })
    expect(
      await database.knex.transaction((trx) => queueMail(trx, { ...mail, dedupeKey: 'order:1' })),
    ).toBeUndefined()
    expect((await rowOf(id)).status).toBe('queued')
  })

  test('sends a mail when it is due, and not before', async () => {
    const smtp = await startSmtp()
    const worker = await work(smtp.url)
    const later = await queue({ notBefore: new Date(Date.now() + 3_600_000) })
    const soon = await queue({ notBefore: new Date(Date.now() + 200) })
    await settled(soon, 'sent')
    expect(await rowOf(later)).toMatchObject({ status: 'queued', attempts: 0 })
    await worker.stop()
    await smtp.close()
  })

  test('takes back a mail that nobody has tried to send, and only such a one', async () => {
    const takeBack = (key: string) => database.knex.transaction((trx) => takeBackMail(trx, key))
    const first = await queue({ dedupeKey: 'shipped:1' })
    expect(await takeBack('shipped:1')).toBe(true)
    expect(await rowOf(first)).toBeUndefined()
    const second = await queue({ dedupeKey: 'shipped:1' })
    await database.knex('mail_outbox').where({ id: second }).update({ status: 'sending', attempts: 1 })
    expect(await takeBack('shipped:1')).toBe(false)
    expect(await takeBack('shipped:2')).toBe(false)
  })

  test('without a mail server keeps each mail as a file', async () => {
    const worker = await work()
    const id = await queue({ html: '<p>Order 1001</p>', replyTo: 'visitor@example.test' })
    expect(await settled(id, 'kept')).toMatchObject({ attempts: 1, lastError: null })
    const file = fs.readFileSync(path.join(dataDir, 'mail', `${id}-receipt.eml`), 'utf8')
    expect(file).toContain('To: buyer@example.test')
    expect(file).toContain('From: Mainstreet <post@mainstreet.test>')
    expect(file).toContain('Reply-To: visitor@example.test')
    await worker.stop()
  })

  test('tries again after 451, sends once, and can be asked to send again', async () => {
    const smtp = await startSmtp(1)
    const worker = await work(smtp.url)
    const id = await queue()
    expect(await settled(id, 'sent')).toMatchObject({ attempts: 2, lastError: null, lockedUntil: null })
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]!.source).toContain('Order 1001')

    expect(await database.knex.transaction((trx) => resendMail(trx, id))).toBe(true)
    await until(() => smtp.received.length === 2)
    const [first, second] = smtp.received.map(({ source }) => /^Message-ID: .*$/im.exec(source)![0])
    expect(second).not.toBe(first)
    await worker.stop()
    await smtp.close()
  })

  test('a dead mail server leaves the mail queued with the reason', async () => {
    const smtp = await startSmtp()
    await smtp.close()
    const worker = await work(smtp.url)
    const row = await settled(await queue(), 'retried')
    await worker.stop()
    expect(row.status).not.toBe('sent')
    expect(row.lastError).toContain('ECONNREFUSED')
  })

  test('gives up after eight attempts, and a resend starts over', async () => {
    const smtp = await startSmtp()
    await smtp.close()
    const id = await queue()
    await database.knex('mail_outbox').where({ id }).update({ attempts: 7 })
    const worker = await work(smtp.url)
    expect(await settled(id, 'failed')).toMatchObject({ attempts: 8 })
    await worker.stop()
    expect(await resendMail(database.knex, id)).toBe(true)
    expect(await resendMail(database.knex, id)).toBe(false)
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 0, lastError: null })
  })

  test('takes over from a process that died, and two workers never send one mail twice', async () => {
    const smtp = await startSmtp()
    const abandoned = await queue()
    const expired = { status: 'sending', attempts: 1, lockedUntil: new Date(Date.now() - 1000) }
    await database.knex('mail_outbox').where({ id: abandoned }).update(expired)
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => queue({ subject: `Nr ${index}` })))
    const workers = await Promise.all([work(smtp.url), work(smtp.url)])
    for (const id of [abandoned, ...ids]) await settled(id, 'sent')
    expect(smtp.received).toHaveLength(21)
    await Promise.all(workers.map((worker) => worker.stop()))
    await smtp.close()
  })
})
