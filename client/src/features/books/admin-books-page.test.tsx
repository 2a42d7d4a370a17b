import type { AuditState } from '@mainstreet/shared/contracts/orders/books'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../kit/language/bilingual'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { AdminBooksPage } from './admin-books-page'

const clean: AuditState = {
  ok: true,
  isRunning: false,
  lastRun: { startedAt: '2026-11-22T08:00:00Z', endedAt: '2026-11-22T08:00:09Z', accounts: 3, failures: 0 },
  total: 0,
  accounts: [],
}
const finding = { id: 1, kind: 'stock-count', subject: 'variation 23', expected: '18', found: '17' } as const
const broken: AuditState = {
  ...clean,
  total: 1,
  accounts: [
    { customerId: 7, name: 'Harbour & Pine', findings: [{ ...finding, foundAt: '2026-11-22T08:00:01Z' }] },
  ],
}

const show = (answers: AuditState[], locale: 'en' | 'fr' = 'en') => {
  const run = jest.fn(async (path: string, _input: object) =>
    path === 'audit-books' ? answers.shift()! : { ok: true, people: [] },
  )
  const user = { ...anOwner, role: 'staff' as const, accounts: [] }
  renderBackOffice({
    routes: [
      {
        path: '/',
        element: (
          <BackOfficeLocale value={locale}>
            <AdminBooksPage />
          </BackOfficeLocale>
        ),
      },
    ],
    at: '/',
    session: fakeSession({ status: 'signed-in', user, customerId: null }),
    api: fakeApi(fakeLive().live, { run }),
  })
  return { run, user: userEvent.setup() }
}

test('says that everything adds up, and shows what a check then finds', async () => {
  const { run, user } = show([clean, broken])
  expect(await screen.findByText('Everything adds up.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  const table = await screen.findByRole('table', { name: 'Harbour & Pine' })
  expect(within(table).getByText('variation 23')).toBeVisible()
  expect(within(table).getByText('Stock')).toBeVisible()
  expect(run).toHaveBeenCalledWith('audit-books', { check: true }, undefined)
  expect(screen.getByRole('region', { name: 'Log of changes' })).toBeVisible()
})

test('tells in French of a check that goes on and of what could not be checked', async () => {
  const lastRun = { ...clean.lastRun!, endedAt: null, failures: 2 }
  show([{ ...clean, isRunning: true, lastRun }], 'fr')
  expect(await screen.findByText(/La vérification se poursuit/)).toBeVisible()
  expect(screen.getByText(/2 vérifications n’ont pas pu se faire/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Vérifier maintenant' })).toBeVisible()
})
