import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Query } from '../../../kit/data/rest'
import { renderSite } from '../../../test/render-site'
import { buildItem, buildSite } from '../../site/site.factory'
import { PublicMarketplacePage } from './public-marketplace-page'

const finds = ({ title }: MarketItem, { search }: Query) =>
  search === undefined || foldText(title).includes(foldText(search as string))

const show = (
  rows: MarketItem[],
  path = '/marketplace',
  options: Partial<Parameters<typeof renderSite<'market-items'>>[1]> = {},
) => renderSite(<PublicMarketplacePage />, { rows, path, finds, ...options })

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildItem({ id: index + 1, title: `Mug ${index + 1}` }))

const names = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)

/** What the items were last asked for by. */
const asked = ({ find }: ReturnType<typeof show>) =>
  find.mock.calls.filter(([service]) => service === 'market-items').at(-1)![1] as Query

test('a shop that cannot be read says so and offers another try', async () => {
  show([], '/marketplace', { broken: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('an empty shop says so', async () => {
  show([])
  expect(await screen.findByText('No Available Items.')).toBeInTheDocument()
})

test('an unknown category says so, and asks for no items', async () => {
  const { find } = show(many(1), '/marketplace/c/soap', { route: '/marketplace/c/:category' })
  expect(await screen.findByRole('heading', { name: 'There is no such category' })).toBeInTheDocument()
  expect(find.mock.calls.map(([service]) => service)).toEqual(['market-categories'])
})

test('a page, an order and a search that are none are read as the usual ones', async () => {
  const world = show(many(1), '/marketplace?page=0&sort=colour&q=%20%20')
  await names()
  expect(asked(world)).toEqual({ $sort: { createdAt: -1, id: -1 }, $limit: 24, $skip: 0 })
})

test('the address says what is searched for, in which order, and which page', async () => {
  const world = show(many(60), '/marketplace?q=mug&sort=az&page=3')
  expect(await names()).toHaveLength(12)
  expect(asked(world)).toEqual({ search: 'mug', $sort: { title: 1, id: 1 }, $limit: 24, $skip: 48 })
  expect(screen.getByRole('searchbox')).toHaveValue('mug')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('az')
  expect(screen.getByText('60 items')).toBeInTheDocument()
  expect(screen.getByText('Page 3 of 3')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument()
})

test('typing keeps what is shown until the server has answered, and begins at the first page', async () => {
  const world = show([...many(30), buildItem({ id: 99, title: 'Crème pitcher' })], '/marketplace?page=2')
  expect(await names()).toHaveLength(7)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'creme' } })
  expect(await names()).toHaveLength(7)
  await waitFor(async () => expect(await names()).toEqual(['Crème pitcher']))
  expect(asked(world)).toMatchObject({ search: 'creme', $skip: 0 })
})

test('a search without a find says what was looked for', async () => {
  show(many(2), '/marketplace?q=lantern')
  expect(await screen.findByText('Nothing was found for “lantern”.')).toBeInTheDocument()
})

test('the way to the next page keeps search and order', async () => {
  const world = show(many(30), '/marketplace?q=mug&sort=za')
  await names()
  const next = screen.getByRole('link', { name: 'Next' })
  expect(next).toHaveAttribute('href', '/marketplace?q=mug&sort=za&page=2')
  await userEvent.click(next)
  await waitFor(() => expect(asked(world).$skip).toBe(24))
  expect(await screen.findByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/marketplace?q=mug&sort=za',
  )
  const parts = screen.getByRole('navigation', { name: 'Categories' })
  expect(within(parts).getByRole('link', { name: 'On sale' })).toHaveAttribute(
    'href',
    '/marketplace/sale?q=mug&sort=za',
  )
})

test('sales ask for running ones only', async () => {
  const world = show(many(1), '/marketplace/sale')
  await names()
  expect(asked(world)).toMatchObject({
    onSale: true,
    $or: [{ saleEnd: null }, { saleEnd: expect.anything() }],
  })
})

test('a new item arrives live in a search', async () => {
  const { happen } = show(many(1), '/marketplace?q=mug')
  await names()
  await happen('created', buildItem({ id: 5, title: 'Tall mug' }))
  await waitFor(async () => expect(await names()).toContain('Tall mug'))
})

test('in French the parts of the kit are French, too', async () => {
  show(many(30), '/marketplace?lang=fr&q=mug')
  expect(await screen.findByRole('button', { name: 'Effacer la recherche' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Suivante' })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Trier par' })).toBeInTheDocument()
})

describe('a business without a shop', () => {
  const { store, ...site } = buildSite()
  const shopless = { ...site, marketplaceEnabled: false, roles: [], store: { ...store, open: false } }
  const paths = ['/marketplace', '/marketplace/sale', '/marketplace/c/soap', '/marketplace?q=mug']

  test.each(paths)('has no page at %s', async (path) => {
    show([], path, { site: shopless, route: path.includes('/c/') ? '/marketplace/c/:category' : '*' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  })

  test('that has something for sale has a sale page, too', async () => {
    show(many(1), '/marketplace/sale', { site: shopless })
    expect(await names()).toEqual(['Mug 1'])
  })
})
