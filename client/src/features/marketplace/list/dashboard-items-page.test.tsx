import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardItemsPage } from './dashboard-items-page'
import { anItem, aVariation } from '../market-item.factory'

const account = { id: 1, timezone: 'America/Moncton', str_domain: 'harbour.example' }

type Asked = { $skip?: number; $limit?: number; search?: string; categoryId?: number }

/** The items as a server answers them that searches names only. */
const answer = (items: readonly MarketItem[], asked: Asked) => {
  const { $skip = 0, $limit = 100, search = '', categoryId } = asked
  const all = items.filter(
    (item) =>
      (categoryId === undefined || item.categoryId === categoryId) &&
      foldText(item.title).includes(foldText(search)),
  )
  return { total: all.length, limit: $limit, skip: $skip, data: all.slice($skip, $skip + $limit) }
}

const open = (items: MarketItem[] | Error, answers: Record<string, unknown> = {}, at = '') => {
  const find = jest.fn(async (path: string, query: Asked) => {
    if (path === 'market-items' && items instanceof Error) throw items
    if (path === 'market-items') return answer(items as MarketItem[], query)
    const data = path === 'market-categories' ? [{ id: 5, category: 'Pottery' }] : []
    return { total: data.length, limit: 500, skip: 0, data }
  })
  const get = async (path: string, id: number) =>
    path === 'account' ? account : (items as MarketItem[]).find((item) => item.id === id)
  const live = fakeLive()
  const { router } = renderBackOffice({
    routes: [
      { path: '/dashboard/marketplace', element: <DashboardItemsPage /> },
      { path: '/dashboard/marketplace/:id', element: <p>The editor</p> },
    ],
    at: `/dashboard/marketplace${at}`,
    api: fakeApi(live.live, { find, get, ...answers }),
  })
  const asked = () => find.mock.calls.filter(([path]) => path === 'market-items').map(([, query]) => query)
  return { asked, router, ...live }
}

test('a list that cannot be read says why and offers another try', async () => {
  open(new ApiError('TooManyRequests', 'Too much at once.', { code: 429 }))
  expect(await screen.findByText('Too much at once.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a star that the server refuses goes back and says so', async () => {
  const patch = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    throw new ApiError('Conflict', 'Only five may be featured.', { code: 409 })
  })
  open([anItem()], { patch })
  const star = await screen.findByRole('button', { name: 'Website featured: Stoneware mug' })
  await userEvent.click(star)
  expect(star).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'))
  expect(await screen.findByText('Only five may be featured.')).toBeInTheDocument()
  expect(patch).toHaveBeenCalledWith('market-items', 3, { featured: true })
})

test('a business without items is told so', async () => {
  open([])
  expect(await screen.findByText('You currently have no items.')).toBeInTheDocument()
})

const many = (count: number) =>
  Array.from({ length: count }, (_, id) => anItem({ id: id + 1, title: `Item ${id + 1}` }))
const menus = () => screen.getAllByRole('button', { name: /^Actions for/ })

test('one page is read and drawn, and the next when it is asked for', async () => {
  const { asked, router } = open(many(120))
  await screen.findByText(/of 120/)
  expect(menus()).toHaveLength(50)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Item 120')).toBeInTheDocument()
  expect(menus()).toHaveLength(20)
  expect(router.state.location.search).toBe('?skip=100')
  const kept = { newlyCreated: false, $sort: { createdAt: -1, id: -1 }, $limit: 50 }
  expect(asked()).toEqual([0, 50, 100].map(($skip) => ({ ...kept, $skip })))
})

test('an address beyond the last page shows that one', async () => {
  const { router } = open(many(60), {}, '?skip=500')
  expect(await screen.findByText('Item 60')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?skip=50')
})

test('the server is asked for what is low, for drafts, and for them in order', async () => {
  const { asked } = open([anItem()], {}, '?need=low&category=5&q=mug&sort=za')
  await screen.findByText('Stoneware mug')
  expect(asked()).toEqual([
    {
      newlyCreated: false,
      categoryId: 5,
      search: 'mug',
      filter: { lowStock: true },
      $sort: { title: -1, id: -1 },
      $limit: 50,
      $skip: 0,
    },
  ])
})

test('all that the list is narrowed to is exported, not its page alone', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { asked } = open(many(60), {}, '?q=item')
  const button = await screen.findByRole('button', { name: 'Export' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked().at(-1)).toEqual({ newlyCreated: false, search: 'item', $sort: { id: -1 }, $limit: 500 })
  expect(saved[0]!.size).toBeGreaterThan(60 * 150)
})

test('what an item needs is said in its row', async () => {
  open([
    anItem({
      status: 'draft',
      images: [],
      variations: [aVariation({ stock: 1 }), aVariation({ id: 12, stock: 1, price: 30 })],
    }),
  ])
  const warnings = await screen.findByRole('list', { name: 'Warnings' })
  expect(
    within(warnings)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Draft: not visible until published', 'Low stock', 'No image'])
  expect(screen.getByText('2 Variations')).toBeInTheDocument()
  // In its column, and below the name where that has no room.
  expect(screen.getAllByText('$24.50 - $30.00')).toHaveLength(2)
})

test.each([true, false])('what is left is the sum of its variations (tracked: %s)', async (trackStock) => {
  open([anItem({ trackStock, variations: [aVariation({ stock: 200 }), aVariation({ id: 12, stock: 31 })] })])
  expect(await screen.findByText('231', { selector: 'td *' })).toBeInTheDocument()
})

test('filter, search and sort stand in the address', async () => {
  const { router } = open([anItem(), anItem({ id: 4, title: 'Soap', categoryId: null, category: null })])
  await screen.findByText('Soap')
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Pottery')
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'az')
  await waitFor(() => expect(screen.queryByText('Soap')).toBeNull())
  await userEvent.type(screen.getByLabelText('Search items'), 'granite')
  expect(await screen.findByText('No items match.')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.search).toBe('?category=5&sort=az&q=granite'))
})

test('the last page is shown until a search is answered', async () => {
  const { asked } = open([anItem(), anItem({ id: 4, title: 'Soap' })])
  await screen.findByText('Soap')
  fireEvent.change(screen.getByLabelText('Search items'), { target: { value: 's o A' } })
  expect(screen.getByText('Stoneware mug')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Stoneware mug')).toBeNull())
  expect(screen.getByText('Soap')).toBeInTheDocument()
  expect(asked().at(-1)).toMatchObject({ search: 's o A', $skip: 0 })
})

test('an item opens its editor, which knows the way back; other windows are opened by the browser', async () => {
  const { router } = open([anItem()], {}, '?q=mug')
  const link = await screen.findByRole('link', { name: /Stoneware mug/ })
  expect(link).toHaveAttribute('href', '/dashboard/marketplace/3')
  const leftToTheBrowser = jest.fn((event: Event) => {
    const left = !event.defaultPrevented
    event.preventDefault()
    return left
  })
  window.addEventListener('click', leftToTheBrowser, { once: true })
  fireEvent.click(link, { ctrlKey: true })
  expect(leftToTheBrowser).toHaveReturnedWith(true)
  expect(router.state.location.pathname).toBe('/dashboard/marketplace')
  fireEvent.click(link)
  expect(await screen.findByText('The editor')).toBeInTheDocument()
  expect(router.state.location.state).toEqual({ list: '?q=mug' })
})

test('creating begins an unsaved item of this account and opens its editor', async () => {
  const create = jest.fn().mockResolvedValue(anItem({ id: 9, newlyCreated: true }))
  open([], { create })
  await userEvent.click(await screen.findByRole('button', { name: 'Create an item' }))
  expect(await screen.findByText('The editor')).toBeInTheDocument()
  expect(create).toHaveBeenCalledWith('market-items', {
    customerId: 1,
    title: 'New Item',
    newlyCreated: true,
    categoryId: null,
    variations: [{ variation: 'Regular', sku: '', price: 0, stock: 0 }],
    images: [],
    options: [],
  })
})

test('an item is deleted only after a question', async () => {
  const remove = jest.fn().mockResolvedValue(anItem())
  open([anItem()], { remove })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Actions for Stoneware mug' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('market-items', 3))
  expect(await screen.findByText('You currently have no items.')).toBeInTheDocument()
})

describe('coming from a save', () => {
  const comeFromSaving = (id: number) => sessionStorage.setItem('mainstreet-saved-item', String(id))

  test('a draft is not on the site yet', async () => {
    comeFromSaving(3)
    open([anItem({ status: 'draft' })])
    expect(await screen.findByText('“Stoneware mug” is saved as a draft')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'View on site' })).toBeNull()
  })

  test('says so, offers the page that visitors see, and puts the focus on the row', async () => {
    comeFromSaving(4)
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null)
    open([anItem(), anItem({ id: 4, title: 'Soap' })])
    expect(await screen.findByText('“Soap” is saved')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('row', { name: /Soap/ })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'View on site' }))
    const [address] = openWindow.mock.calls[0]!
    expect(address).toBe('https://harbour.example/marketplace/4')
    expect(sessionStorage.getItem('mainstreet-saved-item')).toBeNull()
    openWindow.mockRestore()
  })
})

test('the actions that switch something say what they will do', async () => {
  open([anItem({ featured: true })])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Actions for Stoneware mug' }))
  expect(
    await screen.findByRole('menuitem', { name: 'Toggle Website Featured' }),
  ).toHaveAccessibleDescription('Takes it from the featured items of your home page.')
  expect(screen.getByRole('menuitem', { name: 'Toggle Marketplace Ad' })).toHaveAccessibleDescription(
    'Offers it as an ad to the marketplace.',
  )
})
