import type { Account } from '@mainstreet/shared/contracts/account'
import type { CarImage } from '@mainstreet/shared/contracts/automotive'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { withoutMoment } from '../../test/without-moment'
import { buildPicture, sendForm } from '../media/upload.factory'
import { buildCar, buildCarImage } from './automotive.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const pictureOf = async (carId: number) =>
  app.service('automotive-images').create(buildCarImage(carId, account.id)) as Promise<CarImage>

const carIds = async (client: Client, query: string): Promise<number[]> => {
  const { body } = await client.get(`automotive?${query}`).expect(200)
  return body.data.map(({ id }: { id: number }) => id)
}

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

  test('are shown to visitors, sold ones too, with their pictures', async () => {
    const { body: car } = await owner.post('automotive', buildCar({ sold: true, price: null })).expect(201)
    await pictureOf(car.id)
    const { body } = await visitor.get(`automotive/${car.id}`).expect(200)
    expect(body).toMatchObject({ sold: true, price: null })
    expect(body.images).toMatchObject([{ isPrimary: true, itemId: car.id }])
    const again = await owner.put(`automotive/${car.id}`, { ...body, price: 100.5 }).expect(200)
    expect(withoutMoment(again.body)).toEqual(withoutMoment({ ...body, price: 100.5 }))
    await owner.delete(`automotive/${car.id}`).expect(200)
  })

  test('bring no pictures with them, and no VIN that no car has ever had', async () => {
    const images = [{ image: 'https://elsewhere.test/a.jpg' }]
    expect(
      (await owner.post('automotive', { ...buildCar(), images }).expect(400)).body.errors,
    ).toHaveProperty('images')
    for (const vin of ['4T1G11AK5MU5302170', 'ÄT1G11AK5MU53021'])
      expect((await owner.post('automotive', buildCar({ vin })).expect(400)).body.errors).toHaveProperty(
        'vin',
      )
    const { body } = await owner.post('automotive', buildCar({ vin: '4t1g-11ak 5mu530217' })).expect(201)
    expect(body.vin).toBe('4T1G11AK5MU530217')
  })

  test('are found by what they are called, their numbers and colour, whatever the case and spaces', async () => {
    const dealer = await newAccount(app)
    const keeper = await as(app, 'owner', dealer)
    const looker = await as(app, 'visitor', dealer)
    const add = async (car: object) => (await keeper.post('automotive', buildCar(car)).expect(201)).body.id
    const first = await add({
      year: 2021,
      make: 'Toyota',
      model: 'Camry',
      stockNo: 'T_2107',
      color: 'Bleu été',
    })
    const draft = await add({ year: 2020, make: 'Kia', model: 'Rio', stockNo: 'K-1', status: 'draft' })
    const found = (search: string, client = keeper) =>
      carIds(client, `search=${encodeURIComponent(search)}&$sort[id]=1`)
    expect(await found('toyota CAM')).toEqual([first])
    expect(await found('2021toyota')).toEqual([first])
    expect(await found('t_21')).toEqual([first])
    expect(await found('bleu ete')).toEqual([first])
    expect(await found('kia rio')).toEqual([draft])
    expect(await found('kia rio', looker)).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found(' ')).toEqual([first, draft])
    await keeper.get('automotive?search[$like]=a').expect(400)
  })

  test('that are drafts are their owner’s alone, with their pictures', async () => {
    const { body: car } = await owner
      .post('automotive', buildCar({ status: 'draft', featured: true }))
      .expect(201)
    const picture = await pictureOf(car.id)
    await visitor.get(`automotive/${car.id}`).expect(404)
    await visitor.get(`automotive-images/${picture.id}`).expect(404)
    const { featured } = (await visitor.get('site').expect(200)).body
    expect(featured.map(({ item }: { item: { id: number } }) => item.id)).not.toContain(car.id)
    await owner.patch(`automotive/${car.id}`, { status: 'public' }).expect(200)
    await visitor.get(`automotive-images/${picture.id}`).expect(200)
  })

  test('are found by make in any case, years, asked price and gears, in an order, those sold last', async () => {
    const lot = await newAccount(app)
    const dealer = await as(app, 'owner', lot)
    const guest = await as(app, 'visitor', lot)
    const add = async (overrides: object) =>
      (await dealer.post('automotive', buildCar(overrides)).expect(201)).body.id as number
    const cheap = await add({ make: 'Mazda', year: 2015, price: 12_000, specialPrice: 9_500, body: 'Sedan' })
    const dear = await add({ make: 'mazda ', year: 2022, price: 30_000, transmission: '6-speed manual' })
    const unpriced = await add({ make: 'Kia', year: 2020, price: null, transmission: 'CVT', body: 'Sedan' })
    const sold = await add({ make: 'Kia', year: 2023, price: 100, sold: true })
    const asked = (filter: Record<string, unknown>) =>
      carIds(
        guest,
        new URLSearchParams(Object.entries(filter).map(([k, v]) => [`filter[${k}]`, String(v)])).toString(),
      )
    expect(await asked({ make: 'MAZDA', order: 'cheapest' })).toEqual([cheap, dear])
    expect(await asked({ order: 'cheapest' })).toEqual([cheap, dear, unpriced, sold])
    expect(await asked({ order: 'dearest' })).toEqual([dear, cheap, unpriced, sold])
    expect(await asked({ yearFrom: 2020, yearTo: 2022, order: 'youngest' })).toEqual([dear, unpriced])
    expect(await asked({ priceFrom: 9_000, priceTo: 10_000 })).toEqual([cheap])
    expect(await asked({ gears: 'manual' })).toEqual([dear])
    expect(await asked({ gears: 'automatic' })).toEqual([unpriced])
    expect(await asked({ firstOf: 'make' })).toEqual([cheap, unpriced])
    expect(await asked({ firstOf: 'body' })).toEqual([cheap])
    const refused = await guest.get('automotive?filter[gears]=none').expect(400)
    expect(refused.body.errors).toEqual({ 'filter.gears': 'must be one of automatic, manual' })
  })

  test('have no features to filter by', async () => {
    const answer = await visitor.post('get-automotive-features', { id: account.id })
    expect(answer.body).toEqual({ ok: true, features: [] })
    const unknown = await visitor.post('get-automotive-features', { id: 2_000_000_000 }).expect(404)
    expect(unknown.body).toMatchObject({ ok: false, code: 404 })
  })
})

describe('a car’s pictures', () => {
  const primaries = async (carId: number): Promise<boolean[]> => {
    const { body } = await visitor.get(`automotive/${carId}`).expect(200)
    return body.images.map(({ isPrimary }: CarImage) => isPrimary)
  }

  test('are not a visitor’s to change, and made by uploads alone', async () => {
    const { body: car } = await owner.post('automotive', buildCar()).expect(201)
    const { id } = await pictureOf(car.id)
    await visitor.delete(`automotive-images/${id}`).expect(401)
    await owner.post('automotive-images', buildCarImage(car.id, account.id)).expect(405)
  })

  test('have one primary among them: the first, then who is chosen, then who is left', async () => {
    const { body: car } = await owner.post('automotive', buildCar()).expect(201)
    const pictures = [await pictureOf(car.id), await pictureOf(car.id), await pictureOf(car.id)]
    expect(await primaries(car.id)).toEqual([true, false, false])
    await owner.patch(`automotive-images/${pictures[2]!.id}`, { isPrimary: true }).expect(200)
    expect(await primaries(car.id)).toEqual([false, false, true])
    await owner.delete(`automotive-images/${pictures[2]!.id}`).expect(200)
    expect(await primaries(car.id)).toEqual([true, false])
    const orderArray = [pictures[1]!, pictures[0]!].map(({ id }, index) => ({ id, order: index + 1 }))
    await owner.post('order-patch', { type: 'automotive-images', orderArray }).expect(200)
    expect(await primaries(car.id)).toEqual([false, true])
  })

  test('are uploaded to a car of one’s own, in two sizes, and go with it', async () => {
    const { body: car } = await owner.post('automotive', buildCar()).expect(201)
    const bytes = await buildPicture()
    const upload = (by: Client, itemId: number) =>
      sendForm(by, { fields: { type: 'car-image', itemId }, files: [{ bytes }] })
    await upload(visitor, car.id).expect(401)
    await upload(await as(app, 'owner', await newAccount(app)), car.id).expect(404)
    const { body } = await upload(owner, car.id).expect(200)
    const [{ url }] = body.files
    expect((await visitor.get(`automotive/${car.id}`)).body.images).toMatchObject([
      { image: url, isPrimary: true },
    ])
    const stored = () =>
      Promise.all(
        [url, url.replace('.jpg', '-small.webp')].map((each: string) =>
          app.get('media').head(each.replace('/assets/', '')),
        ),
      )
    expect((await stored()).every(Boolean)).toBe(true)
    await owner.delete(`automotive/${car.id}`).expect(200)
    await until(async () => (await stored()).every((each) => !each))
  })
})
