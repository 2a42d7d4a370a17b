import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { PublicHomePage } from '../site/public-home-page'
import { renderSite } from '../../test/render-site'
import { buildItem, buildSite } from '../site/site.factory'

type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string; userAgent?: string }

let sent: Record<string, unknown>[]
const kinds = () => sent.map(({ eventType }) => eventType)

const signal = (signals: Signals) => {
  for (const [name, value] of Object.entries(signals))
    Object.defineProperty(navigator, name, { value, configurable: true })
}

const pause = () => act(() => new Promise<void>((over) => setTimeout(over, 100)))

beforeEach(() => {
  sent = []
  window.requestIdleCallback = ((run: () => void) => setTimeout(run)) as never
  globalThis.fetch = jest.fn(async (address, { body, keepalive }) => {
    expect([address, keepalive]).toEqual(['/api/profile-analytics', true])
    sent.push(JSON.parse(body))
    return { ok: true, status: 201, json: async () => ({}) }
  }) as never
})
afterEach(() => {
  for (const name of ['globalPrivacyControl', 'doNotTrack', 'userAgent'])
    delete (navigator as unknown as Record<string, unknown>)[name]
  document.cookie = 'webid=; path=/; max-age=0'
})

const pages = (
  <>
    <Link to="/restaurant">Menu</Link>
    <Link to="/restaurant#dinner">Dinner</Link>
    <Link to="/restaurant?lang=en">Again</Link>
    <Link to="/order/a-secret-token">Order</Link>
    <p>Words</p>
  </>
)

describe('nothing is counted', () => {
  test.each<[string, Signals]>([
    ['under Global Privacy Control', { globalPrivacyControl: true }],
    ['where tracking is not wanted', { doNotTrack: '1' }],
  ])('%s, and an old cookie goes', async (_when, signals) => {
    document.cookie = 'webid=an-older-visit; path=/'
    signal(signals)
    renderSite(pages)
    await userEvent.click(await screen.findByRole('link', { name: 'Menu' }))
    await pause()
    expect(document.cookie).toBe('')
    expect(sent).toEqual([])
  })

  test('of a preview', async () => {
    renderSite(pages, { site: { ...buildSite(), preview: true } })
    await userEvent.click(await screen.findByRole('link', { name: 'Menu' }))
    await pause()
    expect(document.cookie).toBe('')
    expect(sent).toEqual([])
  })

  test('before the page is free', async () => {
    window.requestIdleCallback = () => 0
    renderSite(pages)
    await screen.findByText('Words')
    await pause()
    expect(document.cookie).toBe('')
    expect(sent).toEqual([])
  })
})

test('a visitor is known by a random cookie, on a phone by the browser’s name', async () => {
  signal({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' })
  renderSite(pages)
  await waitFor(() => expect(sent).toHaveLength(1))
  const { userId, ...event } = sent[0]!
  expect(document.cookie).toBe(`webid=${userId as string}`)
  expect(userId).toMatch(/^[0-9a-f-]{32,36}$/)
  const url = 'http://localhost/'
  expect(event).toEqual({ customerId: 1, url, referrer: '', eventType: 'pageView', mobile: true })
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(new Set(sent.map(({ userId }) => userId)).size).toBe(1)
})

test('a page is seen once, whatever its anchor or query, and an order’s key stays out of it', async () => {
  renderSite(pages)
  await waitFor(() => expect(sent).toHaveLength(1))
  for (const name of ['Menu', 'Dinner', 'Again', 'Order', 'Menu'])
    await userEvent.click(screen.getByRole('link', { name }))
  const views = sent.filter(({ eventType }) => eventType === 'pageView')
  expect(views.map(({ url, referrer }) => [url, referrer])).toEqual([
    ['http://localhost/', ''],
    ['http://localhost/restaurant', 'http://localhost/'],
    ['http://localhost/order', 'http://localhost/restaurant'],
    ['http://localhost/restaurant', 'http://localhost/order'],
  ])
  expect(JSON.stringify(sent)).not.toContain('token')
})

test('pages that were opened before anything could be sent are told of', async () => {
  let free = () => {}
  window.requestIdleCallback = ((run: () => void) => (free = run)) as never
  renderSite(pages)
  await userEvent.click(await screen.findByRole('link', { name: 'Menu' }))
  await pause()
  free()
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toEqual(['http://localhost/', 'http://localhost/restaurant']),
  )
})

const busySite = () => {
  const site = buildSite()
  site.company.social = { ...site.company.social, instagram: 'corner' }
  const order = 1
  const link = { id: 1, customerId: 1, text: 'About us', link: '#about', order }
  const notice = { id: 1, customerId: 1, str_link_target: '_self', str_image: '', bol_visible: true }
  return {
    ...site,
    links: [link],
    files: [{ id: 1, customerId: 1, str_file: '/assets/nb/1/list.pdf', str_title: 'List', int_order: 1 }],
    notices: [
      {
        ...notice,
        str_title: 'News',
        str_link: '/events',
        str_description: '',
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ],
    featured: [{ type: 'marketplace' as const, item: buildItem({ title: 'Mug' }) }],
  } as ReturnType<typeof buildSite>
}

test('a click is what the part around it says it is', async () => {
  renderSite(<PublicHomePage />, { site: busySite() })
  await waitFor(() => expect(kinds()).toEqual(['pageView']))
  const click = (name: RegExp, inside?: HTMLElement) =>
    userEvent.click(within(inside ?? document.body).getAllByRole('link', { name })[0]!)
  await click(/About us/, screen.getAllByRole('banner')[0])
  await click(/Instagram/)
  await click(/List/)
  await click(/News/)
  await click(/Mug/)
  await click(/^Shop$/)
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(kinds().filter((kind) => kind !== 'pageView')).toEqual([
    'navigation',
    'socialInteract',
    'fileDownload',
    'noticeInteract',
    'featuredItem',
    'interact',
  ])
})

test('a server that refuses is nothing a visitor hears of', async () => {
  const refuse = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  globalThis.fetch = refuse
  renderSite(pages)
  await waitFor(() => expect(refuse).toHaveBeenCalled())
  await pause()
  expect(screen.getByText('Words')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})
