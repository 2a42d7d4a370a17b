import { startFacebook, type Facebook } from '../test/facebook-stand-in'
import { createFacebookGateway } from './facebook-gateway'

let facebook: Facebook
beforeAll(async () => {
  facebook = await startFacebook()
})
afterAll(() => facebook.close())

const gateway = () =>
  createFacebookGateway({ facebookToken: 'secret-token', facebookApiBase: facebook.origin })!

test('without a token there is no gateway', () => {
  expect(createFacebookGateway({})).toBeUndefined()
})

test('asks for the posts of one page, with the token in a header and nowhere else', async () => {
  facebook.answer = { data: [] }
  await gateway().posts('harbour/../me')
  const { path, authorization } = facebook.asked.at(-1)!
  expect(path).toMatch(/^\/v23\.0\/harbour%2F\.\.%2Fme\/posts\?/)
  expect(path).not.toContain('secret-token')
  expect(authorization).toBe('Bearer secret-token')
})

test('lets only text and addresses of Facebook through', async () => {
  const permalink_url = 'https://www.facebook.com/harbour/posts/1'
  const full_picture = 'https://scontent.xx.fbcdn.net/v/1.jpg?oe=1'
  facebook.answer = {
    data: [
      { message: ' <b>New</b> mugs ', permalink_url, full_picture, from: { name: 'Nora' } },
      {
        message: 'x',
        permalink_url: 'javascript:alert(1)',
        full_picture: 'https://fbcdn.net.evil.test/1.jpg',
      },
      {
        message: 'y',
        permalink_url: 'https://facebook.com@evil.test/',
        full_picture: 'http://a.fbcdn.net/1.jpg',
      },
      { message: ['no text'], permalink_url },
      null,
      'nonsense',
    ],
  }
  expect(await gateway().posts('harbour')).toEqual([
    { content: '<b>New</b> mugs', link: permalink_url, image: full_picture },
    { content: 'x', link: '', image: '' },
    { content: 'y', link: '', image: '' },
  ])
})

test.each([
  ['an error', { status: 500 }],
  ['no JSON', { answer: '<html>' }],
  ['no list', { answer: { error: {} } }],
])('%s is a failure', async (_what, how) => {
  Object.assign(facebook, { status: 200 }, how)
  await expect(gateway().posts('harbour')).rejects.toThrow()
  facebook.status = 200
})

test('a redirect is not followed', async () => {
  Object.assign(facebook, { status: 302, answer: '' })
  await expect(gateway().posts('harbour')).rejects.toThrow()
  expect(facebook.asked.at(-1)!.path).toContain('/harbour/posts')
  facebook.status = 200
})
