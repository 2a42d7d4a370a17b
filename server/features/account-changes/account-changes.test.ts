import type { Account } from '@mainstreet/shared/contracts/account'
import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, restAs, socketAs, type Client } from '../../test/as'
import { until } from '../../test/until'
import { media as mediaFeature } from '../media/media.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { reorder as reorderFeature } from '../reorder/reorder.feature'
import { restaurant as restaurantFeature } from '../restaurant/restaurant.feature'
import { buildPicture, sendForm } from '../media/upload.factory'
import { accountChanges as accountChangesFeature } from './account-changes.feature'
import { purgeAccountChanges } from './account-changes'

let app: TestApp
let shop: Account
let staff: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      mediaFeature,
      profileFeature,
      reorderFeature,
      restaurantFeature,
      accountChangesFeature,
    ],
  })
  shop = await newAccount(app)
  staff = await as(app, 'staff')
})
afterAll(() => app.close())

const logOf = async ({ id }: Pick<Account, 'id'>, client = staff): Promise<AccountChange[]> =>
  (await client.get(`account-changes?customerId=${id}&$sort[id]=-1`).expect(200)).body.data

describe('what staff change', () => {
  test('is read by staff and by the owners of the account, and written by nobody', async () => {
    await staff.patch(`account/${shop.id}`, { str_title: 'Seen by its owner' }).expect(200)
    const owner = await as(app, 'owner', shop)
    const [entry] = await logOf(shop, owner)
    expect(entry).toMatchObject({ service: 'account', rowId: shop.id, customerId: shop.id, event: 'patched' })
    await (await as(app, 'visitor', shop)).get('account-changes').expect(401)
    for (const key of ['read key', 'write key'] as const)
      await (await as(app, key, shop)).get('account-changes').expect(403)
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.get(`account-changes?customerId=${shop.id}`).expect(403)
    await stranger.get(`account-changes/${entry!.id}`).expect(404)
    expect((await stranger.get('account-changes').expect(200)).body.total).toBe(0)
    for (const client of [owner, staff]) {
      await client.post('account-changes', { ...entry, id: undefined }).expect(405)
      await client.patch(`account-changes/${entry!.id}`, { userName: 'Nobody' }).expect(405)
      await client.delete(`account-changes/${entry!.id}`).expect(405)
    }
  })

  test('is written with before and after, only what is another now, over REST and sockets alike', async () => {
    const account = await newAccount(app, { str_title: 'Old', str_city: 'Moncton' })
    await staff.patch(`account/${account.id}`, { str_title: 'New', str_city: 'Moncton' }).expect(200)
    await staff.patch(`account/${account.id}`, { str_title: 'New' }).expect(200)
    const socket = await socketAs(app, 'staff')
    const link = await socket
      .service('profile-links')
      .create({ customerId: account.id, text: 'Menu', link: '/restaurant', order: 1 })
    await socket.service('profile-links').remove(link.id)
    socket.close()
    const [removed, created, patched, ...older] = await logOf(account)
    expect(older).toEqual([])
    expect(patched!.changes).toEqual([{ column: 'str_title', before: 'Old', after: 'New' }])
    expect(patched!.userName).toMatch(/@people\.test$/)
    expect(created).toMatchObject({ service: 'profile-links', event: 'created', subject: 'Menu' })
    expect(created!.changes).toContainEqual({ column: 'link', before: null, after: '/restaurant' })
    expect(removed).toMatchObject({ event: 'removed', rowId: link.id })
  })

  test('is written of operations, of the rows that a save nests, and of pictures too', async () => {
    const account = await newAccount(app)
    const blocks = (await staff.get(`profile-blocks?customerId=${account.id}`)).body.data
    const turned = [...blocks].reverse().map(({ id }: { id: number }, at) => ({ id, order: at + 1 }))
    await staff.post('order-patch', { type: 'profile-blocks', orderArray: turned }).expect(200)
    expect((await logOf(account)).every(({ service }) => service === 'profile-blocks')).toBe(true)
    const fields = { type: 'logo', id: account.id, region: account.region }
    const { body } = await sendForm(staff, { fields, files: [{ bytes: await buildPicture() }] })
    expect(body).toMatchObject({ ok: true })
    const [picture] = await logOf(account)
    expect(picture!.changes).toEqual([expect.objectContaining({ column: 'str_logo_image' })])
  })

  test('never holds a secret, and is cut where it is long', async () => {
    const account = await newAccount(app)
    const key = `sk_test_${'hushhush'.repeat(4)}Zq9W`
    await staff.patch(`store-settings/${account.id}`, { stripeTestSecretKey: key }).expect(200)
    await staff.post('api-keys', { customerId: account.id, name: 'Till', scope: 'read' }).expect(201)
    const email = `${Date.now()}@people.test`
    const password = 'never-in-any-log'
    const user = { email, role: 'owner', accounts: [account.id], password }
    const { body: made } = await staff.post('users', user).expect(201)
    await staff.patch(`users/${made.id}`, { password: `${password}-2` }).expect(200)
    await staff.patch(`account/${account.id}`, { str_description: 'long '.repeat(500) }).expect(200)
    const log = await logOf(account)
    const text = JSON.stringify(await app.get('database').knex('account_changes').select())
    for (const secret of [key, password, key.slice(-4)]) expect(text).not.toContain(secret)
    expect(text).not.toContain('msk_')
    expect(log.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['store-settings', 'api-keys', 'users', 'account']),
    )
    const long = log.find(({ service }) => service === 'account')!.changes[0]!
    expect(long.after!.length).toBeLessThanOrEqual(300)
  })

  test('is written of rows that no service shows, such as the sessions that closing a business ends', async () => {
    const account = await newAccount(app)
    await as(app, 'owner', account)
    await as(app, 'owner', account)
    const closing = { customerId: account.id, action: 'close', reason: 'Asked for' }
    await staff.post('change-lifecycle', closing).expect(200)
    const log = await logOf(account)
    expect(log.find(({ service }) => service === 'sessions')).toMatchObject({
      event: 'patched',
      rowId: null,
      subject: '× 2',
    })
    expect(log.map(({ service }) => service).sort()).toEqual(['account', 'account-exports', 'sessions'])
  })

  test('leaves nothing where it is rolled back, and is not written of our own jobs', async () => {
    const account = await newAccount(app)
    const caller = { role: 'staff', userId: 1, sessionId: '' } as const
    const failing = app.get('runWork')(caller, async (work) => {
      await app.service('account').patch(account.id, { str_title: 'Never' }, { work })
      throw new Error('Too late.')
    })
    await expect(failing).rejects.toThrow('Too late.')
    await app.service('account').patch(account.id, { str_title: 'Ours' })
    expect(await logOf(account)).toEqual([])
  })

  test('by owners, helpers and programs is there with who it was, and read by owners alone', async () => {
    const account = await newAccount(app)
    const [owner, helper, key] = [
      await as(app, 'owner', account),
      await as(app, 'content', account),
      await as(app, 'write key', account),
    ]
    for (const [who, client] of Object.entries({ owner, helper, key }))
      await client.patch(`account/${account.id}`, { str_title: `By ${who}` }).expect(200)
    const rows = (await logOf(account, owner)).filter(({ service }) => service === 'account')
    expect(rows).toMatchObject([
      { role: 'integrator', userId: null, userName: 'write key', changes: [{ after: 'By key' }] },
      { role: 'helper', userName: expect.stringContaining('@people.test') },
      { role: 'owner', changes: [{ column: 'str_title', after: 'By owner' }] },
    ])
    await helper.get('account-changes').expect(403)
    const { body } = await owner.post('account-change-people', { customerId: account.id }).expect(200)
    expect(body.people).toHaveLength(2)
  })

  test('is found by person, service and time, arrives live, and is forgotten after two years', async () => {
    const account = await newAccount(app)
    const listener = await socketAs(app, 'owner', account)
    const heard: AccountChange[] = []
    listener.service('account-changes').on('created', (row) => heard.push(row))
    const rest = await restAs(app, 'staff')
    await rest.service('account').patch(account.id, { str_title: 'Live' })
    await until(() => heard.length === 1)
    listener.close()
    const { userId, id } = heard[0]!
    const count = async (query: string) => (await staff.get(`account-changes?${query}&$limit=0`)).body.total
    expect(await count(`userId=${userId}&service=account`)).toBe(1)
    expect(await count(`userId=${userId}&service=events`)).toBe(0)
    expect(await count(`userId=${userId}&createdAt[$gt]=2100-01-01`)).toBe(0)
    const people = async (client: Client, customerId?: number) =>
      (await client.post('account-change-people', { customerId })).body
    const { userName } = heard[0]!
    expect((await people(staff, account.id)).people).toEqual([{ userId, userName }])
    expect((await people(staff)).people).toContainEqual({ userId, userName })
    const owner = await as(app, 'owner', account)
    expect((await people(owner, account.id)).people).toEqual([{ userId, userName }])
    expect([(await people(owner)).code, (await people(owner, shop.id)).code]).toEqual([400, 403])
    await app.get('database').knex('account_changes').where({ id }).update({ createdAt: '2020-01-01' })
    await purgeAccountChanges(app)
    expect(await count(`userId=${userId}`)).toBe(0)
  })
})
