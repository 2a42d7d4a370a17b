import { startVideoHosts, type VideoHosts } from '../test/video-stand-in'
import { createVideoGateway } from './video-gateway'

let hosts: VideoHosts
beforeAll(async () => {
  hosts = await startVideoHosts()
})
afterAll(() => hosts.close())
beforeEach(() => {
  hosts.answers.clear()
  hosts.asked.length = 0
})

const about = (link: string) => createVideoGateway({ videoApiBase: hosts.origin }).about(link)
const youtube = 'https://youtu.be/dQw4w9WgXcQ'
const vimeo = 'https://vimeo.com/123456789'
const sayAt = (host: 'www.youtube.com/oembed' | 'vimeo.com/api', body: unknown) =>
  hosts.answers.set(`/${host}`, { body: typeof body === 'string' ? body : JSON.stringify(body) })
const bytesOf = (pieces?: readonly Buffer[]) => pieces && Buffer.concat(pieces).toString()

test.each([
  'http://127.0.0.1/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/../../etc',
  'https://www.youtube.com@evil.test/watch?v=dQw4w9WgXcQ',
  'file:///etc/passwd',
  'no address',
])('nobody is asked about %s', async (link) => {
  expect(await about(link)).toBeUndefined()
  expect(hosts.asked).toEqual([])
})

test('a video that its host does not know is nothing', async () => {
  expect(await about(youtube)).toBeUndefined()
})

test('YouTube says the title and has the picture, the smaller one where there is no large one', async () => {
  sayAt('www.youtube.com/oembed', { title: ' How we roast ', thumbnail_url: 'http://evil.test/x.jpg' })
  hosts.answers.set('/i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg', { body: 'small', type: 'image/jpeg' })
  const found = await about(youtube)
  expect([found?.title, bytesOf(found?.picture)]).toEqual(['How we roast', 'small'])
  hosts.answers.set('/i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg', { body: 'large', type: 'image/jpeg' })
  expect(bytesOf((await about(youtube))?.picture)).toBe('large')
})

test('Vimeo names its picture, which is fetched from Vimeo’s own servers only', async () => {
  hosts.answers.set('/i.vimeocdn.com/video/1', { body: 'picture', type: 'image/jpeg' })
  sayAt('vimeo.com/api', { title: 'The wharf', thumbnail_url: 'https://i.vimeocdn.com/video/1' })
  expect(bytesOf((await about(vimeo))?.picture)).toBe('picture')
  hosts.asked.length = 0
  for (const thumbnail_url of [
    'https://evil.test/1',
    'http://i.vimeocdn.com/1',
    'https://a@i.vimeocdn.com/1',
    7,
  ]) {
    sayAt('vimeo.com/api', { title: 'The wharf', thumbnail_url })
    expect(await about(vimeo)).toEqual({ title: 'The wharf' })
  }
  expect(hosts.asked.every((address) => address.startsWith('/vimeo.com/api/oembed.json?'))).toBe(true)
})

test.each([
  ['an error', { status: 500 }],
  ['no JSON', { body: '<html>' }],
  ['no object', { body: 'null' }],
  ['a redirect', { status: 302, location: '/elsewhere' }],
  ['more than a title could need', { body: JSON.stringify({ title: 'x'.repeat(200_000) }) }],
])('%s is a failure', async (_what, answer) => {
  hosts.answers.set('/www.youtube.com/oembed', answer)
  await expect(about(youtube)).rejects.toThrow()
})

test('a picture of too many bytes is not read', async () => {
  sayAt('www.youtube.com/oembed', { title: 'Long' })
  hosts.answers.set('/i.ytimg.com', { body: Buffer.alloc(5 * 1024 * 1024), type: 'image/jpeg' })
  await expect(about(youtube)).rejects.toThrow('answered too much')
})
