import type { DiscountCode } from '@mainstreet/shared/contracts/discount-codes'
import { cents } from '@mainstreet/shared/rules/money/money'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardCodesPage } from './dashboard-codes-page'

const first: DiscountCode = {
  id: 1,
  customerId: 1,
  code: 'HARBOUR10',
  kind: 'percent',
  value: 10,
  startsAt: null,
  endsAt: null,
  minimum: 50,
  itemIds: [],
  categoryIds: [],
  usageLimit: 50,
  perBuyer: null,
  used: 12,
  brought: cents(48_000),
  taken: cents(4_800),
  createdAt: '2026-03-01T00:00:00.000Z',
}

const show = (rows: DiscountCode[] = [first]) => {
  const find = jest.fn(async (path: string) => ({
    data: path === 'discount-codes' ? rows : [],
    total: rows.length,
    limit: 500,
    skip: 0,
  }))
  const create = jest.fn(async (_path: string, data: object) => ({ ...first, ...data, id: 2 }))
  const patch = jest.fn(async (_path: string, _id: number, data: object) => ({ ...first, ...data }))
  const get = async () => ({ id: 1, timezone: 'America/Moncton', str_domain: 'harbour.example' })
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardCodesPage /> }],
    at: '/',
    api: fakeApi(fakeLive().live, { find, create, patch, get }),
  })
  return { create, patch, user: userEvent.setup() }
}

test('a list without codes says what one is for', async () => {
  show([])
  expect(await screen.findByText('No code yet.')).toBeInTheDocument()
})

test('each says what it takes off, how often it was used and what it brought', async () => {
  show([first, { ...first, id: 2, code: 'GONE', endsAt: '2026-03-02T00:00:00.000Z' }])
  const row = within(await screen.findByRole('row', { name: /HARBOUR10/ }))
  for (const text of ['10% off · from $50.00', 'Live', '12 of 50 times', '$480.00'])
    expect(row.getByText(text)).toBeInTheDocument()
  expect(within(screen.getByRole('row', { name: /GONE/ })).getByText('Over')).toBeInTheDocument()
})

test('a new one is a code and a percent; the rest may stay as it is', async () => {
  const { user, create } = show([])
  await user.click(screen.getByRole('button', { name: 'New code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New code' }))
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'SPRING')
  await user.type(dialog.getByRole('textbox', { name: /^Percent/ }), '15')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.calls[0]![1]).toMatchObject({
    ...{ code: 'SPRING', kind: 'percent', value: 15, minimum: 0 },
    ...{ startsAt: null, endsAt: null, itemIds: [], categoryIds: [], usageLimit: null, perBuyer: null },
  })
})

test('what the dialog cannot say of one stays as it is', async () => {
  const { user, patch } = show([{ ...first, itemIds: [3, 4] }])
  await user.click(await screen.findByText('HARBOUR10'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the code' }))
  expect(dialog.getByRole('combobox', { name: /What it is for/ })).toHaveDisplayValue('2 products')
  await user.clear(dialog.getByRole('textbox', { name: /^Percent/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Percent/ }), '20')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(patch).toHaveBeenCalled())
  const [, , body] = patch.mock.calls[0]!
  expect(body).toMatchObject({ value: 20 })
  expect(body).not.toHaveProperty('itemIds')
})
