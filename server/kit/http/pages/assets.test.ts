import { createTestApp, type TestApp } from '../../../test/create-test-app'
import { baseFeatures } from '../../../test/base-features'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures] })
})
afterAll(() => app.close())

test('a picture may be shown by mailboxes and framed previews, which are of other origins, and runs nothing', async () => {
  const name = 'nb/2000000001/0123456789abcdef0123456789abcdef-logo.jpg'
  await app.get('media').put(name, Buffer.from('a picture'), 'image/jpeg')
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(`${app.origin}/assets/${name}`, { method })
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    ])
  }
})
