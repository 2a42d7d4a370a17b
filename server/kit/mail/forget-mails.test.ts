import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { mails as mailsFeature } from '../../features/mails/mails.feature'
import { buildMail } from '../../features/mails/account-mails.factory'
import { as, newAccount } from '../../test/as'
import { server } from '../service/caller/caller'
import { forgetMails } from './forget-mails'
import { queueMail, table, type Mail, type QueuedMail } from './outbox'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, mailsFeature] })
})
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const mail = async (more: Partial<Mail>, columns: Partial<QueuedMail>): Promise<number> => {
  const id = await app.get('runWork')(server, (work) => queueMail(work, buildMail(more)))
  await app.get('database').knex(table).where({ id }).update(columns)
  return id!
}
const isKept = async (id: number) =>
  (await app.get('database').knex(table).where({ id }).first())!.content !== null

test('what old mails said is cleared, keys to logins at once; who got which and when stays', async () => {
  const account = await newAccount(app)
  const own = { customerId: account.id, kind: 'receipt' }
  const old = await mail(own, { status: 'sent', createdAt: daysAgo(366) })
  const young = await mail(own, { status: 'sent', createdAt: daysAgo(364) })
  const waiting = await mail(own, { status: 'queued', createdAt: daysAgo(400), runAt: daysAgo(-9) })
  const link = await mail({ customerId: null, kind: 'password-link' }, { status: 'failed' })
  await forgetMails(app)
  expect(await Promise.all([old, young, waiting, link].map(isKept))).toEqual([false, true, true, false])
  const owner = await as(app, 'owner', account)
  expect((await owner.get(`account-mails/${old}`).expect(200)).body).toMatchObject({ status: 'sent' })
  const answer = await owner.post('mail-preview', { id: old })
  expect([answer.status, answer.body.message]).toEqual([404, 'What this mail said is not kept any longer.'])
  await owner.post('mail-preview', { id: young }).expect(200)
})
