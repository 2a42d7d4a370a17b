import type { Account } from '@mainstreet/shared/contracts/account'
import { server } from '../kit/service/caller/caller'
import { buildItem } from '../features/marketplace/market-items.factory'
import type { Work } from '../kit/service/work'
import { createWholeApp } from './create-whole-app'
import { newAccount } from './as'
import type { TestApp } from './create-test-app'

let app: TestApp
let account: Account
let id: number
beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  const item = await app.service('market-items').create({ ...buildItem(), customerId: account.id })
  id = item.id
})
afterAll(() => app.close())

const titleOf = async () => (await app.service('market-items').get(id)).title
const run = <T>(write: (work: Work) => Promise<T>) => app.get('runWork')(server, write)

describe('a work', () => {
  test.each<[string, (work: Work) => Promise<unknown>]>([
    ['an update', ({ trx }) => trx('market_items').where({ id }).update({ title: 'Silent' })],
    ['raw SQL', ({ trx }) => trx.raw(`update market_items set title = 'Silent' where id = ?`, [id])],
    [
      'an insert',
      ({ trx }) => trx('market_categories').insert({ customerId: account.id, category: 'Silent' }),
    ],
    ['a removal', ({ trx }) => trx('market_variations').where({ itemId: id }).delete()],
  ])('that is not logged is rolled back: %s', async (_name, write) => {
    const title = await titleOf()
    await expect(run(write)).rejects.toThrow('was written without work.changed')
    expect(await titleOf()).toBe(title)
  })

  test('that says what it changed is kept', async () => {
    const before = await app.service('market-items').get(id)
    await run(async ({ trx, changed }) => {
      await trx('market_items').where({ id }).update({ title: 'Told' })
      changed('market-items', { before, after: { ...before, title: 'Told' } })
    })
    expect(await titleOf()).toBe('Told')
  })

  test('that says that nobody sees it is kept', async () => {
    await run(async ({ trx, unseen }) => {
      await trx('market_items').where({ id }).update({ title: 'Unseen' })
      unseen('market-items')
    })
    expect(await titleOf()).toBe('Unseen')
  })

  test('that locks, reads or writes nothing has nothing to say', async () => {
    await run(async ({ trx }) => {
      await trx('market_items').where({ id }).forUpdate().first('id')
      await trx('market_items').where({ id: 0 }).update({ title: 'Nobody' })
    })
    expect(await titleOf()).not.toBe('Nobody')
  })
})
