import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import type { OpenSession } from '@mainstreet/shared/contracts/sessions'
import type { ApiKey } from '@mainstreet/shared/contracts/users'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardAccountPage } from './dashboard-account-page'

const moment = '2026-11-22T10:00:00.000Z'

const aSession = (overrides: Partial<OpenSession> = {}): OpenSession => ({
  ...{ id: 'a', browser: 'Firefox', system: 'Linux', kind: 'computer', isCurrent: false },
  ...{ createdAt: moment, lastUsedAt: moment },
  ...overrides,
})
const aKey = (overrides: Partial<ApiKey> = {}): ApiKey => ({
  ...{
    id: 3,
    customerId: 1,
    name: 'Till',
    scope: 'write',
    hint: 'ab12',
    createdAt: moment,
    lastUsedAt: null,
  },
  ...overrides,
})
const anExport = (overrides: Partial<AccountExport> = {}): AccountExport => ({
  ...{ id: 9, customerId: 1, status: 'running', total: 40, done: 10, bytes: 2_500_000 },
  ...{ records: 1200, files: 4, missing: 0, pages: 3, problem: '' },
  ...{ createdAt: moment, readyAt: null, expiresAt: null },
  ...overrides,
})

interface Answers {
  keys?: ApiKey[]
  exports?: AccountExport[]
  run?: (path: string, input: object) => Promise<unknown>
  create?: (path: string, data: object) => Promise<unknown>
  locale?: 'en' | 'fr'
}

const sessions = [
  aSession({ isCurrent: true }),
  aSession({ id: 'b', browser: 'Safari', system: 'iOS', kind: 'phone' }),
]

const noSecondFactor = { isRequired: false, hasAuthenticator: false, passkeys: [], codesLeft: 0 }

const open = async ({ keys = [], exports = [], run, create, locale = 'en' }: Answers = {}) => {
  const live = fakeLive()
  const user = { ...anOwner, id: 7, customerId: 1, username: '', disabled: false, createdAt: moment }
  const reads: Record<string, object> = { 'session-list': { sessions }, 'second-factor': noSecondFactor }
  const called = jest.fn(async (path: string, input: object) =>
    path in reads ? { ok: true, ...reads[path] } : (run?.(path, input) ?? { ok: true }),
  )
  const patch = jest.fn(async (_path: string, _id: number, data: object) => ({ ...user, ...data }))
  const remove = jest.fn(async (_path: string, id: number) => ({ id }))
  const page = (data: object[]) => ({ data, total: data.length, limit: 100, skip: 0 })
  renderBackOffice({
    routes: [
      {
        path: '/dashboard/account',
        element: (
          <BackOfficeLocale value={locale}>
            <DashboardAccountPage />
          </BackOfficeLocale>
        ),
      },
    ],
    at: '/dashboard/account',
    api: fakeApi(live.live, {
      get: async () => user,
      find: async (path: string) =>
        page(path === 'api-keys' ? keys : path === 'account-exports' ? exports : []),
      run: called,
      patch,
      remove,
      create,
    }),
  })
  await screen.findByRole('heading', { name: locale === 'en' ? 'API keys' : 'Clés d’API' })
  await screen.findByText(/Safari/)
  return { ...live, called, patch, remove, user: userEvent.setup() }
}

const section = (name: string) => within(screen.getByRole('region', { name }))

test('the links at the top lead to every section of the page', async () => {
  await open()
  const links = within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole('link')
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(links.map((link) => link.textContent)).toEqual(titles.map((title) => title.textContent))
})

describe('the address to sign in with', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Change…' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^New Email/), 'Ann@New.example')
    await user.type(dialog.getByLabelText(/^Current Password/), 'secret')
    await user.click(dialog.getByRole('button', { name: 'Send Link' }))
    return dialog
  }

  test('a wrong password is said beside it, and what was typed stays', async () => {
    const wrong = new ApiError('BadRequest', 'currentPassword is not your current password', {
      code: 400,
      errors: { currentPassword: 'is not your current password' },
    })
    const { user } = await open({ run: () => Promise.reject(wrong) })
    const dialog = await ask(user)
    expect(await dialog.findByLabelText(/^Current Password/)).toHaveAccessibleDescription(
      'That is not your current password.',
    )
    expect(dialog.getByLabelText(/^New Email/)).toHaveValue('Ann@New.example')
  })

  test('a link is asked for, and the page says where it went', async () => {
    const { called, user } = await open()
    await ask(user)
    expect(await screen.findByText(/A link is on its way to ann@new.example/)).toBeInTheDocument()
    const input = { email: 'Ann@New.example', currentPassword: 'secret' }
    expect(called).toHaveBeenCalledWith('email-change-request', input, undefined)
  })

  test('a name is saved when it is left', async () => {
    const { patch, user } = await open()
    const box = section('You').getByRole('textbox', { name: /Name/ })
    await user.clear(box)
    await user.type(box, 'Anna{Tab}')
    await waitFor(() => expect(patch.mock.calls).toEqual([['users', 7, { name: 'Anna' }]]))
  })
})

describe('open sessions', () => {
  test('say what they are, and only others can be ended', async () => {
    const { called, user } = await open()
    const list = section('Open sessions')
    expect(list.getByText('Firefox on Linux')).toHaveTextContent('This one')
    expect(list.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull()
    await user.click(list.getByRole('button', { name: 'Sign out Safari on iOS' }))
    expect(await screen.findByText('Safari on iOS is signed out.')).toBeInTheDocument()
    expect(called).toHaveBeenCalledWith('session-end', { id: 'b' }, undefined)
  })

  test('all others are ended after a question', async () => {
    const { called, user } = await open()
    await user.click(section('Open sessions').getByRole('button', { name: 'Sign Out All Others' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('The other session ends at once.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Sign Out All Others' }))
    await waitFor(() => expect(called).toHaveBeenCalledWith('session-end', { others: true }, undefined))
  })
})

describe('API keys', () => {
  test('a new one is shown once, copied, and gone with its window', async () => {
    const create = jest.fn(async () => ({ ...aKey({ id: 4, name: 'Books' }), key: 'msk_secret' }))
    const { user } = await open({ create })
    await user.click(screen.getByRole('button', { name: 'New Key' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Name/), 'Books')
    await user.click(dialog.getByRole('button', { name: 'Create Key' }))
    expect(await screen.findByDisplayValue('msk_secret')).toBeInTheDocument()
    expect(screen.getByText(/It is not shown again/)).toBeInTheDocument()
    expect(create).toHaveBeenCalledWith('api-keys', { name: 'Books', scope: 'read' })
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('msk_secret')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByDisplayValue('msk_secret')).toBeNull()
  })

  test('revoking one asks first and says what stops', async () => {
    const { remove, user } = await open({ keys: [aKey()] })
    expect(section('API keys').getByText(/ends with ab12/)).toHaveTextContent('never used')
    await user.click(screen.getByRole('button', { name: 'Actions for Till' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke…' }))
    expect(
      await screen.findByText(/Every program that uses “Till” stops working at once/),
    ).toBeInTheDocument()
    expect(remove).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Revoke Key' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith('api-keys', 3))
  })
})

describe('the archive', () => {
  test('is followed live from its beginning to its download', async () => {
    const { emit, user, called } = await open({
      exports: [anExport()],
      run: async () => ({ ok: true, ticket: 'sealed' }),
    })
    const archive = section('Take everything with me')
    expect(archive.getByText(/10 of 40 files, 2.5 MB/)).toBeInTheDocument()
    act(() => emit('account-exports', 'patched', anExport({ done: 30 })))
    expect(await archive.findByText(/30 of 40 files/)).toBeInTheDocument()
    act(() => emit('account-exports', 'patched', anExport({ status: 'ready', done: 40, expiresAt: moment })))
    expect(await archive.findByText(/1,200 records, 4 pictures and files, 3 pages/)).toBeInTheDocument()
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      expect([this.method, new FormData(this).get('ticket')]).toEqual(['post', 'sealed'])
      expect(this.action).toMatch(/\/api\/account-export-download$/)
    })
    await user.click(archive.getByRole('button', { name: 'Download (2.5 MB)' }))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    expect(called).toHaveBeenCalledWith('account-export-ticket', { id: 9 }, undefined)
    submit.mockRestore()
  })

  test('that failed says why and can be made again, and one that is being made can be stopped', async () => {
    const { emit, remove, user } = await open({
      exports: [anExport({ status: 'failed', problem: 'storage' })],
    })
    const archive = section('Take everything with me')
    expect(archive.getByText('Our storage is full. Please try again later.')).toBeInTheDocument()
    expect(archive.getByRole('button', { name: 'Make Archive' })).toBeInTheDocument()
    act(() => emit('account-exports', 'patched', anExport({ status: 'waiting', total: 0 })))
    await user.click(await archive.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(remove).toHaveBeenCalledWith('account-exports', 9))
  })
})

test('in French, all of it is', async () => {
  await open({ keys: [aKey()], exports: [anExport()], locale: 'fr' })
  const page = document.body
  for (const text of ['Compte', 'Mot de passe', 'Sessions ouvertes', 'Lecture et écriture', 'Tout emporter'])
    expect(page).toHaveTextContent(text)
  expect(page).not.toHaveTextContent(/\b(Sign Out|Change…|Current Password|Language|New Key)\b/)
})

test('staff who look at no customer see their own login only', async () => {
  const live = fakeLive()
  const staff = { ...anOwner, role: 'staff' as const, accounts: [] }
  renderBackOffice({
    routes: [{ path: '/dashboard/account', element: <DashboardAccountPage /> }],
    at: '/dashboard/account',
    session: fakeSession({ status: 'signed-in', user: staff, customerId: null }),
    api: fakeApi(live.live, {
      get: async () => staff,
      run: async () => ({ ok: true, sessions, ...noSecondFactor }),
    }),
  })
  await screen.findByText(/Safari/)
  expect(screen.queryByRole('heading', { name: 'API keys' })).toBeNull()
})
