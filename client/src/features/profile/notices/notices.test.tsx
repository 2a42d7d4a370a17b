import type { Notice } from '@mainstreet/shared/contracts/site/notices'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, unreachableError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { answersWith, buildNotice } from '../content.factory'
import { DashboardContentPage } from '../dashboard-content-page'
import { DashboardNoticePage } from './dashboard-notice-page'

const stored = { ok: true, files: [], message: '' }

const open = (options: { at?: string; notices?: Notice[]; answers?: object } = {}) => {
  const { at = `${backOfficeRoutes.content}?part=notices`, notices = [], answers } = options
  const { live, emit } = fakeLive()
  const upload = jest.fn<Promise<object>, [string, FormData]>(async () => stored)
  const api = fakeApi(live, { ...answersWith({ 'profile-notices': notices }), upload, ...answers })
  const page = renderBackOffice({
    routes: [
      { path: backOfficeRoutes.content, element: <DashboardContentPage /> },
      { path: backOfficeRoutes.editNotice, element: <DashboardNoticePage /> },
    ],
    at,
    api,
    timezone: 'America/Moncton',
  })
  return { ...page, user: userEvent.setup(), upload, emit }
}

beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: jest.fn() }))

const newNotice = '/dashboard/content/notices/new'
const title = () => screen.findByRole('textbox', { name: 'Title' })
const submit = () => screen.getByRole('button', { name: 'Submit notice' })

describe('the notices', () => {
  test('stand in lines with their days, and long titles are cut for display', async () => {
    const long = buildNotice({ id: 2, str_title: 'x'.repeat(144) })
    const days = { visibleFrom: '2020-06-01', visibleUntil: '2020-08-31', inPeriod: false }
    open({ notices: [buildNotice(days), long] })
    const card = within(await screen.findByRole('article', { name: 'Open late on Friday' }))
    expect(await card.findByText(/Over since Aug.* 31, 2020/)).toBeInTheDocument()
    expect(await card.findByText('Until nine.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: `${'x'.repeat(140)}...` })).toBeInTheDocument()
  })

  test('are switched between Visible and Hidden, with a spinner until it is saved', async () => {
    let answer = (_row: Notice) => {}
    const patch = jest.fn(() => new Promise((resolve) => (answer = resolve)))
    const { user } = open({ notices: [buildNotice()], answers: { patch } })
    await user.click(await screen.findByRole('switch', { name: 'Visible' }))
    expect(patch.mock.calls).toEqual([['profile-notices', 1, { bol_visible: false }]])
    const hidden = await screen.findByRole('switch', { name: 'Hidden' })
    expect(hidden).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Saving…')).toBeInTheDocument()
    await act(async () => answer(buildNotice({ bol_visible: false })))
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull())
    expect(screen.getByRole('switch', { name: 'Hidden' })).not.toBeChecked()
  })

  test('are put in a bar above every page by a switch of their own', async () => {
    const patch = jest.fn(async () => buildNotice({ announced: true }))
    const { user } = open({ notices: [buildNotice()], answers: { patch } })
    await user.click(await screen.findByRole('switch', { name: 'In a bar above every page' }))
    expect(patch.mock.calls).toEqual([['profile-notices', 1, { announced: true }]])
    expect(screen.getByRole('switch', { name: 'In a bar above every page' })).toBeChecked()
  })

  test('that the server does not switch are as they were, and it says why', async () => {
    const patch = () => Promise.reject(new ApiError('Unavailable', 'Not now.', { code: 503 }))
    const { user } = open({ notices: [buildNotice()], answers: { patch } })
    await user.click(await screen.findByRole('switch', { name: 'Visible' }))
    expect(await screen.findByText('The notice was not changed.')).toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Visible' })).toBeChecked()
  })

  test('are removed, and come back by Undo', async () => {
    const remove = jest.fn(async () => buildNotice())
    const { user } = open({ notices: [buildNotice()], answers: { remove } })
    await user.click(await screen.findByRole('button', { name: 'Remove Open late on Friday' }))
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
    expect(remove).not.toHaveBeenCalled()
  })
})

describe('the form of a notice', () => {
  test.each(['', 'ab'])('refuses the title %j, and keeps what was typed', async (typed) => {
    const { user, upload } = open({ at: newNotice })
    if (typed) await user.type(await title(), typed)
    await title()
    await user.click(submit())
    const text = 'Invalid form input, please include a proper title.'
    await waitFor(async () =>
      expect(await title()).toHaveAccessibleDescription(expect.stringContaining(text)),
    )
    expect(await title()).toHaveValue(typed)
    expect(upload).not.toHaveBeenCalled()
  })

  test('refuses days that end before they begin', async () => {
    const { user, upload } = open({ at: newNotice })
    await user.type(await title(), 'Summer hours')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-08-31' } })
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-06-01' } })
    await user.click(submit())
    const until = screen.getByLabelText('Until')
    await waitFor(() =>
      expect(until).toHaveAccessibleDescription('The last day must not be before the first.'),
    )
    expect(upload).not.toHaveBeenCalled()
  })

  test('sends everything at once, says so, and for five seconds that it went well', async () => {
    let answer = () => {}
    const { user, upload } = open({ at: newNotice })
    upload.mockImplementation(() => new Promise((resolve) => (answer = () => resolve(stored))))
    await user.type(await title(), 'Summer hours')
    await user.type(screen.getByRole('textbox', { name: 'Link' }), '/marketplace')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-01' } })
    await user.click(submit())
    expect(await screen.findByText('Submitting site notice.')).toBeInTheDocument()
    expect(Object.fromEntries(upload.mock.calls[0]![1])).toMatchObject({
      type: 'notice',
      id: '1',
      itemId: '',
      title: 'Summer hours',
      link: '/marketplace',
      linkTarget: '_blank',
      content: '',
      visibleFrom: '2026-06-01',
      visibleUntil: '',
    })
    jest.useFakeTimers()
    try {
      await act(async () => answer())
      await act(() => jest.advanceTimersByTimeAsync(4_000))
      expect(screen.getByText('Notice submitted successfully!')).toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(2_000))
      expect(screen.queryByText('Notice submitted successfully!')).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  test.each([
    [new ApiError('Error', 'The disk is full.', { code: 507 }), 'Error! Failed to submit: The disk is full.'],
    [unreachableError(), /^\[Unreachable Error\] Failed to submit: The server cannot be reached\./],
  ])('that fails says why and keeps what was typed', async (error, text) => {
    const { user } = open({ at: newNotice, answers: { upload: () => Promise.reject(error) } })
    await user.type(await title(), 'Summer hours')
    await user.click(submit())
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(await title()).toHaveValue('Summer hours')
  })

  test('does not name the technical field of a picture that the server refuses', async () => {
    const told = { code: 415, errors: { files: 'is neither png, jpeg nor gif' } }
    const error = new ApiError('UnsupportedMediaType', 'Image failed to upload.', told)
    const { user } = open({ at: newNotice, answers: { upload: () => Promise.reject(error) } })
    await user.type(await title(), 'Summer hours')
    await user.click(submit())
    expect(await screen.findByText('Error! Failed to submit: Image failed to upload.')).toBeInTheDocument()
    expect(screen.queryByText(/files/)).toBeNull()
  })

  test('refuses a picture that cannot be read where it is chosen, and sends none', async () => {
    const { user, upload } = open({ at: newNotice })
    await title()
    const [picker] = screen.getAllByLabelText('Picture file')
    fireEvent.change(picker!, {
      target: { files: [new File(['no picture'], 'a.png', { type: 'image/png' })] },
    })
    const cut = within(await screen.findByRole('dialog'))
    fireEvent.error(await cut.findByRole('img', undefined, { timeout: 10_000 }))
    expect(await screen.findByText('a.png cannot be read as a picture.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(submit())
    expect(upload).not.toHaveBeenCalled()
  })

  test('refuses a file that is no picture', async () => {
    const { upload } = open({ at: newNotice })
    await title()
    const [picker] = screen.getAllByLabelText('Picture file')
    fireEvent.change(picker!, { target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] } })
    const text =
      'Image failed to upload, upload attempt rejected, please verify that your Image is the correct format and size.'
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(upload).not.toHaveBeenCalled()
  })

  test('changes the one that is there', async () => {
    const { user, upload } = open({ at: '/dashboard/content/notices/1', notices: [buildNotice()] })
    expect(await title()).toHaveValue('Open late on Friday')
    await user.type(await title(), ' and Saturday')
    await user.click(submit())
    await waitFor(() => expect(upload).toHaveBeenCalled())
    expect(Object.fromEntries(upload.mock.calls[0]![1])).toMatchObject({
      itemId: '1',
      title: 'Open late on Friday and Saturday',
      content: '<p>Until nine.</p>',
    })
  })
})
