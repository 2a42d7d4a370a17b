import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import type { SavedAnswer } from '@mainstreet/shared/contracts/saved-answers'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { DashboardMessagesPage } from './dashboard-messages-page'
import { replyAddress } from './reply-address'
import { messageWords } from './words'

const aMessage = (overrides: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 4,
  customerId: 1,
  name: 'Ada Byron',
  email: 'ada@example.test',
  itemId: null,
  orderId: null,
  subject: 'Mugs',
  phone: '',
  message: 'Blue <b>ones</b>?\nOr green.',
  isRead: false,
  isAnswered: false,
  isLater: false,
  answers: [],
  carId: null,
  createdAt: '2026-03-02T14:05:00.000Z',
  ...overrides,
})

const leftToday: SavedAnswer = {
  ...{ id: 1, customerId: 1, text: 'It left today.' },
  translations: { fr: { text: 'C’est parti.' } },
}

/** What the writer of an open message wrote before, and ordered. */
let before: ContactMessage[] = []
let orders: object[] = []
afterEach(() => {
  before = []
  orders = []
})

const open = (messages: ContactMessage[] | Error, answers: Record<string, unknown> = {}, french = false) => {
  const find = jest.fn(async (path: string, query: object) => {
    if (path === 'saved-answers') return { total: 1, limit: 25, skip: 0, data: [leftToday] }
    if (messages instanceof Error) throw messages
    const listOf = (data: readonly object[]) => ({ total: data.length, limit: 25, skip: 0, data })
    if (path === 'account-orders') return listOf(orders)
    if (path !== 'contact-messages') return listOf([])
    return listOf('email' in query ? before : messages)
  })
  const live = fakeLive()
  const user = french ? { ...anOwner, language: 'fr' as const } : anOwner
  renderBackOffice({
    routes: [{ path: '/', element: <DashboardMessagesPage /> }],
    at: '/',
    session: fakeSession({ status: 'signed-in', user, customerId: 1 }),
    api: fakeApi(live.live, { find, get: async () => ({ id: 1, timezone: 'America/Moncton' }), ...answers }),
  })
  return { find, ...live }
}

test('messages that cannot be read say why and offer another try', async () => {
  open(new ApiError('TooManyRequests', 'Too much at once.', { code: 429 }))
  expect(await screen.findByText('Too much at once.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a business that nobody has written to is told where messages come from', async () => {
  open([])
  expect(await screen.findByText('Nothing to answer.')).toBeInTheDocument()
})

test('a message is read when it is opened, in plain text, and can be marked as new again', async () => {
  const message = aMessage({ phone: '+33 612 345 678' })
  const patch = jest.fn(async (_path: string, _id: number, data: object) => ({ ...message, ...data }))
  open([message], { patch })
  const row = await screen.findByRole('button', { name: /Ada Byron New Mugs/ })
  expect(row).toHaveAttribute('aria-expanded', 'false')
  row.focus()
  await userEvent.keyboard('{Enter}')
  expect(patch).toHaveBeenCalledWith('contact-messages', 4, { isRead: true })
  expect(screen.getByRole('link', { name: message.phone })).toHaveAttribute('href', 'tel:+33612345678')
  expect(screen.getByText(/Blue <b>ones<\/b>\?/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('New')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Mark as new' }))
  expect(patch).toHaveBeenLastCalledWith('contact-messages', 4, {
    isRead: false,
    isAnswered: false,
    isLater: false,
  })
  expect(await screen.findByText('New')).toBeInTheDocument()
})

test('what is replied to is answered, and can wait for an answer again', async () => {
  const message = aMessage({ isRead: true })
  const patch = jest.fn(async (_path: string, _id: number, data: object) => ({ ...message, ...data }))
  const { find } = open([message], { patch })
  await userEvent.click(await screen.findByRole('button', { name: /Ada Byron Mugs/ }))
  const reply = screen.getByRole('link', { name: 'In your mail program, to Ada Byron' })
  // Nothing writes mails here.
  reply.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(reply)
  expect(patch).toHaveBeenLastCalledWith('contact-messages', 4, { isAnswered: true, isLater: false })
  await userEvent.click(screen.getByRole('link', { name: 'Answered' }))
  const asked: unknown[][] = find.mock.calls
  await waitFor(() =>
    expect(asked.map(([, query]) => query)).toContainEqual(
      expect.objectContaining({ isAnswered: true, $skip: 0 }),
    ),
  )
})

test('is answered inside: in three presses and one field, and what was answered stands below', async () => {
  const message = aMessage({ isRead: true, message: 'Where is order 1007?' })
  const run = jest.fn(async () => ({ ok: true }))
  const { emit } = open([message], { run })
  await userEvent.click(await screen.findByRole('button', { name: /Ada Byron Mugs/ }))
  expect(screen.getByRole('link', { name: 'order 1007' })).toHaveAttribute(
    'href',
    '/dashboard/orders?search=1007',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Answer Ada Byron' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(run).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'It left today.' }))
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'C’est parti.' })).toHaveAttribute('lang', 'fr')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(run).toHaveBeenCalledWith('answer-message', { id: 4, text: 'It left today.' }, undefined)
  const answer = { text: 'It left today.', by: 'Jo Cormier', at: '2026-03-02T15:00:00.000Z' }
  act(() => emit('contact-messages', 'patched', { ...message, isAnswered: true, answers: [answer] }))
  expect(await screen.findByText('It left today.')).toBeVisible()
  expect(screen.getByText(/^Jo Cormier, /)).toBeVisible()
})

test('answers that are given often are kept and taken away beside the box of an answer', async () => {
  const create = jest.fn(async (_path: string, data: object) => ({ ...leftToday, id: 2, ...data }))
  const remove = jest.fn(async () => leftToday)
  const run = jest.fn()
  open([aMessage({ isRead: true })], { create, remove, run })
  await userEvent.click(await screen.findByRole('button', { name: /Ada Byron Mugs/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Answer Ada Byron' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Saved answers…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved answers' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'We are out of it.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(create).toHaveBeenCalledWith('saved-answers', expect.objectContaining({ text: 'We are out of it.' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove “It left today.”' }))
  expect(remove).toHaveBeenCalledWith('saved-answers', 1)
  expect(run).not.toHaveBeenCalled()
})

test('a mark that the server refuses goes back and says so', async () => {
  open([aMessage()], {
    patch: async () => {
      throw new ApiError('Forbidden', 'This key may only read.', { code: 403 })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Ada Byron/ }))
  expect(await screen.findByText('It was not marked.')).toBeInTheDocument()
  expect(screen.getByText('New')).toBeInTheDocument()
})

test('a removed message is gone at once and back with Undo', async () => {
  const remove = jest.fn()
  open([aMessage(), aMessage({ id: 3, name: 'Ben' })], { remove })
  await userEvent.click(await screen.findByRole('button', { name: /Ada Byron/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the message from Ada Byron' }))
  const list = screen.getByRole('list', { name: 'Messages' })
  expect(within(list).queryByText('Ada Byron')).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: /Ben/ })).toHaveFocus())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(within(list).getByText('Ada Byron')).toBeInTheDocument()
  expect(remove).not.toHaveBeenCalled()
})

test('a message that arrives shows by itself', async () => {
  const { find, emit } = open([])
  await screen.findByText('Nothing to answer.')
  const arrived = aMessage({ id: 9, name: 'Cora' })
  find.mockResolvedValue({ total: 1, limit: 25, skip: 0, data: [arrived] })
  act(() => emit('contact-messages', 'created', arrived))
  expect(await screen.findByText('Cora')).toBeInTheDocument()
})

describe('a reply', () => {
  test('goes to the writer with the subject and the words quoted', () => {
    expect(replyAddress(aMessage(), messageWords.en)).toBe(
      `mailto:ada@example.test?subject=Re%3A%20Mugs&body=${encodeURIComponent(
        '\r\n\r\nAda Byron wrote:\r\n> Blue <b>ones</b>?\r\n> Or green.',
      )}`,
    )
  })

  test('to an address that is none of plain letters adds no recipient or header', () => {
    const address = replyAddress(aMessage({ email: "a?cc=b@c.test&bcc='d", subject: '' }), messageWords.fr)
    expect(address).toMatch(/^mailto:a%3Fcc%3Db@c\.test%26bcc%3D'd\?subject=RE%20%3A%20votre%20message&body=/)
  })
})

test('an open message shows what the same person wrote before, with its answer, and ordered', async () => {
  before = [
    aMessage({
      id: 2,
      message: 'The first one.',
      answers: [{ text: 'Thank you.', by: 'Jo', at: '2026-03-01T10:00:00.000Z' }],
    }),
  ]
  orders = [{ id: 9, customerId: 1, orderNumber: 1007, total: 3400, createdAt: '2026-02-20T10:00:00.000Z' }]
  open([aMessage()])
  await userEvent.click(await screen.findByRole('button', { name: /Ada/ }))
  expect(await screen.findByText('The first one.')).toBeVisible()
  expect(screen.getByText('Thank you.')).toBeVisible()
  const order = await screen.findByRole('link', { name: /^Order #1007, \$34\.00/ })
  expect(order).toHaveAttribute('href', '/dashboard/orders/9')
})

test('a message is left for later, and comes back', async () => {
  const patch = jest.fn(async (_path: string, _id: number, columns: object) => aMessage(columns))
  open([aMessage()], { patch })
  await userEvent.click(await screen.findByRole('button', { name: /Ada/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(patch).toHaveBeenLastCalledWith('contact-messages', 4, { isLater: true, isAnswered: false })
})
