import type { Account } from '@mainstreet/shared/contracts/account'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { buildItem } from '../features/marketplace/market-items.factory'
import { createWholeApp } from './create-whole-app'
import { newAccount, restAs, socketAs } from './as'
import type { TestApp } from './create-test-app'

let app: TestApp
let account: Account
beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
})
afterAll(() => app.close())

/** Waits for one event of a service. */
const next = (client: Awaited<ReturnType<typeof socketAs>>, event: string): Promise<MarketItem> =>
  new Promise((resolve) => client.socket.once(event, resolve))

describe('the official REST client', () => {
  test('is told what is wrong, by field', async () => {
    const client = await restAs(app, 'owner', account)
    const refused = client.service('market-items').create({ title: ' ' })
    await expect(refused).rejects.toMatchObject({ code: 400, name: 'BadRequest' })
    await expect(client.service('market-items').get(999_999)).rejects.toMatchObject({ code: 404 })
  })

  test('does everything a service offers', async () => {
    const client = await restAs(app, 'owner', account)
    const items = client.service('market-items')
    const item = await items.create({ ...buildItem(), title: 'By REST' })
    expect(await items.get(item.id)).toMatchObject({ title: 'By REST', customerId: account.id })
    expect(await items.patch(item.id, { title: 'Patched' })).toMatchObject({ title: 'Patched' })
    const whole = await items.get(item.id)
    expect(await items.update(item.id, { ...whole, subTitle: 'Sent back whole' })).toMatchObject({
      title: 'Patched',
      subTitle: 'Sent back whole',
    })
    const found = await items.find({ query: { title: 'Patched', $select: ['title'], $sort: { id: -1 } } })
    expect(found).toMatchObject({ total: 1, data: [{ id: item.id, title: 'Patched' }] })
    await items.remove(item.id)
    await expect(items.get(item.id)).rejects.toMatchObject({ code: 404 })
  })

  test('finds by a list longer than twenty', async () => {
    const client = await restAs(app, 'owner', account)
    const ids = Array.from({ length: 60 }, (_, index) => index + 1)
    const found = await client.service('market-categories').find({ query: { id: { $in: ids } } })
    expect(found.total).toBe(0)
  })
})

describe('the official socket client', () => {
  test('does what REST does', async () => {
    const client = await socketAs(app, 'owner', account)
    const item = await client.service('market-items').create({ ...buildItem(), title: 'By socket' })
    expect(await client.service('market-items').get(item.id)).toMatchObject({ title: 'By socket' })
    await expect(client.service('market-items').find({ query: { nonsense: 1 } })).rejects.toMatchObject({
      code: 400,
    })
    client.close()
  })

  test('hears of a public item as long as it is public', async () => {
    const visitor = await socketAs(app, 'visitor', account)
    const owner = await restAs(app, 'owner', account)
    const created = next(visitor, 'market-items created')
    const item = await owner.service('market-items').create({ ...buildItem(), status: 'public' } as never)
    expect((await created).id).toBe(item.id)
    const removed = next(visitor, 'market-items removed')
    await owner.service('market-items').patch(item.id, { status: 'draft' } as never)
    expect((await removed).id).toBe(item.id)
    const back = next(visitor, 'market-items created')
    await owner.service('market-items').patch(item.id, { status: 'public' } as never)
    expect((await back).id).toBe(item.id)
    visitor.close()
  })

  test('hears nothing of a write that was refused', async () => {
    const listener = await socketAs(app, 'owner', account)
    const received: string[] = []
    listener.socket.onAny((event: string) => received.push(event))
    const owner = await restAs(app, 'owner', account)
    await owner
      .service('market-items')
      .create({ ...buildItem(), categoryId: 999_999 })
      .catch(() => undefined)
    const created = next(listener, 'market-items created')
    const item = await owner.service('market-items').create(buildItem())
    // Events come in the order of their writes: nothing came before the one that was carried out.
    expect(await created).toMatchObject({ id: item.id })
    expect(received.filter((event) => event === 'market-items created')).toHaveLength(1)
    listener.close()
  })

  test('sees a change at once through the cache of public reads', async () => {
    const visitor = await restAs(app, 'visitor', account)
    const owner = await restAs(app, 'owner', account)
    const item = await owner
      .service('market-items')
      .create({ ...buildItem(), status: 'public', title: 'One' } as never)
    expect((await visitor.service('market-items').get(item.id)).title).toBe('One')
    await owner.service('market-items').patch(item.id, { title: 'Two' })
    expect((await visitor.service('market-items').get(item.id)).title).toBe('Two')
  })
})
