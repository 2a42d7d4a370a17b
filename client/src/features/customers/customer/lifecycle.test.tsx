import type { Lifecycle } from '@mainstreet/shared/contracts/lifecycle'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { LifecyclePanel } from './lifecycle-panel'

const account = {
  id: 1,
  str_company_name: 'Harbour & Pine',
  str_domain: 'harbour.example',
  region: 'nb',
  roles: ['Hub'],
  catalogEnabled: true,
  ecommerceEnabled: true,
  marketplaceEnabled: true,
  int_status_id: 1,
}
const change = {
  id: 5,
  action: 'change',
  reason: 'Their own name',
  by: 'Sam',
  at: '2026-11-20T12:00:00Z',
  before: { str_domain: 'old.example' },
  after: { str_domain: 'harbour.example' },
  canUndo: true,
} as const
const life: Lifecycle = {
  ok: true,
  standing: 'published',
  reason: '',
  since: null,
  deleteAt: null,
  oldDomains: ['old.example'],
  log: [change],
}

const show = (answer: Lifecycle, refusal?: ApiError, locale: 'en' | 'fr' = 'en') => {
  const run = jest.fn(async (path: string, _input: object) => {
    if (path === 'account-lifecycle') return answer
    if (refusal) throw refusal
    return { ok: true }
  })
  const element = (
    <BackOfficeLocale value={locale}>
      <LifecyclePanel customerId={1} />
    </BackOfficeLocale>
  )
  renderBackOffice({
    routes: [{ path: '/', element }],
    at: '/',
    api: fakeApi(fakeLive().live, { run, get: async () => account }),
  })
  return { run, user: userEvent.setup() }
}

test('suspends with a reason, and sets a change back', async () => {
  const { run, user } = show(life)
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(run).not.toHaveBeenCalledWith('change-lifecycle', expect.anything(), undefined)
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Unpaid')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Done.')).toBeVisible()
  const asked = { customerId: 1, action: 'suspend', reason: 'Unpaid' }
  expect(run).toHaveBeenCalledWith('change-lifecycle', asked, undefined)
  expect(screen.getByText(/old.example → harbour.example/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledWith('undo-account-change', { customerId: 1, id: 5 }, undefined)
})

test('names the roles, says a refused domain beside its field and tells of a closed account in French', async () => {
  const refusal = new ApiError('Conflict', 'str_domain is already taken.', {
    code: 409,
    errors: { str_domain: 'is already taken' },
  })
  const closed: Lifecycle = {
    ...life,
    standing: 'closed',
    reason: 'Départ',
    deleteAt: '2026-12-22T12:00:00Z',
    log: [{ ...change, before: { roles: ['Hub'] }, after: { roles: ['Hub', 'Events'] } }],
  }
  const { user } = show(closed, refusal, 'fr')
  expect(await screen.findByText(/supprimée pour de bon le 22 déc. 2026/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Rétablir' })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Portail' })).toBeChecked()
  expect(screen.getByText(/Portail → Portail, Événements/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Suspendre' })).not.toBeInTheDocument()
  const domain = screen.getByRole('textbox', { name: /^Domaine/ })
  await user.clear(domain)
  await user.type(domain, 'taken.example')
  await user.type(screen.getByRole('textbox', { name: /^Raison/ }), 'Demandé')
  await user.click(screen.getByRole('button', { name: 'Enregistrer avec cette raison' }))
  expect((await screen.findAllByText(/déjà|already taken/i)).length).toBeGreaterThan(0)
})
