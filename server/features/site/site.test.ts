import { blockKeys } from '@mainstreet/shared/contracts/site/profile'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { withoutMoment } from '../../test/without-moment'
import { buildCar } from '../automotive/automotive.factory'
import { buildItem } from '../marketplace/market-items.factory'
import { buildNotice } from '../profile/profile-notices.factory'
import { buildDish } from '../restaurant/restaurant.factory'

let app: TestApp
let account: Account
let owner: Client
let visitor: Client

/** Where it is between two and three in the afternoon; the signs of Etc's zones are turned around. */
const afternoonZone = () => {
  const ahead = 14 - new Date().getUTCHours()
  const hours = ahead < -12 ? ahead + 24 : ahead
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app, {
    roles: ['Automotive', 'Sales Flyer'],
    str_services: ' Repairs \n\nRentals\r\n',
    str_address1: '1 Wharf Street',
  })
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

const site = async (query = '') => (await visitor.get(`site${query}`).expect(200)).body

describe('the site in one answer', () => {
  test('is 404 for an unknown or suspended business, except to its owner and staff as a preview', async () => {
    await visitor.get('site?domain=nobody.test').expect(404)
    await visitor.get('site?previewId=2000000000').expect(404)
    const suspended = await newAccount(app, { int_status_id: 2 })
    const stranger = await as(app, 'visitor', suspended)
    await stranger.get('site').expect(404)
    await stranger.get(`site?domain=${suspended.str_domain}`).expect(404)
    await stranger.get(`site?previewId=${suspended.id}`).expect(404)
    await owner.get(`site?previewId=${suspended.id}`).expect(404)
    const staff = await as(app, 'staff')
    expect((await staff.get(`site?previewId=${suspended.id}`).expect(200)).body.preview).toBe(true)
    const itsOwner = await as(app, 'owner', suspended)
    await itsOwner.get(`site?previewId=${suspended.id}`).expect(200)
  })

  test('its rows are read in a preview as visitors read them, by its own people before it is published', async () => {
    const hidden = await newAccount(app, { int_status_id: 2 })
    const customerId = hidden.id
    const shown = await app.service('market-items').create({ ...buildItem({ status: 'public' }), customerId })
    await app.service('market-items').create({ ...buildItem({ status: 'draft' }), customerId })
    const asked = `market-items?previewId=${customerId}`
    await visitor.get(asked).expect(404)
    await owner.get(asked).expect(404)
    for (const role of ['owner', 'orders', 'content', 'staff'] as const) {
      const client = await as(app, role, hidden)
      const { body } = await client.get(asked).expect(200)
      expect([role, body.data.map(({ id }: { id: number }) => id)]).toEqual([role, [shown.id]])
      await client.post(asked, buildItem()).expect(401)
    }
  })

  test('refuses what it does not know', async () => {
    const nowhere = await as(app, 'visitor')
    await nowhere.get('site').expect(400)
    for (const query of ['?previewId=x', '?customerId=1', '?$limit=1', '?domain[$ne]=x']) {
      await visitor.get(`site${query}`).expect(400)
    }
    await visitor.post('site', {}).expect(405)
  })

  test('answers by address, domain and preview alike', async () => {
    const own = await site()
    expect(own.company).toMatchObject({
      id: account.id,
      name: account.str_company_name,
      address: { street: '1 Wharf Street' },
      profile: { services: ['Repairs', 'Rentals'] },
    })
    expect(own.roles).toEqual([{ Rolename: 'Automotive' }, { Rolename: 'Sales Flyer' }])
    expect(own.blocks).toHaveLength(blockKeys.length)
    expect(own.hours).toHaveLength(7)
    expect(own.preview).toBe(false)
    const nowhere = await as(app, 'visitor')
    const byDomain = await nowhere.get(`site?domain=${account.str_domain.toUpperCase()}`).expect(200)
    expect(byDomain.body).toEqual(own)
    const preview = await nowhere.get(`site?previewId=${account.id}`).expect(200)
    expect(preview.body).toMatchObject({ company: own.company, preview: true })
  })

  test('shows the newest visible notices up to the limit, and is fresh after a change', async () => {
    await site()
    const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
    for (const str_title of titles)
      await owner.post('profile-notices', buildNotice({ str_title })).expect(201)
    await owner.post('profile-notices', buildNotice({ str_title: 'Hidden', bol_visible: false })).expect(201)
    const { notices } = await site()
    expect(notices[0].announced).toBe(false)
    await owner.patch(`profile-notices/${notices[0].id}`, { announced: true }).expect(200)
    expect((await site()).notices[0]).toMatchObject({ str_title: 'Fifth', announced: true })
    expect(notices.map(({ str_title }: { str_title: string }) => str_title)).toEqual(
      titles.slice(1).reverse(),
    )
  })

  test('features dishes and unsold cars up to the limit', async () => {
    for (let n = 0; n < 3; n++) await owner.post('restaurant', buildDish({ featured: true })).expect(201)
    await owner.post('restaurant', buildDish({ name: 'Not featured' })).expect(201)
    await owner.post('automotive', buildCar({ featured: true, sold: true })).expect(201)
    const { body: car } = await owner.post('automotive', buildCar({ featured: true })).expect(201)
    const { featured } = await site()
    expect(featured).toHaveLength(4)
    const cars = featured.filter(({ type }: { type: string }) => type === 'automotive')
    expect(withoutMoment(cars)).toEqual(withoutMoment([{ type: 'automotive', item: car }]))
    await owner.patch(`profile-options/${account.id}`, { featureLimit: 3 }).expect(200)
    expect((await site()).featured).toHaveLength(3)
  })

  test('features public items, never drafts', async () => {
    const shop = await newAccount(app)
    const its = await as(app, 'owner', shop)
    const item = {
      title: 'Anchor',
      featured: true,
      newlyCreated: false,
      variations: [{ variation: 'Regular' }],
    }
    await its.post('market-items', { ...item, status: 'draft' }).expect(201)
    const { body } = await its.post('market-items', { ...item, status: 'public' }).expect(201)
    const answer = await (await as(app, 'visitor', shop)).get('site').expect(200)
    expect(withoutMoment(answer.body.featured)).toEqual(withoutMoment([{ type: 'marketplace', item: body }]))
  })

  test('until something is starred the newest stand there, what can be had first', async () => {
    const place = await newAccount(app)
    const its = await as(app, 'owner', place)
    const shown = async (lang = 'en') =>
      (await (await as(app, 'visitor', place)).get('site').query({ lang })).body
    const names = async () =>
      (await shown()).featured.map(({ item }: { item: { name: string } }) => item.name)
    const ids: number[] = []
    for (const name of ['Chowder', 'Scone', 'Tart'])
      ids.push((await its.post('restaurant', buildDish({ name, timeId: 2 })).expect(201)).body.id)
    expect(await names()).toEqual(['Tart', 'Scone', 'Chowder'])
    await its.patch(`restaurant/${ids[2]}`, { soldOut: true }).expect(200)
    expect(await names()).toEqual(['Scone', 'Chowder', 'Tart'])
    const title = async () =>
      (await shown('fr')).blocks.find(({ block }: { block: string }) => block === 'featured').title
    expect(await title()).toBe('Plats en vedette')
    await its.patch(`restaurant/${ids[0]}`, { featured: true }).expect(200)
    expect(await names()).toEqual(['Chowder'])
    await its.post('automotive', buildCar({ featured: true })).expect(201)
    expect(await title()).toBe('En vedette')
  })

  test('a breakfast comes after what is served in the afternoon', async () => {
    const place = await newAccount(app, { timezone: afternoonZone() })
    const its = await as(app, 'owner', place)
    await its.post('restaurant', buildDish({ name: 'Pie', timeId: 2 })).expect(201)
    await its.post('restaurant', buildDish({ name: 'Porridge', timeId: 1 })).expect(201)
    const { body } = await (await as(app, 'visitor', place)).get('site').expect(200)
    expect(body.featured.map(({ item }: { item: { name: string } }) => item.name)).toEqual([
      'Pie',
      'Porridge',
    ])
  })

  test('falls back to fives where the options are missing', async () => {
    const bare = await newAccount(app)
    await app.get('database').knex('profile_options').where({ id: bare.id }).del()
    await app.get('database').knex('profile_styles').where({ id: bare.id }).del()
    const { body } = await (await as(app, 'visitor', bare)).get('site').expect(200)
    expect(body.options).toMatchObject({ id: bare.id, noticeLimit: 5, featureLimit: 5, facebookLimit: 5 })
    expect(body.styles).toMatchObject({ themeType: 'harbour', accentColor: '', customStyles: '' })
  })
})

describe('roles', () => {
  test('come in the casing their readers know', async () => {
    const answer = await visitor.post('get-roles', { id: account.id }).expect(200)
    expect(answer.body.roles).toEqual([{ Rolename: 'Automotive' }, { Rolename: 'Sales Flyer' }])
  })

  test('of an unknown business are 404', async () => {
    const answer = await visitor.post('get-roles', { id: 2_000_000_000 }).expect(404)
    expect(answer.body).toMatchObject({ ok: false, code: 404 })
    await visitor.post('get-roles', { id: 'x' }).expect(400)
  })
})
