import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SessionState } from '../../kit/session/session-state'
import type { Session } from '../../kit/session/session'
import { anOwner, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { InvitationPage } from './invitation-page'

const invitation = {
  ok: true,
  email: anOwner.email,
  role: 'helper',
  duties: ['orders', 'tables'],
  business: 'Chez Léonie',
  invitedBy: 'Mathieu',
}
let sent: unknown[]
let answers: Record<string, { status: number; body: object }>
beforeEach(() => {
  sent = []
  answers = {
    '/api/invitation-view': { status: 200, body: invitation },
    '/api/invitation-accept': { status: 200, body: { ok: true, customerId: 2 } },
  }
  // The page needs no more of an answer.
  global.fetch = jest.fn(async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)])
    const { status, body: answer } = answers[address]!
    return { ok: status < 400, status, json: async () => answer, headers: new Headers() }
  }) as never
})

const signedIn = (email = anOwner.email): SessionState => ({
  status: 'signed-in',
  user: { ...anOwner, email },
  customerId: 1,
})

const open = (state: SessionState, overrides: Partial<Session> = {}, hash = '#t0ken') => {
  renderBackOffice({
    routes: [
      { path: '/invitation', element: <InvitationPage /> },
      { path: '/dashboard', element: <p>the dashboard</p> },
    ],
    at: `/invitation${hash}`,
    session: fakeSession(state, overrides),
  })
  return userEvent.setup()
}

const out: SessionState = { status: 'signed-out', why: 'new' }

test('a link without its token, or that is over, says so', async () => {
  open(out, {}, '')
  expect(screen.getByText(/This link is not complete/)).toBeInTheDocument()
  answers['/api/invitation-view'] = {
    status: 400,
    body: { ok: false, message: 'This invitation is no longer valid.', code: 400 },
  }
  open(out)
  expect(await screen.findByText('This invitation is no longer valid.')).toBeInTheDocument()
})

test('a new person chooses name and password, and is signed in where the invitation leads', async () => {
  const signIn = jest.fn()
  const chooseAccount = jest.fn()
  const user = open(out, { signIn, chooseAccount })
  expect(
    await screen.findByText(/Mathieu invites you to Chez Léonie. You will look after/),
  ).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Name/), 'Nora')
  await user.type(screen.getByLabelText(/^Password/), 'a long enough one')
  await user.type(screen.getByLabelText(/^Repeat/), 'a long enough one')
  await user.click(screen.getByRole('button', { name: 'Accept and Sign In' }))
  expect(await screen.findByText('the dashboard')).toBeInTheDocument()
  expect(sent.at(-1)).toEqual([
    '/api/invitation-accept',
    { token: 't0ken', name: 'Nora', newPassword: 'a long enough one', language: 'en' },
  ])
  expect(signIn).toHaveBeenCalledWith({ username: anOwner.email, password: 'a long enough one' })
  expect(chooseAccount).toHaveBeenCalledWith(2)
})

test('who is signed in with that address joins by one press', async () => {
  const chooseAccount = jest.fn()
  const renew = jest.fn().mockResolvedValue('token')
  const user = open(signedIn(), { chooseAccount, renew })
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  expect(await screen.findByText('the dashboard')).toBeInTheDocument()
  expect(renew).toHaveBeenCalled()
  expect(chooseAccount).toHaveBeenCalledWith(2)
})

test('who is signed in with another address is told', async () => {
  const signOut = jest.fn().mockResolvedValue(undefined)
  const user = open(signedIn('other@shop.example'), { signOut })
  expect(
    await screen.findByText(/is for ann@shop.example, and you are signed in as other@/),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(signOut).toHaveBeenCalled()
})
