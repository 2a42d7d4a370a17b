import { act, fireEvent, render, screen } from '@testing-library/react'
import { frameConnected, frameReady } from './frame-messages'
import { SiteFrame } from './site-frame'

jest.mock('../data/public-api', () => ({
  createPublicApi: () =>
    jest
      .requireActual<typeof import('../../test/fake-back-office')>('../../test/fake-back-office')
      .fakeApi(
        jest
          .requireActual<typeof import('../../test/fake-back-office')>('../../test/fake-back-office')
          .fakeLive().live,
        {},
      ),
}))

const ports = { port1: { postMessage: jest.fn(), close: jest.fn() }, port2: {} }

beforeEach(() => {
  window.MessageChannel = jest.fn(() => ports) as unknown as typeof MessageChannel
})

const open = (inert = false) => {
  render(<SiteFrame customerId={7} title="Your site" device="phone" path="/marketplace" inert={inert} />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Your site')
  const tell = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {})
  const say = (init: MessageEventInit) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', init))
    })
  return { frame, tell, say, own: frame.contentWindow }
}

test('the page of a site has no rights in its frame but to run', () => {
  const { frame } = open()
  expect(frame).toHaveAttribute('src', '/marketplace?previewId=7&lang=en&framed=1')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
})

test('only the frame’s own page without an origin gets a port', () => {
  const { tell, say, own } = open()
  say({ data: frameReady, origin: 'null', source: window })
  say({ data: frameReady, origin: window.location.origin, source: own })
  say({ data: 'something else', origin: 'null', source: own })
  expect(tell).not.toHaveBeenCalled()
  say({ data: frameReady, origin: 'null', source: own })
  expect(tell).toHaveBeenCalledWith(frameConnected, '*', [ports.port2])
})

test('something of the site’s colours stands over it until its page says that it is there, or is there without', () => {
  const { frame, say, own } = open()
  const cover = frame.nextElementSibling
  expect(cover).not.toHaveAttribute('data-gone')
  say({ data: frameReady, origin: 'null', source: own })
  expect(cover).toHaveAttribute('data-gone')
})

test('a page whose script never came is not covered for good', () => {
  const { frame } = open()
  fireEvent.load(frame)
  expect(frame.nextElementSibling).toHaveAttribute('data-gone')
})

test('a picture of the site takes no focus', () => {
  const { frame } = open(true)
  expect(frame).toHaveAttribute('inert')
  expect(frame.tabIndex).toBe(-1)
})
