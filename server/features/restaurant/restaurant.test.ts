import type { Account } from '@mainstreet/shared/contracts/account'
import { restaurantContract, type Dish } from '@mainstreet/shared/contracts/restaurant'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { isSoldOut } from '@mainstreet/shared/rules/site/menu'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { filledBody, notFilled } from '../../test/filled-body'
import { until } from '../../test/until'
import { withoutMoment } from '../../test/without-moment'
import { media as mediaFeature } from '../media/media.feature'
import { reorder as reorderFeature } from '../reorder/reorder.feature'
import { buildPicture, sendForm, storedFiles } from '../media/upload.factory'
import { restaurant as restaurantFeature } from './restaurant.feature'
import { buildDish } from './restaurant.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, mediaFeature, reorderFeature, restaurantFeature] })
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
    expect(withoutMoment(list.body.data)).toEqual(
      withoutMoment([{ ...dish, image: 'chowder.jpg', hasImage: true }]),
    )
  })
})

const namesOn = async (dayId: number) => {
  const { body } = await visitor.get(`restaurant?int_customer_id=${account.id}&dayId=${dayId}&$sort[order]=1`)
  return (body.data as Dish[]).map(({ name, timeId }) => `${timeId} ${name}`)
}

describe('a picture', () => {
  test('is uploaded for a dish of one’s own, replaced, and taken away', async () => {
    const { body: dish } = await owner.post('restaurant', buildDish()).expect(201)
    const upload = async () => {
      const fields = { type: 'dish', id: account.id, itemId: dish.id }
      const answer = await sendForm(owner, { fields, files: [{ bytes: await buildPicture() }] })
      return answer.body.files[0].url as string
    }
    const first = await upload()
    const second = await upload()
    expect((await visitor.get(`restaurant/${dish.id}`)).body).toMatchObject({ image: second, hasImage: true })
    await until(() => !storedFiles(app).some((path) => first.endsWith(path)))
    await owner.patch(`restaurant/${dish.id}`, { withoutPicture: true }).expect(200)
    expect((await visitor.get(`restaurant/${dish.id}`)).body).toMatchObject({ image: '', hasImage: false })
    await until(() => !storedFiles(app).some((path) => second.endsWith(path)))
  })

  test('of another’s dish is refused', async () => {
    const { body: dish } = await owner.post('restaurant', buildDish()).expect(201)
    const stranger = await newAccount(app)
    const fields = { type: 'dish', id: stranger.id, itemId: dish.id }
    const other = await as(app, 'owner', stranger)
    expect((await sendForm(other, { fields, files: [{ bytes: await buildPicture() }] })).status).toBe(404)
  })
})

describe('sold out today', () => {
  test('lasts until the end of the day on the business’s clock, and not longer', async () => {
    const { body: dish } = await owner.post('restaurant', buildDish()).expect(201)
    expect(dish.soldOutUntil).toBeNull()
    const { body } = await owner.patch(`restaurant/${dish.id}`, { soldOut: true }).expect(200)
    const end = localTime(new Date(body.soldOutUntil), account.timezone)
    const { date } = localTime(new Date(), account.timezone)
    expect([end.seconds, end.date]).toEqual([0, dateAfter(date, 1)])
    expect(isSoldOut(body, new Date())).toBe(true)
    expect(isSoldOut(body, new Date(body.soldOutUntil))).toBe(false)
    const again = await owner.patch(`restaurant/${dish.id}`, { soldOut: false }).expect(200)
    expect(again.body.soldOutUntil).toBeNull()
  })
})

test('a dish says what it suits and what it holds, in words of the list', async () => {
  const bad = await owner.post('restaurant', { ...buildDish(), diets: ['paleo'] }).expect(400)
  expect(Object.keys(bad.body.errors)).toEqual(['diets.0'])
  const signs = { diets: ['vegan'], allergens: ['nuts', 'soy'] }
  const { body } = await owner.post('restaurant', { ...buildDish(), ...signs }).expect(201)
  expect((await visitor.get(`restaurant/${body.id}`)).body).toMatchObject(signs)
})

describe('many lines at once', () => {
  const many = (dishes: object[], customerId = account.id) => ({ customerId, dayId: 3, timeId: 1, dishes })

  test('are the owner’s to add', async () => {
    await visitor.post('add-dishes', many([{ name: 'Toast' }])).expect(401)
    const other = await as(app, 'owner', await newAccount(app))
    await other.post('add-dishes', many([{ name: 'Toast' }])).expect(403)
  })

  test('are all added in their order, or none', async () => {
    const bad = await owner.post('add-dishes', many([{ name: 'Toast' }, { name: ' ' }])).expect(400)
    expect(Object.keys(bad.body.errors)).toEqual(['dishes.1.name'])
    expect(await namesOn(3)).toEqual([])
    await owner.post('add-dishes', many([{ name: 'Toast', cost: 4 }, { name: 'Eggs' }])).expect(200)
    expect(await namesOn(3)).toEqual(['1 Toast', '1 Eggs'])
  })
})

describe('copying a day', () => {
  const copy = (data: object, client = owner) =>
    client.post('copy-menu-day', { customerId: account.id, from: 3, to: [1], existing: 'keep', ...data })

  test('is the owner’s, to other days, of a day that has dishes', async () => {
    expect((await copy({}, visitor)).status).toBe(401)
    expect((await copy({}, await as(app, 'owner', await newAccount(app)))).status).toBe(403)
    expect((await copy({ to: [3] })).body.errors).toEqual({ to: 'must be other days' })
    expect((await copy({ from: 2, to: [3] })).body.errors).toEqual({ from: 'has no dishes' })
  })

  test('adds to what is there, or takes its place', async () => {
    await owner.post('restaurant', buildDish({ dayId: 1, name: 'Soup' })).expect(201)
    expect((await copy({})).body).toMatchObject({ copied: 2, removed: 0 })
    expect(await namesOn(1)).toEqual(['2 Soup', '1 Toast', '1 Eggs'])
    expect((await copy({ existing: 'replace', to: [1, 2] })).body).toMatchObject({ copied: 4, removed: 3 })
    expect(await namesOn(1)).toEqual(['1 Toast', '1 Eggs'])
    expect(await namesOn(2)).toEqual(['1 Toast', '1 Eggs'])
  })

  test('makes each dish the same in every column but its day, its place and whether it is featured', async () => {
    const shop = await newAccount(app)
    const by = await as(app, 'owner', shop)
    const { body: bare } = await by.post('restaurant', { name: 'Bare', dayId: 0, timeId: 5 }).expect(201)
    const body = filledBody(restaurantContract, { row: bare, given: { dayId: 3 } })
    const { body: dish } = await by.post('restaurant', body).expect(201)
    await app.get('database').knex('restaurant').where({ id: dish.id }).update({ image: 'chowder.jpg' })
    await by.post('copy-menu-day', { customerId: shop.id, from: 3, to: [4], existing: 'keep' }).expect(200)
    const [copied] = (await by.get('restaurant?dayId=4').expect(200)).body.data
    const columns = restaurantContract.writable.filter(
      (name) => name !== 'dayId' && name !== 'featured' && name !== 'order',
    )
    expect(notFilled(dish, columns, bare)).toEqual([])
    for (const name of columns) expect([name, copied[name]]).toEqual([name, dish[name]])
    expect(copied).toMatchObject({ image: 'chowder.jpg', featured: false, soldOutUntil: null })
  })

  test('leaves a copy its picture when the other dish goes', async () => {
    const { body: dish } = await owner.post('restaurant', buildDish({ dayId: 4 })).expect(201)
    const fields = { type: 'dish', id: account.id, itemId: dish.id }
    const answer = await sendForm(owner, { fields, files: [{ bytes: await buildPicture() }] })
    const { url } = answer.body.files[0]
    await copy({ from: 4, to: [6] }).expect(200)
    await owner.delete(`restaurant/${dish.id}`).expect(200)
    const { body } = await visitor.get(`restaurant?int_customer_id=${account.id}&dayId=6`)
    expect(body.data[0].image).toBe(url)
    expect(storedFiles(app).some((path) => url.endsWith(path))).toBe(true)
  })

  test('the order of dishes is the owner’s', async () => {
    const { body } = await visitor.get(`restaurant?int_customer_id=${account.id}&dayId=2&$sort[order]=1`)
    const [toast, eggs] = body.data as Dish[]
    const orderArray = [
      { id: eggs!.id, order: 1 },
      { id: toast!.id, order: 2 },
    ]
    await owner.post('order-patch', { type: 'restaurant', orderArray }).expect(200)
    expect(await namesOn(2)).toEqual(['1 Eggs', '1 Toast'])
  })
})
