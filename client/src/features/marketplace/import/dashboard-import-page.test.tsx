import type {
  ImportedItem,
  ImportPicture,
  MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardImportPage } from './dashboard-import-page'

const anImport = (overrides: Partial<MarketImport> = {}): MarketImport => ({
  id: 7,
  customerId: 1,
  name: 'items.csv',
  format: 'mainstreet',
  status: 'checked',
  total: 1,
  done: 1,
  created: 1,
  changed: 0,
  same: 0,
  bad: 0,
  publishWithoutPictures: false,
  changeStock: false,
  keptDrafts: 0,
  keptStocks: 0,
  pictures: 0,
  picturesDone: 0,
  picturesFailed: 0,
  publishLater: 0,
  ignoredColumns: ['Colour'],
  problem: '',
  refusal: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...overrides,
})

const anItem = (overrides: Partial<ImportedItem> = {}): ImportedItem => ({
  id: 1,
  customerId: 1,
  importId: 7,
  dryRun: true,
  line: 2,
  itemId: null,
  title: 'Mug',
  variations: 1,
  action: 'create',
  changes: [],
  kept: [],
  problems: [],
  notes: [],
  pictures: 0,
  images: [],
  ...overrides,
})

const page = <T,>(data: T[]) => ({ data, total: data.length, limit: 50, skip: 0 })

interface Answers {
  /** What is on its way when the page is opened. */
  found?: MarketImport[]
  items?: ImportedItem[]
  pictures?: ImportPicture[]
  upload?: () => Promise<MarketImport>
}

const open = ({
  found = [],
  items = [],
  pictures: failed = [],
  upload = async () => anImport(),
}: Answers) => {
  const live = fakeLive()
  let row = found[0] ?? anImport()
  const patch = jest.fn(async (_path: string, _id: number, data: Partial<MarketImport>) => {
    row = { ...row, ...data }
    return row
  })
  const create = jest.fn(async (_path: string, _data: object) => ({ ok: true, pictures: 1 }))
  const send = jest.fn(async (_path: string, _form: FormData) => (row = await upload()))
  renderBackOffice({
    routes: [{ path: '/dashboard/marketplace/import', element: <DashboardImportPage /> }],
    at: '/dashboard/marketplace/import',
    api: fakeApi(live.live, {
      find: async (path: string, query: { dryRun?: boolean; pictures?: object }) => {
        if (path === 'market-imports') return page(found)
        if (path === 'market-import-pictures') return page(failed)
        const asked = items.filter(({ dryRun, pictures }) => {
          return dryRun === query.dryRun && (!query.pictures || pictures > 0)
        })
        return page(asked)
      },
      get: async () => row,
      patch,
      run: create,
      upload: send,
    }),
  })
  const become = (change: Partial<MarketImport>) => {
    row = { ...row, ...change }
    act(() => live.emit('market-imports', 'patched', row))
  }
  return { patch, send, create, become }
}

const choose = async () =>
  userEvent.upload(await screen.findByLabelText('CSV file'), new File(['title,price'], 'items.csv'))

test('a file that is not taken says why, and another can be chosen', async () => {
  const refused = new ApiError('BadRequest', 'files is no text file: export it as CSV', { code: 400 })
  open({ upload: () => Promise.reject(refused) })
  await choose()
  expect(await screen.findByText('files is no text file: export it as CSV')).toBeInTheDocument()
  expect(screen.getByText('items.csv was not read')).toBeInTheDocument()
  expect(screen.getByLabelText('CSV file')).toBeInTheDocument()
})

test('a file that turns out to be broken says where, and another can be chosen', async () => {
  const { become } = open({ upload: async () => anImport({ status: 'checking', total: 0, done: 0 }) })
  await choose()
  expect(await screen.findByText('Checking items.csv…')).toBeInTheDocument()
  become({ status: 'failed', problem: 'The file has no column price.' })
  expect(await screen.findByText('The file has no column price.')).toBeInTheDocument()
  expect(screen.getByLabelText('CSV file')).toBeInTheDocument()
})

test('bad rows are named before anything is imported', async () => {
  const problem = { line: 3, field: 'price', message: '"2x" is not a price' }
  const { send, patch } = open({
    upload: async () => anImport({ created: 0, bad: 1 }),
    items: [anItem({ action: 'bad', problems: [problem] })],
  })
  await choose()
  const table = await screen.findByRole('table', { name: 'Items of the file' })
  expect((await within(table).findAllByText('Line 3, price: "2x" is not a price')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  expect([send.mock.calls[0]![0], send.mock.calls[0]![1].get('customerId')]).toEqual(['market-import', '1'])
  expect(patch).not.toHaveBeenCalled()
})

test('what would change is shown, and imported on demand with its progress', async () => {
  const done = { dryRun: false, itemId: 9, pictures: 1, images: ['https://pictures.example/mug.jpg'] }
  const { patch, become } = open({ items: [anItem(), anItem({ id: 2, ...done })] })
  await choose()
  expect(await screen.findByText('1 item to create.')).toBeInTheDocument()
  expect(screen.getByText('Not imported: Colour.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(patch).toHaveBeenCalledWith('market-imports', 7, { status: 'importing' })
  become({ status: 'importing', total: 4, done: 1 })
  expect(await screen.findByRole('progressbar', { name: 'Importing items.csv…' })).toHaveValue(0.25)
  become({ status: 'imported', total: 1, done: 1 })
  expect(await screen.findByText('1 item created.')).toBeInTheDocument()
})

test('pictures are counted before, followed on their way, and those that failed are named and tried again', async () => {
  const picture: ImportPicture = {
    id: 1,
    customerId: 1,
    importId: 7,
    itemId: 9,
    title: 'Mug',
    address: 'https://pictures.example/mug.jpg',
    status: 'failed',
    reason: 'answer',
    answer: 404,
  }
  const { become, create } = open({
    upload: async () => anImport({ pictures: 3, publishLater: 1 }),
    items: [anItem()],
    pictures: [picture],
  })
  await choose()
  expect(
    await screen.findByText('3 pictures are fetched from their addresses in the background.'),
  ).toBeInTheDocument()
  expect(screen.getByText(/is a draft until its first picture is in place/)).toBeInTheDocument()
  become({ status: 'imported', pictures: 3, picturesDone: 1 })
  expect(await screen.findByText(/^1 of 3 pictures are in place. It goes on/)).toBeInTheDocument()
  become({ status: 'imported', pictures: 3, picturesDone: 2, picturesFailed: 1 })
  expect(await screen.findByText('2 of 3 pictures are in place.')).toBeInTheDocument()
  const table = await screen.findByRole('table', { name: '1 picture could not be fetched' })
  expect(await within(table).findByRole('link', { name: new RegExp(picture.address) })).toHaveAttribute(
    'href',
    picture.address,
  )
  expect(within(table).getAllByText('Its server does not give it out (404).').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(create).toHaveBeenCalledWith('retry-import-pictures', { id: 7 }, undefined)
})

test('an import that is on its way is found again, and can be stopped', async () => {
  const { patch } = open({ found: [anImport({ status: 'importing', total: 10, done: 4 })] })
  expect(await screen.findByText(/4 of 10 items/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(patch).toHaveBeenCalledWith('market-imports', 7, { status: 'stopped' })
  expect(await screen.findByText(/The import was stopped; what is listed here is done/)).toBeInTheDocument()
})

test('one found on its way stays in view when it is over', async () => {
  const { become } = open({ found: [anImport({ status: 'importing', total: 10, done: 4 })] })
  expect(await screen.findByText(/4 of 10 items/)).toBeInTheDocument()
  become({ status: 'imported', total: 10, done: 10, created: 10 })
  expect(await screen.findByText('10 items created.')).toBeInTheDocument()
})

test('one that has ended long ago does not stand in the way of the next', async () => {
  open({ found: [anImport({ status: 'imported' })] })
  expect(await screen.findByLabelText('CSV file')).toBeInTheDocument()
})

test('what an import leaves as it is stands there before it begins, and can be chosen otherwise', async () => {
  const kept = [
    { field: 'status', from: 'draft', to: 'public' },
    { field: 'Blue: stock', from: '9', to: '11' },
  ]
  const { patch, become } = open({
    upload: async () => anImport({ keptDrafts: 1, keptStocks: 2 }),
    items: [anItem({ kept })],
  })
  await choose()
  const publish = await screen.findByRole('switch', { name: 'Publish items that have no picture' })
  expect(publish).toHaveAccessibleDescription('1 item that the file publishes is a draft: it has no picture.')
  const stock = screen.getByRole('switch', { name: 'Change the stock of items that are here already' })
  expect(stock).toHaveAccessibleDescription('2 stock figures of the file are left out.')
  expect((await screen.findAllByText('A draft, because it has no picture')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Blue: stock stays 9 (11 in the file)').length).toBeGreaterThan(0)
  await userEvent.click(stock)
  await waitFor(() => expect(patch).toHaveBeenCalledWith('market-imports', 7, { changeStock: true }))
  // The file is checked again; the keyboard stays where it was.
  become({ status: 'checking', done: 0 })
  expect(await screen.findByText('Checking items.csv…')).toBeInTheDocument()
  become({ status: 'checked', done: 1, keptStocks: 0 })
  await waitFor(() => expect(stock).toHaveAccessibleDescription('Their stock becomes that of the file.'))
  expect(stock).toHaveFocus()
})

test('every column that is left out is named', async () => {
  const ignoredColumns = Array.from({ length: 9 }, (_, index) => `Column ${index}`)
  open({ upload: async () => anImport({ ignoredColumns }) })
  await choose()
  expect(await screen.findByText(/^Not imported: Column 0, .*Column 8\.$/)).toBeInTheDocument()
})

test('of what is often left out it is said what becomes of it', async () => {
  open({ upload: async () => anImport({ ignoredColumns: ['Length', 'SEO Image', 'Chart'] }) })
  await choose()
  for (const said of [/Length\. Shipping/, /Image\. Search/, /imported: Chart\./])
    expect(await screen.findByText(said)).toBeInTheDocument()
})
