import type { Duty } from '@mainstreet/shared/access'
import type { Account } from '@mainstreet/shared/contracts/account'
import { until } from '../../test/until'
import { as, newAccount, socketAs, type Client } from '../../test/as'
import { createWholeApp } from '../../test/create-whole-app'
import type { TestApp } from '../../test/create-test-app'
import { factories } from '../../test/factories'

let app: TestApp
let account: Account
let owner: Client
beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
})
afterAll(() => app.close())

/** A helper of the account whose ticks are then these. */
const helperWith = async (...duties: Duty[]) => {
  const helper = await as(app, 'figures', account)
  const { data } = (await owner.get('user-accounts?$sort[id]=-1').expect(200)).body
  await owner.patch(`user-accounts/${data[0].id}`, { duties }).expect(200)
  return { helper, memberId: data[0].id as number }
}

test('a helper without a tick is refused beside it, and an owner has none', async () => {
  const { memberId } = await helperWith('tables')
  const { body } = await owner.patch(`user-accounts/${memberId}`, { duties: [] }).expect(400)
  expect(body.errors).toHaveProperty('duties')
  const { body: raised } = await owner.patch(`user-accounts/${memberId}`, { role: 'owner' }).expect(200)
  expect(raised).toMatchObject({ role: 'owner', duties: [] })
})

test('a tick more or less is felt at once', async () => {
  const { helper, memberId } = await helperWith('tables')
  await helper.get('contact-messages').expect(403)
  await owner.patch(`user-accounts/${memberId}`, { duties: ['tables', 'messages'] }).expect(200)
  await helper.get('contact-messages').expect(200)
  await owner.patch(`user-accounts/${memberId}`, { duties: ['tables'] }).expect(200)
  await helper.get('contact-messages').expect(403)
})

test('who has two ticks sees what the one shows that shows more', async () => {
  const { id } = await factories['market-items'](app, account)
  await app.service('market-items').patch(id, { status: 'draft' })
  const { helper } = await helperWith('tables', 'menu')
  await helper.get(`market-items/${id}`).expect(200)
  await helper.patch(`market-items/${id}`, { title: 'Two ticks' }).expect(200)
  const { helper: ofTables } = await helperWith('tables')
  await ofTables.get(`market-items/${id}`).expect(404)
})

test('who has two ticks hears of a change once, as who sees more', async () => {
  const { id } = await factories['market-items'](app, account)
  const socket = await socketAs(app, 'content', account)
  const heard: string[] = []
  socket.socket.onAny((name: string) => heard.push(name))
  await app.service('market-items').patch(id, { status: 'draft' })
  await app.service('profile-links').create({ customerId: account.id, text: 'Last', link: 'https://a.test' })
  await until(() => heard.includes('profile-links created'))
  expect(heard.filter((name) => name.startsWith('market-items'))).toEqual(['market-items patched'])
  socket.close()
})

test('giving money back is a tick of its own', async () => {
  const { helper: packs } = await helperWith('orders')
  await packs.post('refund-quote', { orderId: 1 }).expect(403)
  const { helper: refunds } = await helperWith('refunds')
  await refunds.get('account-orders').expect(200)
  await refunds.post('account-orders', {}).expect(403)
  await refunds.post('refund-quote', { orderId: 999 }).expect(({ status }) => expect(status).not.toBe(403))
})
