import type { TaxRate } from '@mainstreet/shared/contracts/orders/tax'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../kit/language/bilingual'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { AdminTaxRatesPage } from './admin-tax-rates-page'

const rate = (id: number, overrides: Partial<TaxRate>): TaxRate => ({
  id,
  country: 'Canada',
  province: 'NS',
  label: 'HST',
  rate: 15_000,
  federal: 5_000,
  effectiveFrom: '1970-01-01',
  enabled: true,
  isFixed: true,
  changedBy: null,
  changedByName: '',
  changedAt: '2026-01-01T12:00:00Z',
  ...overrides,
})

const rates = [
  rate(1, {}),
  rate(2, { rate: 14_000, effectiveFrom: '2025-04-01', enabled: false, isFixed: false }),
  rate(3, { province: 'QC', label: 'QST', rate: 14_975 }),
  rate(4, { province: 'QC', label: 'QST', rate: 15_000, effectiveFrom: '2090-01-01', isFixed: false }),
  rate(5, { province: 'QC', label: 'QST', rate: 13_000, effectiveFrom: '1960-01-01' }),
]

const show = (locale: 'en' | 'fr' = 'en') => {
  const find = jest.fn(async () => ({ data: rates, total: rates.length, limit: 500, skip: 0 }))
  const patch = jest.fn(async (_path: string, id: number, data: object) => ({ ...rates[id - 1], ...data }))
  const create = jest.fn(async (_path: string, data: object) => ({ ...rates[0], id: 9, ...data }))
  const page = (
    <BackOfficeLocale value={locale}>
      <AdminTaxRatesPage />
    </BackOfficeLocale>
  )
  const user = { ...anOwner, role: 'staff' as const, accounts: [] }
  renderBackOffice({
    routes: [{ path: '/', element: page }],
    at: '/',
    session: fakeSession({ status: 'signed-in', user, customerId: null }),
    api: fakeApi(fakeLive().live, { find, patch, create }),
  })
  return { patch, create, user: userEvent.setup() }
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr')!

test('each rate says what it is and where it stands', async () => {
  show()
  expect(await screen.findAllByText('In force')).toHaveLength(2)
  const coming = await rowOf('Jan 1, 2090')
  expect(within(coming).getByText('Coming')).toBeInTheDocument()
  expect(within(await rowOf('Jan 1, 1960')).getByText('Before')).toBeInTheDocument()
  expect(screen.getByText('14.975%')).toBeInTheDocument()
  expect(screen.getByText('(5% + 9.975%)')).toBeInTheDocument()
})

test('Nova Scotia’s rate is named, and switched on by one press', async () => {
  const { user, patch } = show()
  expect(await screen.findByText(/Nova Scotia: 14% since Apr 1, 2025 is switched off/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Switch on 14%' }))
  expect(patch).toHaveBeenCalledWith('tax-rates', 2, { enabled: true })
  expect(await screen.findByText(/New orders to Nova Scotia/)).toBeInTheDocument()
})

test('only a rate that nobody was charged can be changed', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Actions for Nova Scotia, the start' }))
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Switch off'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Actions for Nova Scotia, Apr 1, 2025' }))
  expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Switch on', 'Edit'])
})

test('a rate is added in percent, with a French comma too', async () => {
  const { user, create } = show('fr')
  await user.click(await screen.findByRole('button', { name: 'Ajouter un taux' }))
  await user.selectOptions(screen.getByLabelText(/^Taxe/), 'QST')
  await user.type(screen.getByLabelText(/^Taux total/), '14,9755')
  await user.tab()
  expect(await screen.findByText('Doit être un pourcentage d’au plus trois décimales.')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Taux total/), '{Backspace}')
  await user.type(screen.getByLabelText(/^En vigueur/), '2027-01-01')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(create).toHaveBeenCalledWith('tax-rates', {
    province: 'NB',
    label: 'QST',
    rate: 14_975,
    federal: 5_000,
    effectiveFrom: '2027-01-01',
    enabled: true,
  })
})
