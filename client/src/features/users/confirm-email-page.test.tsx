import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { ConfirmEmailPage } from './confirm-email-page'

let sent: unknown[]
let answer: { status: number; body: object }
beforeEach(() => {
  sent = []
  answer = { status: 200, body: { ok: true, email: 'ann@new.example' } }
  // The page needs no more of an answer.
  global.fetch = jest.fn(async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)])
    return { ok: answer.status < 400, status: answer.status, json: async () => answer.body }
  }) as never
})

const open = (hash: string) => {
  renderBackOffice({
    routes: [{ path: '/confirm-email', element: <ConfirmEmailPage /> }],
    at: `/confirm-email${hash}`,
    session: fakeSession({ status: 'signed-out', why: 'new' }),
  })
  return userEvent.setup()
}

test('a link without its token is refused', () => {
  open('')
  expect(
    screen.getByText('This link is not complete. Please open the whole of it again.'),
  ).toBeInTheDocument()
})

test('opening the link changes nothing: it takes a press', async () => {
  const user = open('#t0ken')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use This Address' }))
  expect(await screen.findByText('You sign in with ann@new.example from now on.')).toBeInTheDocument()
  expect(sent).toEqual([['/api/email-change', { token: 't0ken' }]])
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test.each([
  [400, 'This link is no longer valid. Please ask for a new one on your account page.'],
  [409, 'This address belongs to another login by now.'],
])('a link that is answered with %i says why', async (status, text) => {
  answer = { status, body: { ok: false, message: 'no', code: status } }
  const user = open('#t0ken')
  await user.click(screen.getByRole('button', { name: 'Use This Address' }))
  expect(await screen.findByText(text)).toBeInTheDocument()
})
