import type { Car } from '@mainstreet/shared/contracts/automotive'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { buildCar } from '../car.factory'
import { DashboardCarPage } from '../editor/dashboard-car-page'
import { DashboardCarsPage } from './dashboard-cars-page'

type Asked = { search?: string; status?: string; $skip?: number }

const open = (cars: Car[] | Error, answers: Record<string, unknown> = {}, at = '/dashboard/automotive') => {
  const find = jest.fn(async (_path: string, { search = '', status, $skip = 0 }: Asked) => {
    if (cars instanceof Error) throw cars
    const data = cars.filter(
      (car) => (!status || car.status === status) && foldText(car.stockNo).includes(foldText(search)),
    )
    return { total: data.length, limit: 50, skip: $skip, data }
  })
  const get = async (path: string, id: number) => {
    if (path === 'account') return { id: 1, roles: ['Automotive'], region: 'nb', timezone: 'America/Moncton' }
    const car = cars instanceof Error ? undefined : cars.find((each) => each.id === id)
    if (!car) throw new ApiError('NotFound', 'None.', { code: 404 })
    return car
  }
  const live = fakeLive()
  const { router } = renderBackOffice({
    routes: [
      { path: '/dashboard/automotive', element: <DashboardCarsPage /> },
      { path: '/dashboard/automotive/:id', element: <DashboardCarPage /> },
    ],
    at,
    api: fakeApi(live.live, { find, get, ...answers }),
  })
  return { find, router, ...live }
}

const camry = buildCar({ id: 1, stockNo: 'T2107' })
const mazda = buildCar({ id: 2, make: 'Mazda', model: '3', sold: true })
const draft = buildCar({ id: 3, make: 'Kia', model: 'Rio', status: 'draft' })

describe('the list of cars', () => {
  test('that cannot be read says why, and an empty one what to do', async () => {
    open(new ApiError('Forbidden', 'Not yours.', { code: 403 }))
    expect(await screen.findByText('Not yours.')).toBeInTheDocument()
  })

  test('is found by stock number and by state, and follows what happens elsewhere', async () => {
    const cars = [camry, mazda, draft]
    const { emit, find } = open(cars)
    expect(await screen.findByRole('link', { name: /2021 Toyota Camry/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('searchbox'))
    // At once: letters typed slowly are asked for one by one.
    await userEvent.paste('t2107')
    await waitFor(() => expect(screen.queryByText('2021 Mazda 3')).toBeNull())
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.click(screen.getByRole('radio', { name: 'Drafts' }))
    await waitFor(() => expect(screen.queryByText('2021 Toyota Camry')).toBeNull())
    expect(screen.getByText('2021 Kia Rio')).toBeInTheDocument()
    const kept = { $sort: { createdAt: -1, id: -1 }, $limit: 50, $skip: 0 }
    expect(find.mock.calls.map(([, query]) => query)).toEqual([
      kept,
      { search: 't2107', ...kept },
      { status: 'draft', ...kept },
    ])
    cars[2] = { ...draft, status: 'public' }
    act(() => emit('automotive', 'patched', cars[2]!))
    expect(await screen.findByText('No vehicles match.')).toBeInTheDocument()
  })

  test('marks several at once, each going back when it is refused', async () => {
    const patch = jest.fn(async (_path: string, id: number, data: object) => {
      if (id === 3) throw new ApiError('Conflict', 'Not this one.', { code: 409 })
      return { ...[camry, mazda].find((car) => car.id === id), ...data }
    })
    open([camry, draft], { patch })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page (2)' }))
    expect(screen.getByText('2 chosen')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Mark as sold' }))
    expect(await screen.findByText('Not this one.')).toBeInTheDocument()
    expect(patch).toHaveBeenCalledWith('automotive', 1, { sold: true })
    const row = screen.getByRole('link', { name: /2021 Toyota Camry/ }).closest('[role=row]')
    expect(within(row as HTMLElement).getByText('Sold')).toBeInTheDocument()
  })

  test('takes a new car by its VIN, which fills what is empty and no more', async () => {
    const create = jest.fn(async (_path: string, data: object) => ({ ...camry, ...data, id: 1 }))
    const { router } = open([camry], { create })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a vehicle' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Make/ }), 'TOYOTA')
    await userEvent.type(dialog.getByRole('textbox', { name: /^VIN/ }), '4t1g11ak5mu530217')
    expect(dialog.getByRole('textbox', { name: /^Year/ })).toHaveValue('2021')
    expect(dialog.getByRole('textbox', { name: /^Make/ })).toHaveValue('TOYOTA')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Model/ }), 'Camry')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/automotive/1'))
    expect(create).toHaveBeenCalledWith(
      'automotive',
      expect.objectContaining({ status: 'draft', year: 2021, vin: '4T1G11AK5MU530217' }),
    )
  })
})

describe('a car’s page', () => {
  test('of a car that is not there says so', async () => {
    open([], {}, '/dashboard/automotive/9')
    expect(await screen.findByText('There is no such vehicle.')).toBeInTheDocument()
  })

  test('doubts a VIN without refusing it, refuses what is none, and shows what visitors see', async () => {
    const update = jest.fn(async (_path: string, _id: number, data: object) => ({ ...camry, ...data }))
    open([camry], { update }, '/dashboard/automotive/1')
    const vin = await screen.findByRole('textbox', { name: /^VIN/ })
    await userEvent.type(vin, '4T1G11AK1MU530217')
    expect(await screen.findByText(/The check digit does not fit/)).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: /^Special price/ }), '18500')
    expect(await screen.findByText('$18,500.00')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save vehicle' }))
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1))
    expect(update.mock.calls[0]![2]).toMatchObject({ vin: '4T1G11AK1MU530217', specialPrice: 18_500 })
    await userEvent.clear(vin)
    await userEvent.type(vin, '4T1?')
    await userEvent.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText(/letters and digits only/)).toBeInTheDocument()
    expect(update).toHaveBeenCalledTimes(1)
  })

  test('says what somebody else changed, and leaves what is typed', async () => {
    const { emit } = open([camry], {}, '/dashboard/automotive/1')
    const model = await screen.findByRole('textbox', { name: /^Model/ })
    await userEvent.type(model, ' Hybrid')
    act(() => emit('automotive', 'patched', { ...camry, price: 1 }))
    expect(await screen.findByText(/Different now: Price/)).toBeInTheDocument()
    expect(model).toHaveValue('Camry Hybrid')
  })
})
