import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { buildDish } from './restaurant.factory'

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

describe('dishes', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('restaurant', buildDish()).expect(401)
  })

  test('belong to a day and a section', async () => {
    const answer = await owner.post('restaurant', { ...buildDish(), dayId: 7, timeId: 0 }).expect(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['dayId', 'timeId'])
  })

  test('keep no script in their description', async () => {
    const dish = buildDish({ description: '<p>Soup<img src=x onerror=alert(1)></p>' })
    const { body } = await owner.post('restaurant', dish).expect(201)
    expect(body.description).toBe('<p>Soup</p>')
  })

  test('say whether they have a picture, and are found by either name of the account', async () => {
    const { body: dish } = await owner.post('restaurant', buildDish({ dayId: 0 })).expect(201)
    expect(dish).toMatchObject({ hasImage: false, cost: 12.5, int_id: dish.id, int_customer_id: account.id })
    await app.get('database').knex('restaurant').where({ id: dish.id }).update({ image: 'chowder.jpg' })
    const list = await visitor.get(`restaurant?int_customer_id=${account.id}&dayId=0`).expect(200)
    expect(list.body.data).toEqual([{ ...dish, image: 'chowder.jpg', hasImage: true }])
  })
})
