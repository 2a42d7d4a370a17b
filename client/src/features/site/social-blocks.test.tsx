import type { Site } from '@mainstreet/shared/contracts/site/site'
import { act, screen, within, waitFor } from '@testing-library/react'
import { ApiError } from '../../kit/data/rest'
import { PublicHomePage } from './public-home-page'
import { renderSite } from '../../test/render-site'
import { buildSite } from './site.factory'

const withSocial = (social: Partial<Site['company']['social']>, options: Partial<Site['options']> = {}) => {
  const site = buildSite()
  const company = { ...site.company, social: { ...site.company.social, ...social } }
  return { ...site, company, options: { ...site.options, ...options } }
}
const title = (name: string) => screen.findByRole('heading', { level: 2, name })
const post = (content: string, link = '', image = '') => ({ content, link, image })

test('posts are asked for by the owner’s limit and shown as text with a link to each', async () => {
  const link = 'https://www.facebook.com/corner/posts/1'
  const data = [post('<b>Fresh</b> mugs', link), post('', '', 'https://a.fbcdn.net/1.jpg')]
  const run = jest.fn().mockResolvedValue({ ok: true, data })
  const site = withSocial({ facebook: 'corner' }, { facebookLimit: 4, facebookDisplay: 'horizontal' })
  renderSite(<PublicHomePage />, { site, run })
  await title('The facebook')
  expect(run).toHaveBeenCalledTimes(1)
  const asked = { customerId: 1, facebookId: 'corner', limit: 4 }
  expect(run).toHaveBeenCalledWith('get-facebook', asked, undefined)
  const section = document.getElementById('facebook')!
  expect(within(section).getByText('<b>Fresh</b> mugs')).toBeInTheDocument()
  expect(within(section).getByRole('link')).toHaveAttribute('href', link)
  expect(within(section).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(within(section).getByRole('list')).toHaveAttribute('data-display', 'horizontal')
  const picture = within(section).getByAltText('Picture posted on Facebook')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
})

test.each([
  ['there are none', jest.fn().mockResolvedValue({ ok: true, data: [] })],
  ['they cannot be read', jest.fn().mockRejectedValue(new ApiError('GeneralError', 'x', { code: 500 }))],
])('the block of posts hides where %s', async (_when, run) => {
  renderSite(<PublicHomePage />, { site: withSocial({ facebook: 'corner' }), run })
  await title('The contact')
  await waitFor(() => expect(run).toHaveBeenCalled())
  await act(async () => {})
  expect(screen.queryByRole('heading', { name: 'The facebook' })).not.toBeInTheDocument()
})

type Hear = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void

/** Plays the browser's watching of a place. */
const playWatching = () => {
  let hear: Hear = () => {}
  const observe = jest.fn()
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((listener) => {
    hear = listener as unknown as Hear
    return { observe, disconnect: () => {} } as unknown as IntersectionObserver
  })
  const see = (isIntersecting: boolean) =>
    act(async () => hear([{ isIntersecting, boundingClientRect: { top: 1 } }]))
  return { observe, see }
}

test('posts are asked for when their block is near, and do not push away what is being read', async () => {
  const { observe, see } = playWatching()
  const run = jest.fn().mockResolvedValue({ ok: true, data: [post('Fresh mugs')] })
  renderSite(<PublicHomePage />, { site: withSocial({ facebook: 'corner' }), run })
  await title('The contact')
  expect(observe).toHaveBeenCalledWith(document.getElementById('facebook'))
  await see(false)
  expect(run).not.toHaveBeenCalled()
  await see(true)
  expect(run).toHaveBeenCalledTimes(1)
  await see(true)
  expect(screen.queryByText('Fresh mugs')).not.toBeInTheDocument()
  await see(false)
  expect(screen.getByText('Fresh mugs')).toBeInTheDocument()
})

test('who follows a link to the posts sees them at once', async () => {
  const { see } = playWatching()
  window.location.hash = '#facebook'
  const run = jest.fn().mockResolvedValue({ ok: true, data: [post('Fresh mugs')] })
  renderSite(<PublicHomePage />, { site: withSocial({ facebook: 'corner' }), run })
  await title('The contact')
  await see(true)
  await see(true)
  expect(screen.getByText('Fresh mugs')).toBeInTheDocument()
  window.location.hash = ''
})

test.each([
  ['@corner', '@corner', 'https://x.com/corner'],
  ['https://twitter.com/corner?s=20', '@corner', 'https://twitter.com/corner?s=20'],
])('%s leads to the posts on X', async (twitter, handle, address) => {
  renderSite(<PublicHomePage />, { site: withSocial({ twitter }) })
  await title('The twitter')
  const section = document.getElementById('twitter')!
  expect(within(section).getByText(handle)).toBeInTheDocument()
  expect(within(section).getByRole('link', { name: /Follow us on X/ })).toHaveAttribute('href', address)
})

test('without a name on the network both blocks are left out', async () => {
  renderSite(<PublicHomePage />)
  await title('The contact')
  expect(document.getElementById('facebook')).toBeNull()
  expect(document.getElementById('twitter')).toBeNull()
})
