import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type Query } from '../../../../kit/data/rest'
import { renderSite } from '../../../../test/render-site'
import { buildItem, buildSite, buildVariation } from '../../../site/site.factory'
import { PublicMarketplacePage } from '../public-marketplace-page'

const show = (
  rows: MarketItem[],
  path = '/marketplace',
  options: Partial<Parameters<typeof renderSite<'market-items'>>[1]> = {},
) => renderSite(<PublicMarketplacePage />, { rows, path, ...options })

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildItem({ id: index + 1, title: `Mug ${index + 1}` }))

const names = async () => {
  const main = within(await screen.findByRole('main'))
  return (await main.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
}

/** What the items were last asked for by. */
const asked = ({ find }: ReturnType<typeof show>) =>
  find.mock.calls.filter(([service]) => service === 'market-items').at(-1)![1] as Query

const cupAndBowl = () =>
  show(
    [
      buildItem({ id: 1, title: 'Cup' }),
      buildItem({
        id: 2,
        title: 'Bowl',
        variations: [buildVariation(), buildVariation({ id: 11, variation: 'Large' })],
      }),
      buildItem({ id: 3, title: 'Jug', variations: [buildVariation({ id: 30, stock: 0 })] }),
    ],
    '/marketplace',
    { run: jest.fn().mockRejectedValue(new ApiError('Unavailable', 'Away.', { code: 503 })) },
  )

const inCart = () => JSON.parse(localStorage.getItem('mainstreet-cart-1') ?? '[]')

test('what comes in one variation is bought from its card', async () => {
  localStorage.clear()
  cupAndBowl()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Cup' }))
  expect(screen.queryByRole('button', { name: 'Add to cart: Jug' })).not.toBeInTheDocument()
  expect(inCart()).toMatchObject([{ id: 10, quantity: 1, name: 'Cup' }])
})

test('of several variations one is chosen in a sheet', async () => {
  localStorage.clear()
  cupAndBowl()
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Bowl' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Bowl' }))
  expect(inCart()).toEqual([])
  await userEvent.click(sheet.getByRole('radio', { name: 'Large' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Add to cart' }))
  expect(screen.queryByRole('dialog', { name: 'Bowl' })).not.toBeInTheDocument()
  expect(inCart()).toMatchObject([{ id: 11, quantity: 1, name: 'Bowl' }])
})

test('three items get no search, no filters and no order; four do', async () => {
  const { unmount } = show(many(3))
  await names()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument()
  unmount()
  show(many(4))
  await names()
  expect(screen.getByRole('searchbox')).toBeInTheDocument()
})

test('a search that finds little keeps its box', async () => {
  show(many(2), '/marketplace?q=mug')
  await names()
  expect(screen.getByRole('searchbox')).toHaveValue('mug')
})

test('the shop is called what the link to it says', async () => {
  const link = { id: 1, customerId: 1, text: 'Take home', link: '/marketplace', order: 0 }
  show(many(1), '/marketplace', { site: buildSite({ links: [link] as never }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Take home' })).toBeInTheDocument()
})

test('one button opens all that narrows the list, and says how much does', async () => {
  const stage = show(many(30), '/marketplace?stock=1')
  await names()
  await userEvent.click(screen.getByRole('button', { name: 'Filter, 1 chosen' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'best')
  await waitFor(() => expect(asked(stage).filter).toEqual({ inStock: true, first: 'bestSelling' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Show 30 items' }))
  expect(screen.queryByRole('dialog', { name: 'Filter' })).not.toBeInTheDocument()
})

test('a mouse over a card shows the second picture', async () => {
  const image = (id: number) => ({ id, customerId: 1, itemId: 1, url: `/${id}.jpg`, alt: '', order: id })
  const { container } = show([buildItem({ images: [image(1), image(2)] })])
  await names()
  expect(container.querySelector('[src="/2.jpg"]')).toBeNull()
  fireEvent.pointerEnter(container.querySelector('.picture')!, { pointerType: 'mouse' })
  expect(container.querySelector('[src="/2.jpg"]')).toBeInTheDocument()
})
