import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { LoginPage } from './login-page'

const wrong = 'Username or password are incorrect.'

const open = (signIn: jest.Mock, state: unknown = null) =>
  renderBackOffice({
    routes: [{ path: '/login', element: <LoginPage /> }],
    at: { pathname: '/login', state },
    session: fakeSession({ status: 'signed-out', why: 'new' }, { signIn }),
  })

const fill = async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.type(screen.getByLabelText('Username or Email'), ' ann ')
  await user.type(screen.getByLabelText('Password'), 'wrong one')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  return user
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the password can be looked at while it is typed', async () => {
  open(jest.fn())
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const box = screen.getByLabelText('Password')
  await user.type(box, 'as it is')
  expect(box).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show what is typed' }))
  expect(box).toHaveAttribute('type', 'text')
  expect(box).toHaveValue('as it is')
  await user.click(screen.getByRole('button', { name: 'Hide what is typed' }))
  expect(box).toHaveAttribute('type', 'password')
})

test('a wrong entry is said, clears after five seconds and keeps what was typed', async () => {
  open(jest.fn().mockRejectedValue(new ApiError('NotAuthenticated', 'no', { code: 401 })))
  await fill()
  expect(await screen.findByText(wrong)).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(4_900))
  expect(screen.getByText(wrong)).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.queryByText(wrong)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveValue('wrong one')
})

test('too many tries are said in the words of the server', async () => {
  const message = 'Too many attempts. Please wait a minute.'
  open(jest.fn().mockRejectedValue(new ApiError('TooManyRequests', message, { code: 429 })))
  await fill()
  expect(await screen.findByText(message)).toBeInTheDocument()
})

test('empty boxes are not sent', async () => {
  const signIn = jest.fn()
  open(signIn)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(signIn).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please enter your username or email and your password.',
  )
})

test('the name is sent without the spaces around it', async () => {
  const signIn = jest.fn().mockResolvedValue(undefined)
  open(signIn)
  await fill()
  expect(signIn).toHaveBeenCalledWith({ username: 'ann', password: 'wrong one' })
})

test('a session that ended is explained', () => {
  open(jest.fn(), { from: '/dashboard', ended: true })
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeInTheDocument()
})

test('a login with a second factor is asked for its code, and sends it with the login', async () => {
  const needed = new ApiError('NotAuthenticated', 'no', {
    code: 401,
    data: { refusal: { code: 'second-factor-needed' } },
  })
  const signIn = jest.fn().mockRejectedValueOnce(needed).mockResolvedValue(undefined)
  open(signIn)
  const user = await fill()
  await user.type(await screen.findByLabelText('Code'), '123 456')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(signIn).toHaveBeenLastCalledWith({ username: 'ann', password: 'wrong one', code: '123 456' })
})
