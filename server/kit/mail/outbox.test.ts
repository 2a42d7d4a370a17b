import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { buildMail } from '../../features/mails/account-mails.factory'
import { as, newAccount } from '../../test/as'
import { startSmtp } from '../../test/smtp-stand-in'
import { server } from '../service/caller/caller'
import { startMailWorker } from './mail-worker'
import { queueMail, table, takeBackMail, type Mail, type QueuedMail } from './outbox'

describe('the mail outbox', () => {
  let app: TestApp
  const rows = () => app.get('database').knex(table)
  const rowOf = async (id: number) => (await rows().where({ id }).first())!
  const tryToQueue = (more: Partial<Mail> = {}) =>
    app.get('runWork')(server, (work) => queueMail(work, buildMail(more)))
  const queue = async (more: Partial<Mail> = {}) => (await tryToQueue(more))!
  const until = async (id: number, isSo: (row: QueuedMail) => boolean) => {
    for (let i = 0; i < 1500; i++) {
      const row = await rowOf(id)
      if (isSo(row)) return row
      await pause(20)
    }
    throw new Error(`mail ${id} is still ${(await rowOf(id)).status}`)
  }
  const settled = (id: number, wanted: string) => until(id, ({ status }) => status === wanted)
  const work = (smtpUrl?: string) => startMailWorker(app, { smtpUrl, firstDelay: 10, pollMs: 50 })

  beforeAll(async () => {
    app = await createTestApp({
      features: [...baseFeatures],
      settings: { mailFrom: 'Mainstreet <post@mainstreet.test>' },
    })
  })
  afterEach(() => rows().where({ status: 'queued' }).update({ status: 'failed' }))
  afterAll(() => app.close())

  test.each<[Partial<Mail>, string]>([
    [{ subject: 'Hi\r\nBcc: all@example.test' }, 'subject'],
    [{ to: 'a@example.test\nBcc: b@example.test' }, 'to'],
    [{ to: 'a@example.test, b@example.test' }, 'to'],
    [{ replyTo: 'a@example.test\r\nX: y' }, 'replyTo'],
    [{ replyTo: 'nobody' }, 'replyTo'],
    [{ fromName: 'A\r\nBcc: b@example.test' }, 'fromName'],
    [{ kind: '../../etc' }, 'kind'],
  ])('refuses %j', async (more, field) => {
    await expect(queue(more)).rejects.toMatchObject({ code: 400, errors: { [field]: expect.anything() } })
  })

  test('forgets a mail whose transaction is rolled back', async () => {
    const rolledBack = app.get('runWork')(server, async (own) => {
      await queueMail(own, buildMail({ dedupeKey: 'rolled-back' }))
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await rows().where({ dedupeKey: 'rolled-back' })).toEqual([])
  })

  test('queues a mail with the same key once', async () => {
    const id = await queue({ dedupeKey: 'order:1' })
    expect(await tryToQueue({ dedupeKey: 'order:1' })).toBeUndefined()
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
    const takeBack = (key: string) => app.get('runWork')(server, (own) => takeBackMail(own, key))
    const first = await queue({ dedupeKey: 'shipped:1' })
    expect(await takeBack('shipped:1')).toMatchObject({ id: first, dedupeKey: 'shipped:1' })
    expect(await rowOf(first)).toBeUndefined()
    const second = await queue({ dedupeKey: 'shipped:1' })
    await rows().where({ id: second }).update({ attempts: 1 })
    expect(await takeBack('shipped:1')).toBeUndefined()
    expect(await takeBack('shipped:2')).toBeUndefined()
  })

  test('without a mail server keeps each mail as a file', async () => {
    const worker = await work()
    const id = await queue({ replyTo: 'visitor@example.test' })
    expect(await settled(id, 'kept')).toMatchObject({ attempts: 1, problem: '' })
    const file = fs.readFileSync(path.join(app.get('settings').dataDir, 'mail', `${id}-receipt.eml`), 'utf8')
    expect(file).toContain('To: mona@people.test')
    expect(file).toContain('From: Mainstreet <post@mainstreet.test>')
    expect(file).toContain('Reply-To: visitor@example.test')
    await worker.stop()
  })

  test('tries again after 451, and sends once', async () => {
    const smtp = await startSmtp(1)
    const worker = await work(smtp.url)
    const id = await queue()
    expect(await settled(id, 'sent')).toMatchObject({
      attempts: 2,
      problem: '',
      reason: '',
      lockedUntil: null,
    })
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]!.source).toContain('Order 1001')
    await worker.stop()
    await smtp.close()
  })

  test('keeps what a mail server said that said no', async () => {
    const smtp = await startSmtp(100)
    const id = await queue()
    await rows().where({ id }).update({ attempts: 7 })
    const worker = await work(smtp.url)
    const { problem, reason } = await settled(id, 'failed')
    expect([problem, reason]).toEqual(['refused', '451 Try later'])
    await worker.stop()
    await smtp.close()
  })

  test('tells a business once that one of its mails was refused, and of no other', async () => {
    const account = await newAccount(app)
    const { id: customerId } = account
    await as(app, 'owner', account)
    const smtp = await startSmtp(100)
    const refused = await queue({ customerId, kind: 'receipt', to: 'mona@people.test' })
    const own = await queue({ customerId, kind: 'invitation', to: 'new@people.test' })
    await rows().whereIn('id', [refused, own]).update({ attempts: 7 })
    const worker = await work(smtp.url)
    await settled(refused, 'failed')
    await settled(own, 'failed')
    await worker.stop()
    await smtp.close()
    const news = await rows().where({ customerId, kind: 'mail-trouble' })
    expect(news).toMatchObject([{ subject: 'Did not arrive: Your order #1001', unlisted: true }])
    expect(JSON.stringify(news[0]!.content)).toContain('mona@people.test')
  })

  test('a dead mail server leaves the mail queued, and is named to nobody', async () => {
    const smtp = await startSmtp()
    await smtp.close()
    const worker = await work(smtp.url)
    const row = await until(await queue(), ({ problem }) => problem !== '')
    await worker.stop()
    expect(row).toMatchObject({ status: 'queued', problem: 'unreachable', reason: '' })
  })

  test('gives up after eight attempts', async () => {
    const smtp = await startSmtp()
    await smtp.close()
    const id = await queue()
    await rows().where({ id }).update({ attempts: 7 })
    const worker = await work(smtp.url)
    expect(await settled(id, 'failed')).toMatchObject({ attempts: 8 })
    await worker.stop()
  })

  test('takes over from a process that died, and two workers never send one mail twice', async () => {
    const smtp = await startSmtp()
    const abandoned = await queue()
    const expired = { attempts: 1, lockedUntil: new Date(Date.now() - 1000) }
    await rows().where({ id: abandoned }).update(expired)
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => queue({ subject: `Nr ${index}` })))
    const workers = await Promise.all([work(smtp.url), work(smtp.url)])
    for (const id of [abandoned, ...ids]) await settled(id, 'sent')
    expect(smtp.received).toHaveLength(21)
    await Promise.all(workers.map((worker) => worker.stop()))
    await smtp.close()
  })

  test('lists a mail of an account, and forgets what one says that is nobody’s to read once it has gone', async () => {
    const smtp = await startSmtp()
    const worker = await work(smtp.url)
    const { id: customerId } = await newAccount(app)
    const receipt = await settled(await queue({ customerId }), 'sent')
    expect([receipt.unlisted, receipt.content === null]).toEqual([false, false])
    const link = await settled(await queue({ kind: 'password-reset', customerId }), 'sent')
    expect([link.unlisted, link.content]).toEqual([true, null])
    await worker.stop()
    await smtp.close()
  })
})
