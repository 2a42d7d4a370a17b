import type { Car } from '@mainstreet/shared/contracts/automotive'
import { screen, within } from '@testing-library/react'
import { PublicHomePage } from './public-home-page'
import { renderSite } from '../../test/render-site'
import { buildCar, buildCarImage } from '../automotive/car.factory'
import { buildItem, buildSite } from './site.factory'
import { inFirstOrder } from './use-featured'
import { videoEmbed } from './video-embed'

const full = () => {
  const site = buildSite()
  const { profile } = site.company
  Object.assign(profile, { services: ['Sharpening'] })
  return { ...site, featured: [{ type: 'marketplace' as const, item: buildItem({ title: 'Mug' }) }] }
}

const titles = async () => {
  const main = await screen.findByRole('main')
  await within(main).findByRole('heading', { level: 1 })
  const titles = await within(main).findAllByRole('heading', { level: 2 })
  return titles.map(({ textContent }) => textContent)
}

test('blocks that are hidden or have nothing to show are left out', async () => {
  const site = full()
  const blocks = site.blocks.map((each) => (each.block === 'services' ? { ...each, show: false } : each))
  renderSite(<PublicHomePage />, { site: { ...site, blocks } })
  expect(await titles()).toEqual(['The featured', 'The contact', 'The map'])
})

test('blocks stand in the owner’s order under their keys', async () => {
  const site = full()
  const blocks = site.blocks.map((each) => ({ ...each, order: 100 - each.order }))
  const { container } = renderSite(<PublicHomePage />, { site: { ...site, blocks } })
  expect(await titles()).toEqual(['The map', 'The contact', 'The services', 'The featured'])
  expect([...container.querySelectorAll('main section[id]')].map(({ id }) => id)).toEqual([
    'map',
    'contact',
    'services',
    'featured',
  ])
})

test('the next event stands there with when and where, and leads to its page', async () => {
  const nextEvent = {
    id: 7,
    name: 'Concert',
    location: 'The old mill',
    image: '/assets/concert.jpg',
    startsAt: '2026-12-05T23:00:00.000Z',
    endsAt: '2026-12-06T01:00:00.000Z',
    allDay: false,
    lang: { name: 'en' as const },
  }
  const { container } = renderSite(<PublicHomePage />, { site: { ...full(), nextEvent }, path: '/?lang=fr' })
  const link = await screen.findByRole('link', { name: 'Concert' })
  expect(link).toHaveAttribute('href', '/events/7')
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'en')
  const part = container.querySelector('#notices [data-part="event:7"]')
  expect(part).toHaveTextContent(/samedi 5 décembre 2026, 19 h .* 21 h/)
  expect(part).toHaveTextContent('The old mill')
})

test('what is not in the language of the page says which it is in', async () => {
  const site = full()
  const lang = { slogan: 'en', services: 'en' } as const
  const blocks = site.blocks.map((each) => ({ ...each, lang: { title: 'en' as const } }))
  renderSite(<PublicHomePage />, {
    site: { ...site, blocks, company: { ...site.company, lang } },
    path: '/?lang=fr',
  })
  for (const text of ['Sharpening', 'The services', 'Round the corner'])
    expect((await screen.findAllByText(text))[0]!.closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('link', { name: 'Mug' }).closest('[lang]')).toBe(document.documentElement)
})

test('the first screen names the business and offers one way on', async () => {
  renderSite(<PublicHomePage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Corner Shop' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/marketplace')
})

test('navigation follows the order of the links and calls the Sales Flyer a marketplace', async () => {
  const link = (text: string, order: number, address: string) => ({
    id: order,
    customerId: 1,
    text,
    order,
    link: address,
  })
  const links = [
    link('Evil', 1, 'javascript:alert(1)'),
    link('About', 3, '#about'),
    link('Sales Flyer', 2, '/marketplace'),
  ]
  renderSite(<PublicHomePage />, { site: buildSite({ links }) })
  const navigation = await screen.findByRole('navigation', { name: 'Main navigation' })
  const names = within(navigation).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Marketplace', 'About'])
  expect(names[1]).toHaveAttribute('href', '/#about')
})

test('French comes with its address and sets the language of the page', async () => {
  renderSite(<PublicHomePage />, { path: '/?lang=fr' })
  expect(await screen.findByRole('link', { name: 'Magasiner' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('fr')
})

test('only known hosts are embedded', () => {
  expect(videoEmbed('https://www.youtube.com/watch?v=LXb3EKWsInQ')).toContain(
    'youtube-nocookie.com/embed/LXb3EKWsInQ',
  )
  expect(videoEmbed('https://youtu.be/LXb3EKWsInQ')).toContain('LXb3EKWsInQ')
  expect(videoEmbed('https://vimeo.com/76979871')).toContain('player.vimeo.com/video/76979871')
  expect(videoEmbed('https://youtube.com.evil.test/watch?v=LXb3EKWsInQ')).toBeUndefined()
  expect(videoEmbed('https://www.youtube.com/watch?v="><script>')).toBeUndefined()
  expect(videoEmbed('javascript:alert(1)')).toBeUndefined()
})

test('featured things keep their first order when the server draws anew', () => {
  const entry = (id: number) => ({ type: 'marketplace' as const, item: buildItem({ id }) })
  const ids = (now: number[], limit: number) =>
    inFirstOrder([entry(1), entry(2), entry(3)], now.map(entry), limit).map(({ item }) => item.id)
  expect(ids([3, 1, 2], 3)).toEqual([1, 2, 3])
  expect(ids([4, 5, 1], 3)).toEqual([1, 2, 3])
  expect(ids([3, 1], 3)).toEqual([1, 3])
  expect(ids([3, 1, 2, 4], 5)).toEqual([1, 2, 3, 4])
})

test('a featured car without a price says whom to call, in the language of the site', async () => {
  const car = (id: number, overrides: object) => ({
    type: 'automotive' as const,
    item: buildCar({ id, price: null, ...overrides }),
  })
  const featured = [
    car(1, { price: 0, altPrice: 'Call for Price' }),
    car(2, { altPrice: '$199', paymentType: 'bi-weekly' }),
  ]
  renderSite(<PublicHomePage />, { site: buildSite({ featured }), path: '/?lang=fr' })
  expect(await screen.findByText('Appelez pour le prix')).toBeInTheDocument()
  expect(screen.getByText('$199 bi-weekly')).toBeInTheDocument()
})

test('a dealer’s first screen shows a car that has a picture, and the list below the others', async () => {
  const car = (id: number, make: string, images: Car['images'] = []) => ({
    type: 'automotive' as const,
    item: buildCar({ id, make, images }),
  })
  const picture = buildCarImage()
  const featured = [car(1, 'Plain'), car(2, 'Shown', [picture]), car(3, 'Other', [picture])]
  const roles = [{ Rolename: 'Automotive' as const }]
  const { container } = renderSite(<PublicHomePage />, { site: buildSite({ featured, roles }) })
  await screen.findByRole('link', { name: /Plain/ })
  const [first] = container.querySelectorAll('[data-part="header"]')
  expect(within(first as HTMLElement).getByRole('link', { name: /Shown/ })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /Shown/ })).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: /Other/ })).toHaveLength(1)
})
