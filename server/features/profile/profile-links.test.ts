import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { as, newAccount, type Client } from '../../test/as'
import { site as siteFeature } from '../site/site.feature'
import { profile as profileFeature } from './profile.feature'
import { buildLink } from './profile-links.factory'

let app: TestApp
let owner: Client
let visitor: Client

beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, profileFeature, siteFeature] })
  const account = await newAccount(app)
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('links of the navigation', () => {
  test('are not a visitor’s to write', async () => {
    await visitor.post('profile-links', buildLink()).expect(401)
  })

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://dotless',
    'www.a.b',
    'ht tp://a.b',
  ])('refuse the address %j', async (link) => {
    const answer = await owner.post('profile-links', buildLink({ link })).expect(400)
    const text = 'Invalid form input, please double check your link url and try again.'
    expect(answer.body).toMatchObject({ message: text, errors: { link: text } })
  })

  test('need a text', async () => {
    const answer = await owner.post('profile-links', buildLink({ text: '  ' })).expect(400)
    const text = 'Invalid form input, please provide text for your link and try again.'
    expect(answer.body).toMatchObject({ message: text, errors: { text } })
  })

  test('say all that is wrong with them at once, the address first', async () => {
    const answer = await owner.post('profile-links', { text: ' ', link: '' }).expect(400)
    expect(answer.body.message).toBe('Invalid form input, please double check your link url and try again.')
    expect(Object.keys(answer.body.errors)).toEqual(['link', 'text'])
  })

  test.each([
    ['https://suppliers.example/a?b=c', 'https://suppliers.example/a?b=c'],
    ['/marketplace', '/marketplace'],
    ['marketplace', '/marketplace'],
    ['#contact', '#contact'],
    ['/assets/nb/1/abc-list.pdf', '/assets/nb/1/abc-list.pdf'],
    ['mailto:shop@harbour.example', 'mailto:shop@harbour.example'],
  ])('take %s', async (link, stored) => {
    const answer = await owner.post('profile-links', buildLink({ link })).expect(201)
    expect(answer.body.link).toBe(stored)
  })

  test('are checked when they change, too', async () => {
    const { body } = await owner.post('profile-links', buildLink())
    await owner.patch(`profile-links/${body.id}`, { link: 'javascript:alert(1)' }).expect(400)
    await owner.put(`profile-links/${body.id}`, { ...body, text: 'New text' }).expect(200)
  })

  test('go to the end of the list', async () => {
    const first = await owner.post('profile-links', buildLink({ order: 40 }))
    const second = await owner.post('profile-links', buildLink())
    expect([first.body.order, second.body.order]).toEqual([40, 41])
    const list = await visitor.get('profile-links')
    expect(list.body.data.at(-1).id).toBe(second.body.id)
  })
})
