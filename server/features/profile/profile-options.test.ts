import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { withoutMoment } from '../../test/without-moment'
import { profile as profileFeature } from './profile.feature'
import { buildOptions } from './profile-options.factory'
import { buildStyles } from './profile-styles.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profileFeature] })
  account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('the options of a page', () => {
  test('are not a visitor’s to write, and never removed', async () => {
    await visitor.put(`profile-options/${account.id}`, buildOptions()).expect(401)
    await owner.delete(`profile-options/${account.id}`).expect(405)
  })

  test('stay within their limits', async () => {
    const answer = await owner
      .patch(`profile-options/${account.id}`, { noticeLimit: 11, featureLimit: 2, facebookLimit: 0 })
      .expect(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['facebookLimit', 'featureLimit', 'noticeLimit'])
  })

  test('are found by the account’s id from the start', async () => {
    const answer = await visitor.get(`profile-options/${account.id}`).expect(200)
    expect(answer.body).toEqual({
      id: account.id,
      customerId: account.id,
      restaurantDisplayType: 'menu',
      noticeLimit: 4,
      featureLimit: 4,
      showHours: true,
      newsletter: false,
      answersAnytime: false,
      facebookLimit: 3,
      facebookDisplay: 'vertical',
      bookings: false,
      bookingLeadHours: 2,
      bookingDaysAhead: 30,
      bookingLargestParty: 8,
    })
  })

  test('answer the record there is when they are created again', async () => {
    const answer = await owner
      .post('profile-options', { ...buildOptions(), customerId: account.id })
      .expect(201)
    expect(answer.body).toMatchObject({ id: account.id, noticeLimit: 4 })
  })

  test('are saved whole', async () => {
    const { body } = await owner.get(`profile-options/${account.id}`)
    const answer = await owner
      .put(`profile-options/${account.id}`, { ...body, ...buildOptions() })
      .expect(200)
    expect(withoutMoment(answer.body)).toEqual(withoutMoment({ ...body, ...buildOptions() }))
  })
})

describe('the styles of a site', () => {
  test('are not another account’s to change', async () => {
    const stranger = await as(app, 'owner', await newAccount(app))
    await stranger.patch(`profile-styles/${account.id}`, buildStyles()).expect(404)
  })

  test('refuse what is no colour and no preset', async () => {
    const bad = { accentColor: 'red', linkColor: '#12345', themeType: 'noir' }
    await owner.patch(`profile-styles/${account.id}`, { themeType: bad.themeType }).expect(400)
    const answer = await owner
      .patch(`profile-styles/${account.id}`, { accentColor: bad.accentColor, linkColor: bad.linkColor })
      .expect(400)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['accentColor', 'linkColor'])
  })

  test('answer the record there is when they are created again', async () => {
    const answer = await owner.post('profile-styles', { customerId: account.id }).expect(201)
    expect(answer.body).toMatchObject({ id: account.id, customerId: account.id, themeType: 'harbour' })
  })

  test('take a colour, and an empty one for the preset’s', async () => {
    await owner.patch(`profile-styles/${account.id}`, buildStyles()).expect(200)
    const answer = await owner.patch(`profile-styles/${account.id}`, { accentColor: '' }).expect(200)
    expect(answer.body).toMatchObject({ themeType: 'bistro', accentColor: '' })
  })

  test('confine the owner’s own CSS to the site', async () => {
    const customStyles =
      '@import url(https://evil.example/x.css); h1 { color: red } body ~ * { display: none }'
    const answer = await owner.patch(`profile-styles/${account.id}`, { customStyles }).expect(200)
    expect(answer.body.customStyles.replace(/\s+/g, ' ')).toBe('.site h1 { color: red; }')
    const again = await owner.put(`profile-styles/${account.id}`, answer.body).expect(200)
    expect(again.body).toEqual(answer.body)
  })

  test('say where CSS cannot be read', async () => {
    const answer = await owner
      .patch(`profile-styles/${account.id}`, { customStyles: 'h1 { color: red' })
      .expect(400)
    expect(answer.body.errors.customStyles).toMatch(/line 1/)
  })
})
