import type { Account } from '@mainstreet/shared/contracts/account'
import { contracts, type TablePath } from '@mainstreet/shared/services'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { factories } from '../../test/factories'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { media as mediaFeature } from '../media/media.feature'
import { orders as ordersFeature } from '../orders/orders.feature'
import { profile as profileFeature } from '../profile/profile.feature'
import { accountChanges as accountChangesFeature } from '../account-changes/account-changes.feature'
import { tax as taxFeature } from '../tax/tax.feature'
import { buildLink } from '../profile/profile-links.factory'
import { removedRows as removedRowsFeature } from './removed-rows.feature'
import { purgeRemovedRows } from './removed-rows'

let app: TestApp
let account: Account
let visitor: Client
let owner: Client
let key: Client
let stranger: Client

beforeAll(async () => {
  app = await createTestApp({
    features: [
      ...baseFeatures,
      marketplaceFeature,
      mediaFeature,
      ordersFeature,
      profileFeature,
      removedRowsFeature,
      accountChangesFeature,
      taxFeature,
    ],
  })
  account = await newAccount(app)
  visitor = await as(app, 'visitor', account)
  owner = await as(app, 'owner', account)
  key = await as(app, 'read key', account)
  stranger = await as(app, 'owner', await newAccount(app))
})
afterAll(() => app.close())

interface Dated {
  id: number
  updatedAt: string
}

const idsOf = (body: unknown) => (body as { data: Dated[] }).data.map(({ id }) => id)
const since = (path: TablePath, { updatedAt }: Dated) =>
  `${path}?updatedAt[$gt]=${encodeURIComponent(updatedAt)}&$sort[updatedAt]=1`

const newLink = async () => (await owner.post('profile-links', buildLink()).expect(201)).body as Dated

describe('what changed since', () => {
  test('is not said to visitors, and not asked by them', async () => {
    const link = await newLink()
    const { body } = await visitor.get('profile-links').expect(200)
    expect(body.data[0]).not.toHaveProperty('updatedAt')
    expect((await visitor.get(since('profile-links', link))).status).toBe(400)
  })

  test('a moment that is none is refused by its name', async () => {
    const { body } = await key.get('profile-links?updatedAt[$gt]=yesterday').expect(400)
    expect(JSON.stringify(body)).toContain('updatedAt')
  })

  test('nobody sets it', async () => {
    const link = await newLink()
    const { body } = await owner.patch(`profile-links/${link.id}`, {
      text: 'Other',
      updatedAt: '2001-01-01T00:00:00.000Z',
    })
    expect(body.updatedAt > link.updatedAt).toBe(true)
  })

  test('a program asks by the moment it had, and gets what was written after it', async () => {
    const first = await newLink()
    const second = await newLink()
    expect(idsOf((await key.get(since('profile-links', first))).body)).toEqual([second.id])
    await owner.patch(`profile-links/${first.id}`, { text: 'Changed' }).expect(200)
    expect(idsOf((await key.get(since('profile-links', second))).body)).toEqual([first.id])
  })

  test('every record has it, whatever writes the row, but figures that are counted all the time', async () => {
    const dated = Object.values(contracts).flatMap((each) =>
      each.kind === 'table' && !each.quiet ? [each.path.replaceAll('-', '_')] : [],
    )
    const { rows } = await app.get('database').knex.raw<{ rows: { table: string }[] }>(
      `select event_object_table as table from information_schema.triggers
      where trigger_schema = current_schema() and trigger_name = 'set_updated_at'`,
    )
    expect(rows.map(({ table }) => table).sort()).toEqual(dated.sort())
  })
})

describe('removed rows', () => {
  const removed = async (client: Client) =>
    (await client.get('removed-rows')).body.data as { rowId: number }[]

  test('are no visitor’s, and nobody’s of another business', async () => {
    await visitor.get('removed-rows').expect(401)
    const link = await newLink()
    await owner.delete(`profile-links/${link.id}`).expect(200)
    expect(await removed(stranger)).toEqual([])
  })

  test('are written by nobody', async () => {
    expect((await owner.post('removed-rows', { service: 'profile-links', rowId: 1 })).status).toBe(405)
  })

  test('say which row of which service is gone, and since when', async () => {
    const link = await newLink()
    await owner.delete(`profile-links/${link.id}`).expect(200)
    const { body } = await key.get(`removed-rows?service=profile-links&rowId=${link.id}`).expect(200)
    expect(body.data).toMatchObject([{ service: 'profile-links', rowId: link.id }])
    expect(Date.parse(body.data[0].removedAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  test('what only goes out of sight is named too', async () => {
    const size = await factories['market-variations'](app, account)
    await owner.delete(`market-variations/${size.id}`).expect(200)
    const { body } = await key.get(`removed-rows?service=market-variations&rowId=${size.id}`)
    expect(body.data).toHaveLength(1)
  })

  test('are forgotten after thirty days', async () => {
    const link = await newLink()
    await owner.delete(`profile-links/${link.id}`).expect(200)
    const old = new Date(Date.now() - 31 * 86_400_000)
    await app.get('database').knex('removed_rows').where({ rowId: link.id }).update({ removedAt: old })
    await purgeRemovedRows(app)
    expect((await removed(key)).map(({ rowId }) => rowId)).not.toContain(link.id)
  })
})
