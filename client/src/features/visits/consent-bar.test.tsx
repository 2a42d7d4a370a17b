import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cents } from '@mainstreet/shared/rules/money/money'
import { renderSite } from '../../test/render-site'
import { buildSite } from '../site/site.factory'
import { trackVisit } from '../../kit/site/track-visit'

const pixelId = '123456789012345'
const page = window as Window & { fbq?: { queue: unknown[][] } }
const calls = () => page.fbq?.queue ?? []
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const loaded = ['https://connect.facebook.net/en_US/fbevents.js']

const open = (facebookPixelId = pixelId, more = {}) =>
  renderSite(<p>Words</p>, { site: { ...buildSite(), facebookPixelId, ...more } })

const bar = () => screen.findByRole('region', { name: 'Cookies' })
const noBar = () => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pause = () => act(() => new Promise<void>((over) => setTimeout(over, 100)))

beforeEach(() => {
  window.requestIdleCallback = ((run: () => void) => setTimeout(run)) as never
  globalThis.fetch = jest.fn(async () => ({ ok: true, status: 201, json: async () => ({}) })) as never
})
afterEach(() => {
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl
  delete page.fbq
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  document.querySelectorAll('script').forEach((script) => script.remove())
})

describe('nobody is asked and nothing is loaded', () => {
  test.each(['', '1234', "1');alert('x", '12345678901234567890123'])('with the id “%s”', async (id) => {
    localStorage.setItem('mainstreet-cookies', 'yes')
    open(id)
    await screen.findByText('Words')
    await pause()
    noBar()
    expect(screen.queryByRole('button', { name: 'Cookies' })).toBeNull()
    expect(scripts()).toEqual([])
  })

  test('in a preview', async () => {
    localStorage.setItem('mainstreet-cookies', 'yes')
    open(pixelId, { preview: true })
    await screen.findByText('Words')
    await pause()
    noBar()
    expect(scripts()).toEqual([])
  })

  test('under Global Privacy Control, whatever was said before', async () => {
    localStorage.setItem('mainstreet-cookies', 'yes')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    open()
    await screen.findByText('Words')
    await pause()
    noBar()
    expect(screen.queryByRole('button', { name: 'Cookies' })).toBeNull()
    expect(scripts()).toEqual([])
  })
})

test('a visitor who says no is asked once', async () => {
  const { unmount } = open()
  await bar()
  expect(document.body).toHaveFocus()
  trackVisit('Lead')
  await answer('No thanks')
  noBar()
  unmount()
  open()
  await screen.findByText('Words')
  await pause()
  noBar()
  expect(scripts()).toEqual([])
})

test('the pixel is loaded after a yes, and told what a visit is worth', async () => {
  open()
  await bar()
  trackVisit('AddToCart', cents(3400))
  expect(scripts()).toEqual([])
  await answer('Accept')
  noBar()
  expect(scripts()).toEqual(loaded)
  trackVisit('Lead')
  trackVisit('Purchase', cents(3968))
  expect(calls().filter(([call]) => call !== 'consent')).toEqual([
    ['set', 'autoConfig', false, pixelId],
    ['init', pixelId],
    ['track', 'PageView'],
    ['track', 'Lead'],
    ['track', 'Purchase', { value: 39.68, currency: 'CAD' }],
  ])
})

test('a yes can be taken back below every page, by keyboard, and the focus returns', async () => {
  localStorage.setItem('mainstreet-cookies', 'yes')
  document.cookie = '_fbp=fb.0.1; path=/'
  open()
  await waitFor(() => expect(scripts()).toEqual(loaded))
  noBar()
  const cookies = screen.getByRole('button', { name: 'Cookies' })
  cookies.focus()
  await userEvent.keyboard('{Enter}')
  await bar()
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  noBar()
  expect(cookies).toHaveFocus()
  expect(calls().at(-1)).toEqual(['consent', 'revoke'])
  expect(document.cookie).not.toContain('_fbp')
  const told = calls().length
  trackVisit('Lead')
  expect(calls()).toHaveLength(told)
  expect(localStorage.getItem('mainstreet-cookies')).toBe('no')
})

test('nothing is told from the page of an order, whose address is its key', async () => {
  localStorage.setItem('mainstreet-cookies', 'yes')
  window.history.replaceState(null, '', '/order/a-secret-token')
  open()
  await screen.findByText('Words')
  await pause()
  trackVisit('Lead')
  expect(scripts()).toEqual([])
  expect(calls()).toEqual([])
})

test('French visitors are asked in French', async () => {
  renderSite(<p>Mots</p>, { site: { ...buildSite(), facebookPixelId: pixelId }, path: '/?lang=fr' })
  expect(await screen.findByRole('button', { name: 'Non merci' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Témoins (cookies)' })).toBeInTheDocument()
})
