import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildCar } from './automotive.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await openTestApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('cars', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('automotive', buildCar()).expect(401)
  })

  test('need a year, a make and a model', async () => {
    const answer = await owner.post('automotive', { year: 1700, make: ' ' }).expect(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['make', 'model', 'year'])
  })

  test('keep no script in their description', async () => {
    const car = buildCar({ description: '<p>Clean</p><script>alert(1)</script>' })
    const { body } = await owner.post('automotive', car).expect(201)
    expect(body.description).toBe('<p>Clean</p>')
  })

  test('are shown to visitors, sold ones too, with their pictures, the primary one first', async () => {
    const { body: car } = await owner.post('automotive', buildCar({ sold: true, price: null })).expect(201)
    const picture = { itemId: car.id, customerId: account.id }
    await app
      .get('database')
      .knex('automotive_images')
      .insert([
        { ...picture, image: 'side.jpg', order: 1 },
        { ...picture, image: 'front.jpg', order: 2, isPrimary: true },
      ])
    const { body } = await visitor.get(`automotive/${car.id}`).expect(200)
    expect(body).toMatchObject({ sold: true, price: null })
    expect(body.images).toMatchObject([
      { image: 'front.jpg', isPrimary: true, itemId: car.id },
      { image: 'side.jpg', isPrimary: false },
    ])
    const again = await owner.put(`automotive/${car.id}`, { ...body, price: 100.5 }).expect(200)
    expect(again.body).toEqual({ ...body, price: 100.5 })
    await owner.delete(`automotive/${car.id}`).expect(200)
  })

  test('have no features to filter by', async () => {
    const answer = await visitor.post('get-automotive-features', { id: account.id })
    expect(answer.body).toEqual({ ok: true, features: [] })
    const unknown = await visitor.post('get-automotive-features', { id: 2_000_000_000 }).expect(404)
    expect(unknown.body).toMatchObject({ ok: false, code: 404 })
  })
})
