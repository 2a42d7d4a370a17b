import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Query } from '../../../kit/data/rest'
import { renderSite } from '../../../test/render-site'
import { buildItem, buildSite } from '../../site/site.factory'
import { pageNumbers } from '../../../kit/site/page-links'
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

const names = async () => {
  const main = within(await screen.findByRole('main'))
  return (await main.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
}

/** What the items were last asked for by. */
const asked = ({ find }: ReturnType<typeof show>) =>
  find.mock.calls.filter(([service]) => service === 'market-items').at(-1)![1] as Query

test('a shop that cannot be read says so and offers another try', async () => {
  show([], '/marketplace', { broken: true })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('an empty shop says so', async () => {
  show([])
  expect(await screen.findByText('No Available Items.')).toHaveRole('status')
  expect(screen.queryByRole('link', { name: 'See all items' })).not.toBeInTheDocument()
})

test('an unknown category says so, and asks for no items', async () => {
  const { find } = show(many(1), '/marketplace/c/soap', { route: '/marketplace/c/:category' })
  expect(await screen.findByRole('heading', { name: 'There is no such category' })).toBeInTheDocument()
  expect(find.mock.calls.map(([service]) => service)).toEqual(['market-categories', 'market-categories'])
})

test('a page, an order and a search that are none are read as the usual ones', async () => {
  const world = show(many(1), '/marketplace?page=0&sort=colour&q=%20%20')
  await names()
  expect(asked(world)).toEqual({
    filter: { first: 'available' },
    $sort: { createdAt: -1, id: -1 },
    $limit: 24,
    $skip: 0,
  })
})

test('the address says what is searched for, in which order, and which page', async () => {
  const world = show(many(60), '/marketplace?q=mug&sort=az&page=3')
  expect(await names()).toHaveLength(12)
  expect(asked(world)).toEqual({
    search: 'mug',
    filter: { first: 'available' },
    $sort: { title: 1, id: 1 },
    $limit: 24,
    $skip: 48,
  })
  expect(screen.getByRole('searchbox')).toHaveValue('mug')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('az')
  expect(screen.getByText('60 items')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
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

test('a search without a find says what was looked for, and how to go on', async () => {
  show(many(2), '/marketplace/sale?q=lantern&stock=1')
  expect(await screen.findByText('Nothing was found for “lantern”.')).toHaveRole('status')
  expect(screen.getByRole('link', { name: 'See all items' })).toHaveAttribute('href', '/marketplace')
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1)!)
  expect(await names()).toHaveLength(2)
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

const openFilter = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
  await screen.findByRole('dialog', { name: 'Filter' })
}

test('filters live in the address, narrow the list, and can be taken away', async () => {
  const stage = show(many(60), '/marketplace?page=2&from=10')
  expect(await names()).toHaveLength(24)
  expect(asked(stage)).toMatchObject({ filter: { priceFrom: 10 }, $skip: 24 })
  await openFilter()
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
  const upTo = screen.getByRole('textbox', { name: 'Price to' })
  await userEvent.type(upTo, 'cheap{Enter}')
  expect(upTo).toHaveValue('')
  await userEvent.type(upTo, '49,50{Enter}')
  expect(upTo).toHaveValue('49.50')
  await waitFor(() =>
    expect(asked(stage)).toMatchObject({
      filter: { priceFrom: 10, priceTo: 49.5, inStock: true },
      $skip: 0,
    }),
  )
  expect(screen.getAllByRole('link', { name: 'On sale' })[0]).toHaveAttribute(
    'href',
    '/marketplace/sale?from=10&stock=1&to=49.50',
  )
})

test('a price that is left by ticking a box counts, too', async () => {
  const stage = show(many(5))
  await names()
  await openFilter()
  fireEvent.change(screen.getByRole('textbox', { name: 'Price from' }), { target: { value: '30' } })
  fireEvent.blur(screen.getByRole('textbox', { name: 'Price from' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
  await waitFor(() => expect(asked(stage).filter).toMatchObject({ priceFrom: 30, inStock: true }))
})

test('filters that nothing fits say so', async () => {
  const stage = show(many(2), '/marketplace?to=5', {
    finds: (_row, { filter }) => !Object.keys(filter as object).includes('priceTo'),
  })
  expect(await screen.findByText('Nothing fits these filters.')).toHaveRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(await names()).toHaveLength(2)
  expect(asked(stage).filter).toEqual({ first: 'available' })
})

test.each([
  [1, 2, [1, 2]],
  [1, 21, [1, 2, 0, 21]],
  [4, 21, [1, 2, 3, 4, 5, 0, 21]],
  [11, 21, [1, 0, 10, 11, 12, 0, 21]],
  [21, 21, [1, 0, 20, 21]],
])('on page %d of %d the pages are %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})

test('a card says what is saved and until when', async () => {
  const year = new Date().getFullYear()
  const sale = { onSale: true, discountValue: '15', saleEnd: `${year + 1}-12-31` }
  show([buildItem(sale)])
  expect(await screen.findByText('Save 15%')).toBeInTheDocument()
  expect(screen.getByText(`Sale ends December 31, ${year + 1}`)).toBeInTheDocument()
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
  expect(asked(world)).toMatchObject({ filter: { onSale: true } })
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
