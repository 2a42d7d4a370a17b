import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { anItem, aVariation } from '../market-item.factory'
import { DashboardItemPage } from './dashboard-item-page'

// The real editor needs a layout, which jsdom has not.
jest.mock('../../../kit/rich-text/rich-text-editor', () => ({ RichTextEditor: () => null }))

const newItem = anItem({
  title: 'New Item',
  status: 'draft',
  newlyCreated: true,
  trackStock: false,
  images: [],
  variations: [aVariation({ price: 0, stock: 0 })],
})

const open = () => {
  const get = async (path: string) => (path === 'market-items' ? newItem : { id: 1, timezone: 'UTC' })
  const update = jest.fn(async (_path: string, _id: number, _data: Partial<MarketItem>) => newItem)
  renderBackOffice({
    routes: [
      { path: '/dashboard/marketplace', element: <p>The list</p> },
      { path: '/dashboard/marketplace/:id', element: <DashboardItemPage /> },
    ],
    at: '/dashboard/marketplace/3',
    api: fakeApi(fakeLive().live, {
      get,
      update,
      find: async () => ({ total: 0, limit: 500, skip: 0, data: [] }),
    }),
  })
  return { update, user: userEvent.setup() }
}

test('a new item is named, priced and published from where the focus is', async () => {
  const { update, user } = open()
  const name = await screen.findByLabelText(/^Name/)
  await waitFor(() => expect(name).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const question = await screen.findByRole('dialog', { name: 'Publish it like this?' })
  expect(question).toHaveTextContent('It is still called “New Item”. It costs $0.00.')
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!)
  expect(update).not.toHaveBeenCalled()

  await user.clear(name)
  await user.type(name, 'Oak board')
  expect(screen.getByRole('heading', { level: 1, name: 'Oak board' })).toBeInTheDocument()
  await user.clear(screen.getByLabelText(/^Price/))
  await user.type(screen.getByLabelText(/^Price/), '45')
  const stock = screen.getByLabelText(/^Stock/)
  await user.clear(stock)
  expect(stock).not.toBeRequired()
  await user.type(stock, '6')
  expect(screen.getByRole('switch', { name: 'Track Stock' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
  expect(update.mock.calls[0]![2]).toMatchObject({
    title: 'Oak board',
    status: 'public',
    trackStock: true,
    newlyCreated: false,
    variations: [expect.objectContaining({ price: 45, stock: 6 })],
  })
})

test('stock may stay empty while it is not tracked, and a plain save keeps a draft', async () => {
  const { update, user } = open()
  await user.clear(await screen.findByLabelText(/^Stock/))
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
  const [sent] = update.mock.calls.map(([, , data]) => data)
  expect(sent).toMatchObject({ status: 'draft', trackStock: false })
  expect(sent!.variations![0]).not.toHaveProperty('stock', 0)
})

test('of several variations without tracked stock, that is said once', async () => {
  const { user } = open()
  await screen.findByText('Not tracked, it never runs out. A number here has it tracked.')
  await user.click(screen.getByRole('button', { name: 'Add Variation' }))
  expect(screen.getAllByLabelText(/^Stock(?! of)/)).toHaveLength(2)
  expect(screen.getAllByText(/A number/)).toHaveLength(1)
})

test('one price and one stock are those of every variation, and what they replaced comes back', async () => {
  const { update, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add Variation' }))
  await user.type(screen.getAllByRole('textbox', { name: /^Variation/ })[1]!, 'Large')
  const [each, first, second] = screen.getAllByLabelText(/^Price/)
  await user.clear(each!)
  await user.type(each!, '20')
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['20.00', '20.00'])
  await user.clear(second!)
  await user.type(second!, '30')
  expect(screen.getByText('Differs by variation.')).toBeInTheDocument()
  expect(each).toHaveValue('')
  expect(each).toHaveAttribute('placeholder', '20.00 – 30.00')
  await user.type(each!, '5')
  await user.click(screen.getByRole('button', { name: 'Put the former ones back' }))
  expect([first, second].map((box) => (box as HTMLInputElement).value)).toEqual(['20.00', '30.00'])
  await user.clear(screen.getByLabelText('Stock of each'))
  await user.type(screen.getByLabelText('Stock of each'), '4')
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  expect(await screen.findByText('The list')).toBeInTheDocument()
  expect(update.mock.calls[0]![2]).toMatchObject({
    trackStock: true,
    variations: [
      { price: 20, stock: 4 },
      { price: 30, stock: 4 },
    ],
  })
})
