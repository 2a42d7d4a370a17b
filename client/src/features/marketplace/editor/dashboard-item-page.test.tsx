import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardItemPage } from './dashboard-item-page'
import { anItem, aVariation } from '../market-item.factory'

// The real editor needs a layout, which jsdom has not.
jest.mock('../../../kit/rich-text/rich-text-editor', () => ({ RichTextEditor: () => null }))

const rows: Record<string, object> = {
  account: { id: 1, timezone: 'America/Moncton', str_domain: 'harbour.example' },
  'market-stats': { id: 3, itemId: 3, customerId: 1, views: 40, clicks: 12 },
}

const open = (item: MarketItem | Error, answers: Record<string, unknown> = {}) => {
  const get = jest.fn(async (path: string) => {
    if (path !== 'market-items') return rows[path]
    if (item instanceof Error) throw item
    return item
  })
  const find = async () => ({ total: 1, limit: 500, skip: 0, data: [{ id: 5, category: 'Pottery' }] })
  const live = fakeLive()
  const { router } = renderBackOffice({
    routes: [
      { path: '/dashboard/marketplace', element: <p>The list</p> },
      { path: '/dashboard/marketplace/:id', element: <DashboardItemPage /> },
    ],
    at: { pathname: '/dashboard/marketplace/3', state: { list: '?sort=az' } },
    api: fakeApi(live.live, { get, find, ...answers }),
  })
  return { get, router, user: userEvent.setup(), ...live }
}

const name = () => screen.findByLabelText(/^Name/)

test('an item that is not there is said not to be', async () => {
  open(new ApiError('NotFound', 'No market-items record with id 3.', { code: 404 }))
  expect(await screen.findByText('There is no such item')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Products' })).toBeInTheDocument()
})

test('an item that could not be loaded can be asked for again', async () => {
  open(new ApiError('Unreachable', 'The server cannot be reached.'))
  expect(await screen.findByText('The server cannot be reached.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a refused price stands beside its row and everything typed stays', async () => {
  const update = jest.fn().mockRejectedValue(
    new ApiError('BadRequest', 'Not saved.', {
      code: 400,
      errors: { 'variations.0.price': 'is too much' },
    }),
  )
  const { user } = open(anItem(), { update })
  await user.type(await name(), ' with handle')
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('Is too much.')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Price/)).toHaveAccessibleDescription('Is too much.')
  expect(await name()).toHaveValue('Stoneware mug with handle')
})

test('saving says so, sends one update and goes back to the list as it was left', async () => {
  const item = anItem()
  let answer = (_row: MarketItem) => {}
  const update = jest.fn(() => new Promise<MarketItem>((resolve) => (answer = resolve)))
  const { user, router } = open(item, { update })
  await user.type(await name(), '!')
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('Saving changes…')).toBeInTheDocument()
  answer({ ...item, title: 'Stoneware mug!' })
  expect(await screen.findByText('The list')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?sort=az')
  expect(update).toHaveBeenCalledTimes(1)
})

test('the last variation cannot be deleted, added ones can', async () => {
  const { user } = open(anItem())
  const only = await screen.findByRole('button', { name: 'An item keeps at least one variation' })
  expect(only).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Add Variation' }))
  await user.click(await screen.findByRole('button', { name: 'Delete variation 2' }))
  expect(await screen.findByRole('button', { name: 'An item keeps at least one variation' })).toBeDisabled()
})

test('leaving with changes asks first', async () => {
  const { user } = open(anItem())
  await user.type(await name(), '!')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
})

test('cancelling a saved item leaves it as it is', async () => {
  const remove = jest.fn(async () => anItem())
  const first = open(anItem(), { remove })
  await first.user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(remove).not.toHaveBeenCalled()
})

test('cancelling a new item deletes it', async () => {
  const remove = jest.fn(async () => anItem())
  const { user } = open(anItem({ newlyCreated: true }), { remove })
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('market-items', 3))
})

test('a new item that was saved stays', async () => {
  const item = anItem({ newlyCreated: true })
  const remove = jest.fn()
  const update = jest.fn(async () => ({ ...item, newlyCreated: false }))
  const { user } = open(item, { remove, update })
  await user.click(await screen.findByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(remove).not.toHaveBeenCalled()
})

test('untouched stock follows a sale without counting as a change, touched stock is kept and explained', async () => {
  const item = anItem()
  const update = jest.fn(async () => item)
  const { user, emit } = open(item, { update })
  const stock = () => screen.getByLabelText(/^Stock/)
  await name()
  emit('market-items', 'patched', { ...item, variations: [aVariation({ stock: 8 })] })
  await waitFor(() => expect(stock()).toHaveValue('8'))
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  await user.clear(stock())
  await user.type(stock(), '12')
  emit('market-items', 'patched', { ...item, variations: [aVariation({ stock: 7 })] })
  expect(await screen.findByText('Now 7 in stock (1 fewer). Saving makes it 11.')).toBeInTheDocument()
  expect(stock()).toHaveValue('12')
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  await waitFor(() => expect(update).toHaveBeenCalled())
  const [, , sent] = update.mock.calls[0] as unknown as [string, number, { variations: object[] }]
  expect(sent.variations).toEqual([expect.objectContaining({ id: 11, stock: 12, stockSeen: 8 })])
})

test("another editor's save is told calmly and loaded on request", async () => {
  const item = anItem()
  const { user, emit } = open(item)
  await name()
  emit('market-items', 'patched', { ...item, title: 'Porcelain mug' })
  expect(await screen.findByText('This was changed somewhere else')).toBeInTheDocument()
  expect(await name()).toHaveValue('Stoneware mug')
  await user.click(screen.getByRole('button', { name: 'Show the newer version' }))
  expect(await name()).toHaveValue('Porcelain mug')
  expect(screen.queryByText('This was changed somewhere else')).toBeNull()
})

test('the sale shows what a visitor pays for each variation while it is typed', async () => {
  const { user } = open(
    anItem({
      variations: [
        aVariation({ price: 19.99 }),
        aVariation({ id: 12, variation: 'Large', price: 40, order: 2 }),
      ],
    }),
  )
  await user.click(await screen.findByRole('switch', { name: 'Item On Sale' }))
  await user.type(screen.getByLabelText(/^Percent Off/), '15')
  const preview = screen.getByRole('heading', { name: 'What visitors see' }).parentElement!
  expect(within(preview).getByText('$16.99')).toBeInTheDocument()
  expect(within(preview).getByText('$34.00')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Discount Type'), 'Dollars Off')
  expect(within(preview).getByText('$4.99')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Discount Type'), 'Special')
  expect(within(preview).getAllByText('15')).toHaveLength(2)
  expect(within(preview).getByText('$19.99')).toBeInTheDocument()
})

test('Generate builds the public address from the domain of the site', async () => {
  const { user } = open(anItem())
  await name()
  await user.click(await screen.findByRole('button', { name: 'Generate' }))
  const address = screen.getByLabelText('External Url')
  expect(address).toHaveValue('https://harbour.example/marketplace/3')
  expect(address).toHaveAccessibleDescription(
    /“More about this item”.*no link to the page that they are on\.$/,
  )
})

test('a new end date that is over is refused beside its box, and forgotten with the sale', async () => {
  const update = jest.fn(async () => anItem())
  const { user } = open(anItem(), { update })
  const onSale = await screen.findByRole('switch', { name: 'Item On Sale' })
  await user.click(onSale)
  await user.type(screen.getByLabelText(/^Percent Off/), '15')
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2020-01-01' } })
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('The end date may not be in the past.')).toBeInTheDocument()
  expect(update).not.toHaveBeenCalled()
  await user.click(onSale)
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  await waitFor(() => expect(update).toHaveBeenCalled())
  const [, , sent] = update.mock.calls[0] as unknown as [string, number, { saleEnd?: string }]
  expect(sent.saleEnd).toBeUndefined()
})

test('a sale that ended stays as it is and says what visitors see', async () => {
  const update = jest.fn(async () => anItem())
  const { user } = open(anItem({ onSale: true, saleEnd: '2020-01-01', discountValue: '15' }), { update })
  expect(await screen.findByText('This sale is over: visitors see the normal price.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  await waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      'market-items',
      3,
      expect.objectContaining({ saleEnd: '2020-01-01' }),
    ),
  )
})

test('an emptied warning level can be filled in while stock is not tracked', async () => {
  const { user } = open(anItem())
  const level = await screen.findByLabelText(/^Low-stock warning level/)
  await user.clear(level)
  await user.click(screen.getByRole('switch', { name: 'Track Stock' }))
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('Low-stock warning level is required.')).toBeInTheDocument()
  expect(level).toBeEnabled()
})

test('a deleted variation hands the focus on', async () => {
  const { user } = open(
    anItem({ variations: [aVariation(), aVariation({ id: 12, variation: 'Large', order: 2 })] }),
  )
  const button = await screen.findByRole('button', { name: 'Delete Regular' })
  button.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Regular' })).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('a category that exists is not made again, and that is said once', async () => {
  const create = jest.fn()
  const { user } = open(anItem(), { create })
  await user.click(await screen.findByRole('button', { name: 'New Category' }))
  const dialog = await screen.findByRole('dialog', { name: 'New Category' })
  await user.type(within(dialog).getByLabelText(/^Name/), 'pottery{Enter}')
  expect(await within(dialog).findAllByText(/already a category/)).toHaveLength(1)
  expect(within(dialog).queryByText('Please check the marked fields.')).toBeNull()
  expect(create).not.toHaveBeenCalled()
})
