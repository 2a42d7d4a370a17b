import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { siteFeatures } from '../../test/site-features'
import { as, newAccount } from '../../test/as'

let app: TestApp
let account: Account

beforeAll(async () => {
  app = await createTestApp({
    features: siteFeatures,
  })
  account = await newAccount(app)
})
afterAll(() => app.close())

test('a visitor is told nothing', async () => {
  const visitor = await as(app, 'visitor', account)
  await visitor.post('style-check', { customStyles: 'a { color: red }' }).expect(401)
})

test('what is no CSS, or too much of it, is a 400 that names the field', async () => {
  const owner = await as(app, 'owner', account)
  const { body } = await owner.post('style-check', { customStyles: 'a {' }).expect(400)
  expect(body.errors).toEqual({ customStyles: expect.stringContaining('line 1') })
  await owner.post('style-check', { customStyles: 'a'.repeat(20_001) }).expect(400)
  await owner.post('style-check', { customStyles: 7 }).expect(400)
})

test('an owner hears what would be stored and what would be taken out', async () => {
  const owner = await as(app, 'owner', account)
  const customStyles = '@import "https://evil.example/x.css";\nh1 { color: red }'
  const { body } = await owner.post('style-check', { customStyles }).expect(200)
  expect(body).toEqual({
    ok: true,
    customStyles: '.site h1 {\n  color: red;\n}',
    removed: [{ line: 1, what: '@import "https://evil.example/x.css"', why: 'address' }],
  })
  const saved = await owner.patch(`profile-styles/${account.id}`, { customStyles }).expect(200)
  expect(saved.body.customStyles).toBe(body.customStyles)
})

test('fonts are those of a preset, or none of their own', async () => {
  const owner = await as(app, 'owner', account)
  await owner.patch(`profile-styles/${account.id}`, { fontType: 'comic' }).expect(400)
  await owner.patch(`profile-styles/${account.id}`, { fontType: 'bistro' }).expect(200)
  const site = await owner.get(`site?previewId=${account.id}`).expect(200)
  expect(site.body.look.variables['--site-font-display']).toContain('Playfair Display')
})
