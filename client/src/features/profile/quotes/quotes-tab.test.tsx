import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProfileQuote } from '@mainstreet/shared/contracts/site/quotes'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { QuotesTab } from './quotes-tab'

const quote: ProfileQuote = {
  id: 4,
  customerId: 1,
  words: 'Good mugs.',
  name: 'Aline',
  year: '2025',
  translations: {},
}

const open = (rows: ProfileQuote[], answers: Record<string, unknown> = {}) =>
  renderBackOffice({
    routes: [{ path: '/dashboard/content', element: <QuotesTab rows={rows} /> }],
    at: '/dashboard/content',
    api: fakeApi(fakeLive().live, answers),
  })

test('without any it says what is meant, with a sample and the button', async () => {
  open([])
  expect(await screen.findByText('“The mug of every morning.” Aline, 2025')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add what somebody said' })).toBeInTheDocument()
})

test('what is refused stays typed; what is saved closes the form', async () => {
  const create = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('BadRequest', 'Not now.', { code: 400 }))
    .mockResolvedValue(quote)
  open([], { create })
  await userEvent.click(await screen.findByRole('button', { name: 'Add what somebody said' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
  expect(create).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /^Words/ }), 'Good mugs.')
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Aline')
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
  expect(await screen.findByText(/Not now\./)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Words/ })).toHaveValue('Good mugs.')
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(create).toHaveBeenLastCalledWith(
    'profile-quotes',
    expect.objectContaining({ words: 'Good mugs.', name: 'Aline', year: '' }),
  )
})

test('the newest stands first and is changed in place', async () => {
  const patch = jest.fn(async (path: string, id: number, data: object) => ({ ...quote, ...data }))
  open([quote, { ...quote, id: 5, name: 'Réjean' }], { patch })
  const names = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(names).toEqual(['What Réjean said', 'What Aline said'])
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Year/ })[0]!, '!')
  await userEvent.tab()
  await waitFor(() => expect(patch).toHaveBeenCalledWith('profile-quotes', 5, { year: '2025!' }))
})
