import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../kit/language/bilingual'
import { AccountInView } from '../../kit/session/session-context'
import { fakeApi, fakeLive, renderBackOffice } from '../../test/fake-back-office'
import { ChangesPage } from './changes-page'

const aChange = (overrides: Partial<AccountChange> = {}): AccountChange => ({
  id: 1,
  customerId: 7,
  userId: 3,
  role: 'staff',
  userName: 'Sam',
  service: 'account',
  rowId: 7,
  subject: 'Harbour',
  event: 'patched',
  createdAt: '2026-11-20T12:00:00.000Z',
  changes: [{ column: 'str_city', before: 'Moncton', after: null }],
  ...overrides,
})

const show = (
  rows: AccountChange[],
  { at = '/', locale = 'en' as 'en' | 'fr', account = 7 as number | null } = {},
) => {
  const find = jest.fn(async (_path: string, _query: object) => ({
    data: rows,
    total: rows.length && 60,
    limit: 25,
    skip: 0,
  }))
  const run = jest.fn(async (_path: string, _input: object) => ({
    ok: true,
    people: [{ userId: 3, userName: 'Sam' }],
  }))
  const element = (
    <BackOfficeLocale value={locale}>
      <AccountInView value={account}>
        <ChangesPage />
      </AccountInView>
    </BackOfficeLocale>
  )
  const { router } = renderBackOffice({
    routes: [{ path: '/', element }],
    at,
    api: fakeApi(fakeLive().live, { find, run }),
  })
  const asked = () => find.mock.lastCall![1]
  return { asked, run, router, user: userEvent.setup() }
}

test('the log is narrowed by person, place and days, which stand in the address', async () => {
  const { asked, run, router, user } = show([aChange()])
  expect(await screen.findByText('Changed: Business Harbour')).toBeVisible()
  expect(screen.getByText('Moncton')).toBeVisible()
  expect(run).toHaveBeenCalledWith('account-change-people', { customerId: 7 })
  await user.click(screen.getByRole('button', { name: /next/i }))
  expect(asked()).toMatchObject({ $skip: 25 })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Sam')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Where' }), 'Store settings')
  await user.type(screen.getByLabelText('From'), '2026-11-01')
  await user.type(screen.getByLabelText('To'), '2026-11-20')
  const days = {
    $gte: new Date('2026-11-01T00:00').toISOString(),
    $lt: new Date('2026-11-21T00:00').toISOString(),
  }
  expect(asked()).toMatchObject({ userId: 3, service: 'store-settings', createdAt: days, $skip: 0 })
  expect(router.state.location.search).toBe('?person=3&service=store-settings&from=2026-11-01&to=2026-11-20')
})

test('an address that asks for what is not there says so, in French, and shows all with one press', async () => {
  const { asked, router, user } = show([], {
    at: '/?service=sessions&from=never',
    locale: 'fr',
    account: null,
  })
  expect(await screen.findByText('Aucune modification ne correspond.')).toBeVisible()
  const place = screen.getByRole('combobox', { name: 'Où' })
  expect(within(place).getByRole('option', { selected: true })).toHaveTextContent('Connexions')
  expect(asked()).not.toHaveProperty('createdAt')
  await user.click(screen.getByRole('button', { name: 'Tout afficher' }))
  expect(router.state.location.search).toBe('')
})

test('the log of all customers leads to each, and counts rows that no service shows', async () => {
  const ended = aChange({ service: 'sessions', rowId: null, subject: '× 2', changes: [] })
  show([ended], { account: null })
  expect(await screen.findByText('Changed: Sign-ins × 2')).toBeVisible()
  expect(screen.getByRole('link', { name: '#7' })).toHaveAttribute('href', '/admin/customers/7')
})

test('a log with nothing in it offers nothing to narrow', async () => {
  show([])
  expect(await screen.findByText('Nobody has changed anything here.')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})
