import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Table } from './table'
import type { Column, TableProps } from './table-columns'

type Order = { id: number; name: string; city: string }

const rows: Order[] = [
  { id: 1, name: 'Ada', city: 'Moncton' },
  { id: 2, name: 'Grace', city: 'Dieppe' },
]

const columns: Column<Order>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, sortable: true },
  { key: 'city', header: 'City', cell: (row) => row.city, hideBelow: 800 },
]

const show = (props: Partial<TableProps<Order>>) =>
  render(
    <MemoryRouter>
      <Table label="Orders" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />
    </MemoryRouter>,
  )

test('a failed load says why and can be tried again', async () => {
  const retry = jest.fn()
  show({ rows: undefined, error: new Error('The server did not answer.'), onRetry: retry })
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a failed refresh keeps the rows that are there', () => {
  show({ error: new Error('The server did not answer.') })
  expect(screen.getByRole('table', { name: 'Orders' })).toBeInTheDocument()
})

test('rows that are being loaded are announced as busy and hidden from screen readers', () => {
  show({ rows: undefined })
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getAllByRole('row')).toHaveLength(1)
})

test('no rows show the words for an empty list', () => {
  show({ rows: [], empty: 'No orders yet.' })
  expect(screen.getByText('No orders yet.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('columns that do not fit are reached in the details of their row', async () => {
  show({ rowName: (row) => row.name })
  const button = screen.getByRole('button', { name: 'Details of Ada' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const details = document.getElementById(button.getAttribute('aria-controls')!)!
  expect(within(details).getByText('City')).toBeInTheDocument()
  expect(within(details).getByText('Moncton')).toBeInTheDocument()
})

test('a sorted column turns round when its header is pressed again', async () => {
  const sort = jest.fn()
  show({ sort: { key: 'name', descending: false }, onSort: sort })
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(sort).toHaveBeenCalledWith({ key: 'name', descending: true })
})

test('a row leads to its page by a link and opens its menu by keyboard', async () => {
  const remove = jest.fn()
  show({
    rowLink: (row) => `/orders/${row.id}`,
    rowName: (row) => row.name,
    rowMenu: () => [{ label: 'Delete', onSelect: remove }],
  })
  expect(screen.getByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/orders/2')
  act(() => screen.getByRole('button', { name: 'Actions for Grace' }).focus())
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
})

test('rows that stay the same are not drawn anew when others come or go', () => {
  const cell = jest.fn(({ name }: Order) => name)
  const columns: Column<Order>[] = [{ key: 'name', header: 'Name', cell }]
  const table = (shown: readonly Order[]) => (
    <Table label="Orders" columns={columns} rows={shown} rowKey={({ id }) => id} />
  )
  const { rerender } = render(table(rows))
  rerender(table([rows[1]!]))
  rerender(table([...rows]))
  expect(cell.mock.calls.map(([{ name }]) => name)).toEqual(['Ada', 'Grace', 'Ada'])
})

test('a card shows its name and what says its state, and keeps the rest in its details', async () => {
  const columns: Column<Order>[] = [
    { key: 'id', header: 'Order', onCard: 'line', cell: ({ id }) => `#${id}` },
    { key: 'name', header: 'Name', onCard: 'name', cell: ({ name }) => name },
    { key: 'city', header: 'City', hideBelow: 1000, cell: ({ city }) => city },
    { key: 'total', header: 'Total', align: 'end', cell: () => '$3.00' },
    { key: 'mark', header: 'Mark', onCard: 'details', cell: () => 'marked' },
    { key: 'what', header: 'What', onCard: 'ownLine', cell: () => 'A mug' },
  ]
  show({ columns, rows: [rows[0]!], rowName: ({ name }) => name })
  const places = screen.getAllByRole('cell').map((cell) => cell.dataset.card)
  expect(places).toEqual(['line', 'name', 'details', 'end', 'details', 'ownLine', undefined])
  await userEvent.click(screen.getByRole('button', { name: 'Details of Ada' }))
  const terms = screen.getAllByRole('term').map((term) => term.textContent)
  expect(terms).toEqual(['City', 'Mark'])
})

test('a header that the word alone does not explain says what it means, on request and in the details', async () => {
  const explained = columns.map((column) =>
    column.key === 'city' ? { ...column, about: 'Where the buyer lives.' } : column,
  )
  show({ columns: explained, rowName: (row) => row.name })
  expect(screen.queryByText('Where the buyer lives.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Details of Ada' }))
  expect(screen.getByText('Where the buyer lives.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Details of Ada' }))
  await userEvent.click(screen.getByRole('button', { name: 'What “City” means' }))
  expect(screen.getByText('Where the buyer lives.')).toBeVisible()
})

test('a row that was saved just now takes the focus, and keeps it when it is noted no more', async () => {
  const { rerender } = show({ noted: 2 })
  const row = () => screen.getByRole('row', { name: /Grace/ })
  await waitFor(() => expect(row()).toHaveFocus())
  expect(row()).toHaveAttribute('data-noted')
  rerender(
    <MemoryRouter>
      <Table label="Orders" columns={columns} rows={rows} rowKey={(each) => each.id} />
    </MemoryRouter>,
  )
  expect(row()).not.toHaveAttribute('data-noted')
  expect(row()).toHaveFocus()
})
