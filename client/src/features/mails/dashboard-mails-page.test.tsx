import type { AccountMail, MailPreview } from '@mainstreet/shared/contracts/orders/mails'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { DashboardMailsPage } from './dashboard-mails-page'
import { OrderMails } from './order-mails'

const aMail = (overrides: Partial<AccountMail> = {}): AccountMail => ({
  id: 4,
  customerId: 1,
  kind: 'receipt',
  to: 'mona@people.test',
  subject: 'Your order #1001 at Harbour',
  orderId: 9,
  resentFrom: null,
  status: 'sent',
  attempts: 1,
  problem: '',
  reason: '',
  createdAt: '2026-03-02T14:05:00.000Z',
  runAt: '2026-03-02T14:05:00.000Z',
  sentAt: '2026-03-02T14:05:01.000Z',
  ...overrides,
})

const preview: MailPreview = {
  ok: true,
  subject: 'Your order #1001 at Harbour',
  from: 'Harbour <post@mainstreet.test>',
  replyTo: 'shop@harbour.test',
  html: '<h1>Thank you</h1>',
  text: 'Thank you in plain words',
}

const open = (
  mails: AccountMail[] | Error,
  { at = '/', run = jest.fn(async (): Promise<unknown> => preview) } = {},
) => {
  const find = jest.fn(async () => {
    if (mails instanceof Error) throw mails
    return { total: mails.length, limit: 25, skip: 0, data: mails }
  })
  const live = fakeLive()
  renderBackOffice({
    routes: [
      { path: '/', element: <DashboardMailsPage /> },
      { path: '/order', element: <OrderMails orderId={9} /> },
    ],
    at,
    session: fakeSession({ status: 'signed-in', user: anOwner, customerId: 1 }),
    api: fakeApi(live.live, { find, run, get: async () => ({ id: 1, timezone: 'America/Moncton' }) }),
  })
  return { find, run, ...live }
}

test('mails that cannot be read say why', async () => {
  open(new ApiError('Forbidden', 'Not yours.', { code: 403 }))
  expect(await screen.findByText('Not yours.')).toBeInTheDocument()
})

test('a business without mails is told what will be here', async () => {
  open([])
  expect(await screen.findByText('No emails yet.')).toBeInTheDocument()
})

test('a mail is shown in a frame where nothing runs, and as plain text', async () => {
  const { run } = open([aMail()])
  await userEvent.click(await screen.findByRole('button', { name: 'Your order #1001 at Harbour' }))
  const frame = await screen.findByTitle('The email')
  expect(run).toHaveBeenCalledWith('mail-preview', { id: 4 })
  expect(frame).toHaveAttribute('sandbox', '')
  expect(frame).toHaveAttribute('srcdoc', preview.html)
  expect(screen.getByText('Harbour <post@mainstreet.test>')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }))
  expect(screen.getByText('Thank you in plain words')).toBeInTheDocument()
})

test('one that could not be sent says why, and is sent again', async () => {
  const failed = aMail({ status: 'failed', attempts: 8, problem: 'refused', reason: '550 No such user' })
  const { run } = open([failed])
  await userEvent.click(await screen.findByRole('button', { name: 'Your order #1001 at Harbour' }))
  expect(
    await screen.findByText(/it was tried 8 times\. The mail server refused it: 550 No such user/),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(run).toHaveBeenLastCalledWith('mail-resend', { id: 4 })
  expect(await screen.findByText('The email is on its way again.')).toBeInTheDocument()
})

test('one that waits cannot be sent again', async () => {
  open([aMail({ status: 'queued', sentAt: null, attempts: 0 })])
  await userEvent.click(await screen.findByRole('button', { name: 'Your order #1001 at Harbour' }))
  expect(await screen.findByText(/It is about to be sent\./)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a mail whose state changes shows it by itself', async () => {
  const { find, emit } = open([aMail({ status: 'queued', sentAt: null })])
  expect(await screen.findByText('Waiting')).toBeInTheDocument()
  const sent = aMail()
  find.mockResolvedValue({ total: 1, limit: 25, skip: 0, data: [sent] })
  act(() => emit('account-mails', 'patched', sent))
  await waitFor(() => expect(screen.queryByText('Waiting')).toBeNull())
})

test('the samples show each kind in both languages', async () => {
  const { run } = open([], { at: '/?part=samples' })
  await screen.findByTitle('The email')
  expect(run).toHaveBeenCalledWith('mail-sample', { customerId: 1, kind: 'receipt', language: 'en' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Refund')
  await userEvent.click(screen.getByRole('radio', { name: 'French' }))
  await waitFor(() =>
    expect(run).toHaveBeenLastCalledWith('mail-sample', { customerId: 1, kind: 'refund', language: 'fr' }),
  )
})

test('an order shows the mails about it', async () => {
  const { find } = open([aMail(), aMail({ id: 3, kind: 'new-order', status: 'failed' })], { at: '/order' })
  expect(await screen.findByText('New order')).toBeInTheDocument()
  expect(find).toHaveBeenCalledWith(
    'account-mails',
    expect.objectContaining({ orderId: 9 }),
    expect.anything(),
  )
  expect(screen.getByText('Not sent')).toBeInTheDocument()
})
