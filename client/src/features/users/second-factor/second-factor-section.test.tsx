import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../../test/fake-back-office'
import { SecondFactorSection } from './second-factor-section'

const nothing = { ok: true, isRequired: false, hasAuthenticator: false, passkeys: [], codesLeft: 0 }
const withApp = { ...nothing, hasAuthenticator: true, codesLeft: 4 }

const open = (answers: Record<string, (input: object) => unknown>) => {
  const run = jest.fn(async (path: string, input: object) => answers[path]!(input))
  renderBackOffice({
    routes: [{ path: '/', element: <SecondFactorSection /> }],
    at: '/',
    session: fakeSession({ status: 'signed-in', user: anOwner, customerId: 1 }),
    api: fakeApi(fakeLive().live, { run: run as never }),
  })
  return { run, user: userEvent.setup() }
}

test('a code that is refused is said beside it, and stays', async () => {
  const refusal = new ApiError('BadRequest', 'no', { code: 400, errors: { code: 'is not right' } })
  const { user } = open({
    'second-factor': () => withApp,
    'second-factor-off': () => Promise.reject(refusal),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Code/), '123456')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await dialog.findByText(/not right/i)).toBeInTheDocument()
  expect(dialog.getByLabelText(/^Code/)).toHaveValue('123456')
})

test('an app is added by its first code, and the recovery codes are shown until they are kept', async () => {
  const { run, user } = open({
    'second-factor': () => nothing,
    'authenticator-begin': () => ({ ok: true, secret: 'A'.repeat(32), uri: 'otpauth://totp/x' }),
    'authenticator-on': () => ({ ok: true, codes: ['AAAAA-BBBBB-CCCCC'] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add an App' }))
  await user.type(await screen.findByLabelText(/^Code from the app/), '123456')
  await user.click(screen.getByRole('button', { name: 'Turn On' }))
  expect(run).toHaveBeenCalledWith('authenticator-on', { secret: 'A'.repeat(32), code: '123456' }, undefined)
  expect(await screen.findByText('AAAAA-BBBBB-CCCCC')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'I Have Kept Them' }))
  expect(screen.queryByText('AAAAA-BBBBB-CCCCC')).not.toBeInTheDocument()
})

test('without either there are no codes to renew', async () => {
  open({ 'second-factor': () => nothing })
  await screen.findByRole('button', { name: 'Add an App' })
  expect(screen.queryByText('Recovery codes')).not.toBeInTheDocument()
})
