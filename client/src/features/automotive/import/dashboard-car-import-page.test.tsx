import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { buildCar } from '../car.factory'
import { DashboardCarImportPage } from './dashboard-car-import-page'

const csv = [
  'Stock #,Year,Make,Model,Advertised,Lot,Photos',
  'T2107,2021,Toyota,Camry,"19,500",A,https://a.test/1.jpg',
  'N1,2020,Kia,Rio,9000,A,',
  'N2,20,Kia,Rio,9000,A,',
].join('\r\n')

test('a file is looked at before anything is written; new cars become drafts, and what is refused is named', async () => {
  const car = buildCar({ id: 1, stockNo: 'T2107', price: 20_000 })
  const create = jest.fn(async () => {
    throw new ApiError('Conflict', 'Not now.', { code: 409 })
  })
  const patch = jest.fn(async (_path: string, _id: number, data: object) => ({ ...car, ...data }))
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardCarImportPage /> }],
    at: '/',
    api: fakeApi(fakeLive().live, {
      find: async () => ({ total: 1, limit: 500, skip: 0, data: [car] }),
      get: async () => ({ id: 1, timezone: 'America/Moncton' }),
      create,
      patch,
    }),
  })
  // jsdom's files cannot be read as bytes.
  const file = Object.assign(new File([csv], 'lot.csv'), {
    arrayBuffer: async () => new TextEncoder().encode(csv).buffer,
  })
  await userEvent.upload(await screen.findByLabelText('A CSV file of vehicles'), file)
  const table = within(await screen.findByRole('table', { name: 'What the import does' }))
  // A column that no program calls like that fills nothing until somebody says what it is.
  expect(screen.getByText(/they fill nothing: Advertised, Lot/)).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Advertised' }), 'Price')
  expect(table.getByText('Changes')).toBeInTheDocument()
  expect(table.getByText('New, as a draft')).toBeInTheDocument()
  expect(table.getByText('Year is no year of four digits')).toBeInTheDocument()
  expect(screen.getByText(/they fill nothing: Lot/)).toBeInTheDocument()
  expect(screen.getByText(/names 1 pictures on other servers/)).toBeInTheDocument()
  expect(patch).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Import 2' }))
  expect(await screen.findByText('1 vehicles were imported.')).toBeInTheDocument()
  expect(screen.getByText('Row 3: Not now.')).toBeInTheDocument()
  expect(patch).toHaveBeenCalledWith('automotive', 1, { price: 19_500 })
  expect(create).toHaveBeenCalledWith(
    'automotive',
    expect.objectContaining({ status: 'draft', stockNo: 'N1' }),
  )
})
