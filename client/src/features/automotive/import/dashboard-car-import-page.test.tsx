import type { CarImport, CarImportRow } from '@mainstreet/shared/contracts/car-imports'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardCarImportPage } from './dashboard-car-import-page'

const anImport = (overrides: Partial<CarImport> = {}): CarImport => ({
  ...{ id: 7, customerId: 1, name: 'lot.csv', status: 'checked' },
  ...{ total: 3, done: 3, created: 1, changed: 1, same: 0, bad: 1, pictures: 1 },
  columns: [
    { name: 'Stock #', example: 'T2107' },
    { name: 'Advertised', example: '19,500' },
  ],
  fields: ['stockNo', null],
  problem: '',
  refusal: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...overrides,
})

const aRow = (overrides: Partial<CarImportRow>): CarImportRow => ({
  ...{ id: 1, customerId: 1, importId: 7, dryRun: true, line: 2, carId: null, title: '2020 Kia Rio' },
  ...{ action: 'create', changes: [], problems: [], notes: [], refused: [] },
  ...overrides,
})

const rows = [
  aRow({ action: 'update', changes: ['price'], carId: 1 }),
  aRow({ id: 2, line: 3 }),
  aRow({ id: 3, line: 4, action: 'bad', problems: [{ field: 'year', wanted: 'year' }] }),
  aRow({
    ...{ id: 4, dryRun: false, line: 4, action: 'bad' },
    refused: [{ field: 'vin', message: 'is taken' }],
  }),
]

const open = () => {
  const live = fakeLive()
  let row = anImport()
  const patch = jest.fn(async (_path: string, _id: number, data: Partial<CarImport>) => {
    row = { ...row, ...data }
    return row
  })
  const upload = jest.fn(async (_path: string, _form: FormData) => row)
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardCarImportPage /> }],
    at: '/',
    api: fakeApi(live.live, {
      find: async (path: string, query: { dryRun?: boolean; action?: string }) => {
        const data =
          path === 'automotive-imports'
            ? []
            : rows.filter(
                ({ dryRun, action }) =>
                  dryRun === query.dryRun && (query.action === undefined || action === query.action),
              )
        return { data, total: data.length, limit: 50, skip: 0 }
      },
      get: async () => row,
      patch,
      upload,
    }),
  })
  const become = (change: Partial<CarImport>) => {
    row = { ...row, ...change }
    act(() => live.emit('automotive-imports', 'patched', row))
  }
  return { patch, upload, become }
}

test('a file is looked at before anything is written, and what is refused is named by its line', async () => {
  const { patch, upload, become } = open()
  await userEvent.upload(await screen.findByLabelText('CSV file'), new File(['Stock #'], 'lot.csv'))
  expect(upload).toHaveBeenCalledWith('automotive-import', expect.any(FormData), expect.anything())
  const table = within(await screen.findByRole('table', { name: 'Vehicles of the file' }))
  expect((await table.findAllByText('Year is no year of four digits')).length).toBeGreaterThan(0)
  expect(screen.getByText('1 vehicle to create, 1 vehicle to change, 1 vehicle not imported.')).toBeVisible()
  expect(screen.getByText(/they fill nothing: Advertised/)).toBeVisible()
  expect(screen.getByText(/names 1 pictures on other servers/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(patch).toHaveBeenCalledWith('automotive-imports', 7, { status: 'importing' })
  become({ status: 'importing', done: 1 })
  expect(await screen.findByText(/^1 of 3 vehicles/)).toBeVisible()
  become({ status: 'imported', done: 3 })
  expect((await screen.findAllByText('VIN: is taken')).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Show the drafts' })).toBeVisible()
})

test('a column that no program calls like that fills what its owner says', async () => {
  const { patch } = open()
  await userEvent.upload(await screen.findByLabelText('CSV file'), new File(['Stock #'], 'lot.csv'))
  const column = await screen.findByRole('combobox', { name: 'Advertised' })
  expect(column).toHaveAccessibleDescription('Such as “19,500”')
  await userEvent.selectOptions(column, 'Price')
  expect(patch).toHaveBeenCalledWith('automotive-imports', 7, { fields: ['stockNo', 'price'] })
})
