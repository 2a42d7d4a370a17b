import type { Invitation, Member } from '@mainstreet/shared/contracts/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { anOwner, fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { PeopleSection } from './people-section'

const moment = '2026-11-22T10:00:00.000Z'
const ann: Member = {
  id: 1,
  customerId: 1,
  userId: anOwner.id,
  role: 'owner',
  duties: [],
  name: 'Ann',
  email: 'ann@shop.test',
  createdAt: moment,
  lastSeenAt: moment,
  lastSignInAt: moment,
}
const nora: Member = {
  ...ann,
  id: 2,
  userId: 90,
  role: 'helper',
  duties: ['orders'],
  name: 'Nora',
  email: 'nora@shop.test',
}
const invitation: Invitation = {
  id: 5,
  customerId: 1,
  email: 'zoe@shop.test',
  role: 'helper',
  duties: ['texts'],
  invitedBy: 1,
  acceptedBy: null,
  createdAt: moment,
  expiresAt: '2999-01-01T00:00:00.000Z',
  acceptedAt: null,
}

const refusal = (message: string, errors: Record<string, string> = {}) =>
  new ApiError('Conflict', message, { code: 409, errors })

interface Answers {
  patch?: () => Promise<unknown>
  remove?: () => Promise<unknown>
  run?: () => Promise<unknown>
  create?: () => Promise<unknown>
}

const open = async (answers: Answers = {}) => {
  const rows: Record<string, object[]> = { 'user-accounts': [ann, nora], invitations: [invitation] }
  const calls = {
    patch: jest.fn(answers.patch ?? (async () => ({ ...nora, duties: ['texts'] }))),
    remove: jest.fn(answers.remove ?? (async () => invitation)),
    run: jest.fn(answers.run ?? (async () => ({ ok: true }))),
    create: jest.fn(answers.create ?? (async () => ({ ...invitation, id: 6 }))),
  }
  renderBackOffice({
    routes: [{ path: '/dashboard/account', element: <PeopleSection /> }],
    at: '/dashboard/account',
    api: fakeApi(fakeLive().live, {
      find: async (path: string) => ({ data: rows[path] ?? [], total: 2, limit: 500, skip: 0 }),
      ...calls,
    }),
  })
  await screen.findByText('zoe@shop.test')
  const user = userEvent.setup()
  const choose = async (whose: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${whose}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  const rowOf = (text: string) => within(screen.getByText(text).closest('li')!)
  return { ...calls, user, choose, rowOf }
}

test('somebody gets another access', async () => {
  const { patch, user, choose } = await open()
  await choose('Nora', 'Change Access…')
  const dialog = within(screen.getByRole('dialog', { name: 'Access of Nora' }))
  expect(dialog.getByRole('radio', { name: /^Helper/ })).toBeChecked()
  await user.click(dialog.getByRole('switch', { name: 'Orders' }))
  await user.click(dialog.getByRole('button', { name: 'Save Access' }))
  expect(await dialog.findByText('Tick one thing at least.')).toBeInTheDocument()
  await user.click(dialog.getByRole('switch', { name: 'Texts and pictures' }))
  await user.click(dialog.getByRole('switch', { name: 'Messages' }))
  await user.click(dialog.getByRole('button', { name: 'Save Access' }))
  expect(await screen.findByText('Nora has access as: Messages, Texts and pictures.')).toBeInTheDocument()
  expect(patch).toHaveBeenCalledWith('user-accounts', 2, { role: 'helper', duties: ['messages', 'texts'] })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('that the last owner stays one is said where the access is chosen', async () => {
  const last = 'A business keeps one owner at least.'
  const { user, choose } = await open({ patch: () => Promise.reject(refusal(last, { role: last })) })
  await choose('Ann', 'Change Access…')
  const dialog = within(screen.getByRole('dialog', { name: 'Access of Ann' }))
  await user.click(dialog.getByRole('radio', { name: /^Helper/ }))
  await user.click(dialog.getByRole('switch', { name: 'Orders' }))
  await user.click(dialog.getByRole('button', { name: 'Save Access' }))
  expect(await dialog.findByText(last)).toBeInTheDocument()
  expect(dialog.getByRole('group', { name: 'Access' })).toHaveAccessibleDescription(last)
  expect(dialog.getByRole('radio', { name: /^Helper/ })).toBeChecked()
})

test('an invitation is sent again, and why it was not is said beside it', async () => {
  const limited = refusal('Too many requests, please try again later.')
  const answers = [Promise.reject(limited), Promise.resolve({ ok: true })]
  const { run, choose, rowOf } = await open({ run: () => answers.shift()! })
  await choose('zoe@shop.test', 'Send Again')
  const alert = await rowOf('zoe@shop.test').findByRole('alert')
  expect(alert).toHaveTextContent(
    'The invitation was not sent againToo many requests, please try again later.',
  )
  await choose('zoe@shop.test', 'Send Again')
  expect(await screen.findByText('An invitation is on its way to zoe@shop.test.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(run).toHaveBeenLastCalledWith('invitation-resend', { id: 5 }, undefined)
})

test('an invitation is withdrawn, and why it was not is said beside it', async () => {
  const answers = [Promise.reject(refusal('No invitations record with id 5.')), Promise.resolve(invitation)]
  const { remove, choose, rowOf } = await open({ remove: () => answers.shift()! })
  await choose('zoe@shop.test', 'Withdraw')
  expect(await rowOf('zoe@shop.test').findByRole('alert')).toHaveTextContent(
    'The invitation was not withdrawn',
  )
  await choose('zoe@shop.test', 'Withdraw')
  expect(await screen.findByText('The invitation of zoe@shop.test is withdrawn.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('zoe@shop.test')).toBeNull())
  expect(remove).toHaveBeenCalledTimes(2)
})

test('that an address is invited already is said beside it, and it stays typed', async () => {
  const double = 'This address is invited already; send the invitation again instead.'
  const { user } = await open({ create: () => Promise.reject(refusal(double, { email: double })) })
  await user.click(screen.getByRole('button', { name: 'Invite…' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Email/), 'zoe@shop.test')
  await user.click(dialog.getByRole('button', { name: 'Send Invitation' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Email/)).toHaveAccessibleDescription(new RegExp(double)))
  expect(dialog.getByLabelText(/^Email/)).toHaveValue('zoe@shop.test')
})
