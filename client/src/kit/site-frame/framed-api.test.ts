import { presets } from '@mainstreet/shared/theme/presets'
import { fakeApi, fakeLive } from '../../test/fake-back-office'
import { connectToBackOffice } from './connect-to-back-office'
import { frameConnected, frameReady } from './frame-messages'
import { createFramedApi } from './framed-api'
import { serveFrame, type FramePort } from './serve-frame'

/** Two ends of a channel, which copies what it carries. */
const channel = (): [FramePort, FramePort] => {
  const ends = [0, 1].map((): FramePort => ({ onmessage: null, postMessage() {}, close() {} })) as [
    FramePort,
    FramePort,
  ]
  ends.forEach((end, at) => {
    end.postMessage = (message: unknown) => {
      const data: unknown = JSON.parse(JSON.stringify(message))
      queueMicrotask(() => ends[1 - at]!.onmessage?.({ data } as MessageEvent))
    }
  })
  return ends
}

const find = jest.fn()
const get = jest.fn()
const site = jest.fn()

const open = () => {
  const { live, ...events } = fakeLive('connecting')
  const framed = createFramedApi(7)
  const [outside, inside] = channel()
  const stop = serveFrame(outside, fakeApi(live, { find, get, site }))
  framed.connect(inside)
  return { framed, inside, stop, ...events }
}

beforeEach(() => jest.resetAllMocks())

describe('a framed page', () => {
  test.each([
    ['a path that is none', { kind: 'find', path: '../dashboard' }],
    ['a path with a query', { kind: 'find', path: 'market-items?x=1' }],
    ['a write', { kind: 'patch', path: 'market-items', id: 1 }],
    ['an id that is none', { kind: 'get', path: 'market-items', id: '1/../2' }],
    ['nothing', undefined],
  ])('that asks for %s reads nothing', async (_what, read) => {
    const { inside } = open()
    const heard = new Promise((resolve) => {
      inside.onmessage = ({ data }) => 'refusal' in data && resolve(data)
    })
    inside.postMessage({ asked: 1, read })
    expect(await heard).toMatchObject({ asked: 1, refusal: { name: 'BadRequest' } })
    expect([find, get, site].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  test('writes nothing', async () => {
    const { framed } = open()
    await expect(framed.api.run('contact', {})).rejects.toMatchObject({ code: 403 })
  })

  test('reads through the page around it, and hears why a read was refused', async () => {
    find.mockResolvedValue({ total: 1, data: [{ id: 3 }] })
    get.mockRejectedValue(Object.assign(new Error('secret'), { stack: 'secret' }))
    const { framed } = open()
    expect(await framed.api.find('market-items', { $limit: 1 })).toEqual({ total: 1, data: [{ id: 3 }] })
    expect(find).toHaveBeenCalledWith('market-items', { $limit: 1 })
    await expect(framed.api.get('market-items', 4)).rejects.toMatchObject({ message: 'No such read.' })
  })

  test('hears what happens live, and reads again once it listens', async () => {
    const { framed, emit, emitMissed, setStatus } = open()
    const events: unknown[] = []
    const missed = jest.fn()
    framed.api.live.onEvent((event) => events.push(event))
    framed.api.live.onMissed(missed)
    framed.api.live.start()
    expect(missed).toHaveBeenCalledTimes(1)
    setStatus('up')
    emit('profile-styles', 'patched', { id: 7 })
    emitMissed()
    await Promise.resolve()
    expect(framed.api.live.status()).toBe('up')
    expect(events).toEqual([{ path: 'profile-styles', event: 'patched', row: { id: 7 } }])
    expect(missed).toHaveBeenCalledTimes(2)
  })

  test('looks as it is told, and as it was saved when it is told no more', async () => {
    site.mockResolvedValue({ look: { variables: { '--site-accent': '#111111' } } })
    const { framed } = open()
    const [outside, inside] = channel()
    framed.connect(inside)
    outside.postMessage({ styles: { themeType: 'night', accentColor: 'red;}', headerColor: '#123456' } })
    await Promise.resolve()
    const { look } = await framed.api.site()
    expect(look.variables['--site-header']).toBe('#123456')
    expect(look.variables['--site-accent']).toBe(presets.night.palette.accentColor)
    outside.postMessage({ styles: null })
    await Promise.resolve()
    expect((await framed.api.site()).look.variables['--site-accent']).toBe('#111111')
  })

  test('is not answered any more once it is left', async () => {
    const { framed, stop } = open()
    stop()
    void framed.api.site()
    await new Promise((resolve) => setTimeout(resolve))
    expect(site).not.toHaveBeenCalled()
  })
})

describe('what a framed page takes a port from', () => {
  const port = { onmessage: null } as unknown as MessagePort
  const send = (init: MessageEventInit) =>
    window.dispatchEvent(Object.defineProperty(new MessageEvent('message', init), 'ports', { value: [port] }))

  test('is the page around it, at its own address, and nothing else', () => {
    const around = { postMessage: jest.fn() } as unknown as Window
    jest.spyOn(window, 'parent', 'get').mockReturnValue(around)
    const connect = jest.fn()
    connectToBackOffice({ connect })
    expect(around.postMessage).toHaveBeenCalledWith(frameReady, window.location.origin)
    const right = { data: frameConnected, origin: window.location.origin, source: around as never }
    send({ ...right, origin: 'https://evil.example' })
    send({ ...right, source: null })
    send({ ...right, data: 'something else' })
    expect(connect).not.toHaveBeenCalled()
    send(right)
    expect(connect).toHaveBeenCalledWith(port)
  })
})
