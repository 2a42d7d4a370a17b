import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { createWholeApp } from '../../test/create-whole-app'
import { buildCar } from '../automotive/automotive.factory'
import { buildImage } from '../marketplace/market-images.factory'
import { buildItem } from '../marketplace/market-items.factory'
import { buildGalleryImage } from './profile-gallery.factory'
import { describeAddress } from '../site/description/describe-page.factory'
import { buildPageText } from './page-texts.factory'

let app: TestApp
let account: Account
let owner: Client

beforeAll(async () => {
  app = await createWholeApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  account = await newAccount(app, { bilingual: true, roles: ['Sales Flyer', 'Automotive'] })
  owner = await as(app, 'owner', account)
})

const describeAt = (address: string, more = {}) => describeAddress({ app, account }, address, more)

describe('the texts of a page', () => {
  test('are written by who looks after the site’s texts, and by no stranger', async () => {
    const visitor = await as(app, 'visitor', account)
    await visitor.post('page-texts', buildPageText()).expect(401)
    const { body } = await (await as(app, 'content', account)).post('page-texts', buildPageText()).expect(201)
    const stranger = await as(app, 'owner')
    await stranger.patch(`page-texts/${body.id}`, { title: 'Mine' }).expect(404)
  })

  test.each([
    [{ page: 'order' }, 'page'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ text: 'x'.repeat(321) }, 'text'],
    [{ imageId: 999_999 }, 'imageId'],
  ])('are refused where they are %j', async (wrong, field) => {
    const { body } = await owner.post('page-texts', { ...buildPageText(), ...wrong }).expect(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('stand once for each page', async () => {
    const shop = buildPageText({ page: 'shop' })
    await owner.post('page-texts', shop).expect(201)
    await owner.post('page-texts', shop).expect(409)
  })

  test('take the place of our words, in either language, but on the first page of a list alone', async () => {
    const { id: itemId } = (await owner.post('market-items', buildItem()).expect(201)).body
    const picture = await app
      .service('profile-gallery')
      .create({ ...buildGalleryImage({ image: '/assets/nb/1/wharf.jpg' }), customerId: account.id } as never)
    await owner
      .post('page-texts', {
        ...buildPageText({ page: 'shop', imageId: (picture as { id: number }).id }),
        translations: { fr: { title: 'Tasses faites main' } },
      })
      .expect(201)
    const english = await describeAt('/marketplace')
    expect(english).toMatchObject({
      title: 'Handmade mugs from Halifax',
      description: 'Thrown by hand, fired twice, sent everywhere in Canada.',
    })
    expect(english.image?.url).toContain((picture as { image: string }).image)
    expect(await describeAt('/marketplace', { locale: 'fr' })).toMatchObject({ title: 'Tasses faites main' })
    expect((await describeAt(`/marketplace/${itemId}`)).title).toBe('Stoneware mug · Harbour Goods')
    expect((await describeAt('/marketplace?page=2')).title).toBe('Marketplace · Harbour Goods')
  })
})

describe('a thing’s own texts', () => {
  test('are what others are told, with the picture that was chosen', async () => {
    const own = { metaTitle: 'Mug, half a litre', metaDescription: 'Glazed by hand in Halifax.' }
    const { body: item } = await owner.post('market-items', { ...buildItem(), ...own }).expect(201)
    const images = app.service('market-images')
    await images.create(buildImage(item.id, { customerId: account.id, order: 1 }))
    const second = await images.create(buildImage(item.id, { customerId: account.id, order: 2 }))
    await owner.patch(`market-items/${item.id}`, { cardImageId: second.id }).expect(200)
    const page = await describeAt(`/marketplace/${item.id}`)
    expect(page).toMatchObject({ title: own.metaTitle, description: own.metaDescription })
    expect(page.image?.url).toContain(second.url)
    await owner.delete(`market-images/${second.id}`).expect(200)
    expect((await owner.get(`market-items/${item.id}`)).body.cardImageId).toBeNull()
  })

  test('show no picture of another thing', async () => {
    const { body: one } = await owner.post('market-items', buildItem()).expect(201)
    const { body: other } = await owner.post('market-items', buildItem()).expect(201)
    const image = await app.service('market-images').create(buildImage(other.id, { customerId: account.id }))
    const { body } = await owner.patch(`market-items/${one.id}`, { cardImageId: image.id }).expect(400)
    expect(Object.keys(body.errors)).toEqual(['cardImageId'])
  })

  test('a vehicle has them, too', async () => {
    const own = { status: 'public', metaTitle: 'RAV4 in Moncton', metaDescription: 'One owner.' }
    const { body } = await owner.post('automotive', { ...buildCar(), ...own }).expect(201)
    expect(await describeAt(`/automotive/${body.id}`)).toMatchObject({
      title: 'RAV4 in Moncton',
      description: 'One owner.',
    })
  })
})
