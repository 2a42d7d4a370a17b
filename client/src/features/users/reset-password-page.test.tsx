import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderBackOffice } from '../../test/fake-back-office'
import { ResetPasswordPage } from './reset-password-page'

const password = 'a long password'
let sent: unknown[]
beforeEach(() => {
  sent = []
  global.fetch = jest.fn(async (address: string, { body }: { body: string }) => {
    sent.push([address, JSON.parse(body)])
    return { ok: true, status: 200, json: async () => ({ ok: true }) }
  }) as never
})

const open = (hash: string) => {
  renderBackOffice({
    routes: [{ path: '/reset-password', element: <ResetPasswordPage /> }],
    at: `/reset-password${hash}`,
  })
  return userEvent.setup()
}

const fill = async (user: ReturnType<typeof open>, repeated: string) => {
  await user.type(screen.getByLabelText(/^New Password/), password)
  await user.type(screen.getByLabelText(/^Repeat New Password/), repeated)
  await user.click(screen.getByRole('button', { name: 'Save Password' }))
}

test('a link without its token is refused', () => {
  open('')
  expect(
    screen.getByText('This link is not complete. Please open the whole of it again.'),
  ).toBeInTheDocument()
})

test('two passwords that differ are not sent', async () => {
  await fill(open('#t0ken'), 'another one')
  expect(await screen.findByText('The two passwords are not the same.')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a new password is sent once, with the token and without its repetition', async () => {
  await fill(open('#t0ken'), password)
  expect(await screen.findByText('Your password is changed')).toBeInTheDocument()
  expect(sent).toEqual([['/api/password-reset', { token: 't0ken', newPassword: password }]])
})
