import type { ImportAnswer, ImportedItem } from '@mainstreet/shared/rules/catalogue-file'
import type { Input } from '@mainstreet/shared/services'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardImportPage } from './dashboard-import-page'

type Asked = Input<'market-import'>

const anImported = (overrides: Partial<ImportedItem> = {}): ImportedItem => ({
  line: 2,
  id: null,
  title: 'Mug',
  variations: 1,
  action: 'create',
  changes: [],
  problems: [],
  notes: [],
  images: [],
  ...overrides,
})

const header = 'title,price'
const mug = `${header}\r\nMug,2\r\n`

const open = async (text: string, answer: (asked: Asked) => ImportedItem[] | Error) => {
  const run = jest.fn(async (_path: string, asked: Asked): Promise<ImportAnswer> => {
    const items = answer(asked)
    if (items instanceof Error) throw items
    return { ok: true, format: 'mainstreet', items, ignoredColumns: ['Colour'] }
  })
  renderBackOffice({
    routes: [{ path: '/dashboard/marketplace/import', element: <DashboardImportPage /> }],
    at: '/dashboard/marketplace/import',
    api: fakeApi(fakeLive().live, { run }),
  })
  const bytes = new TextEncoder().encode(text)
  const file = new File([text], 'items.csv', { type: 'text/csv' })
  file.arrayBuffer = async () => bytes.buffer
  await userEvent.upload(screen.getByLabelText('CSV file'), file)
  return run
}

test('a file that the server refuses says why, and another can be chosen', async () => {
  await open('colour\nred', () => new ApiError('BadRequest', 'csv has an unknown header.', { code: 400 }))
  expect(await screen.findByText('csv has an unknown header.')).toBeInTheDocument()
  expect(screen.getByLabelText('CSV file')).toBeInTheDocument()
})

test('a broken file is not sent at all', async () => {
  const run = await open(`${header}\nMug,"2`, () => [])
  expect(await screen.findByText(/a quote in line 2 is never closed/)).toBeInTheDocument()
  expect(run).not.toHaveBeenCalled()
})

test('bad rows are named before anything is imported', async () => {
  const problem = { line: 3, field: 'price', message: '"2x" is not a price' }
  const run = await open(mug, () => [anImported({ action: 'bad', problems: [problem] })])
  const table = await screen.findByRole('table', { name: 'Items of the file' })
  expect(within(table).getAllByText('Line 3, price: "2x" is not a price').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  expect(run.mock.calls.map(([, { dryRun }]) => dryRun)).toEqual([true])
})

test('what would change is shown, imported on demand, and the pictures are listed', async () => {
  const run = await open(mug, ({ dryRun }) => [
    anImported({ id: dryRun ? null : 9, images: ['https://pictures.example/mug.jpg'] }),
  ])
  expect(await screen.findByText(/1 item to create/)).toBeInTheDocument()
  expect(screen.getByText('Columns that are not imported: Colour.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/1 item created/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'mug.jpg' })).toHaveAttribute(
    'href',
    'https://pictures.example/mug.jpg',
  )
  expect(screen.getByRole('link', { name: 'Mug' })).toHaveAttribute('href', '/dashboard/marketplace/9')
  expect(run.mock.calls.map(([path, asked]) => [path, asked.customerId, asked.dryRun])).toEqual([
    ['market-import', 1, true],
    ['market-import', 1, false],
  ])
})

test('later parts name the items that earlier ones were matched with, and a failure keeps what is done', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => `Item ${index},1`)
  let calls = 0
  const run = await open([header, ...rows].join('\n'), ({ lines, dryRun }) => {
    if (!dryRun && (calls += 1) === 2) return new ApiError('Unreachable', 'The server cannot be reached.')
    return lines!.map((line) => anImported({ line, id: dryRun ? null : line }))
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  expect(
    await screen.findByText(/The server cannot be reached. What is listed here is done/),
  ).toBeInTheDocument()
  const last = run.mock.calls.at(-1)![1]
  expect([last.lines!.length, last.taken!.length]).toEqual([100, 100])
  expect(screen.getByText(/100 items created/)).toBeInTheDocument()
})
