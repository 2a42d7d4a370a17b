import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { buildItem } from '../marketplace/market-items.factory'

const written = { from: 'ada@example.test', contact: 'Ada Byron', subject: 'Mugs', message: 'Blue ones?' }

let app: TestApp
beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())

describe('a question about an item', () => {
  test('names one that visitors see, of this business', async () => {
    const account = await newAccount(app, { str_email: 'shop@shop.test' })
    const visitor = await as(app, 'visitor', account)
    const elsewhere = await newAccount(app)
    const own = await app.service('market-items').create({ ...buildItem(), customerId: account.id })
    const draft = await app
      .service('market-items')
      .create({ ...buildItem({ status: 'draft' }), customerId: account.id })
    const foreign = await app.service('market-items').create({ ...buildItem(), customerId: elsewhere.id })
    for (const { id } of [draft, foreign])
      expect((await visitor.post('contact', { ...written, itemId: id })).body).toMatchObject({
        code: 400,
        errors: { itemId: expect.any(String) },
      })
    await visitor.post('contact', { ...written, itemId: own.id }).expect(200)
    const { body } = await (await as(app, 'owner', account)).get('contact-messages').expect(200)
    expect(body.data).toMatchObject([{ itemId: own.id, orderId: null, subject: 'Mugs' }])
  })
})
