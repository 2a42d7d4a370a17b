import type { OpeningState } from '@mainstreet/shared/contracts/site/opening'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../kit/data/rest'
import { BackOfficeLocale } from '../../kit/language/bilingual'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { AdminNewPage } from './admin-new-page'
import { OpenBusinessPage } from './open-business-page'
import { OpeningCards } from './opening-cards'
import { StandingNotice } from './standing-notice'

type Run = (path: string, input: Record<string, unknown>) => Promise<unknown>

interface Shown {
  locale?: 'en' | 'fr'
  answers?: object
}

const show = (Page: () => React.ReactNode, run: Run, { locale = 'en', answers }: Shown = {}) => {
  const staff = { ...anOwner, role: 'staff' as const, accounts: [] }
  const element = (
    <BackOfficeLocale value={locale}>
      <Page />
    </BackOfficeLocale>
  )
  renderBackOffice({
    routes: [{ path: '/', element }],
    at: '/',
    session: fakeSession({ status: 'signed-in', user: staff, customerId: 1 }),
    api: fakeApi(fakeLive().live, { run, ...answers }),
  })
  return { user: userEvent.setup() }
}

describe('the page that opens a business', () => {
  test('guesses address and clock, sends five answers, and leads to the dashboard', async () => {
    const sent: Record<string, unknown>[] = []
    const run = jest.fn(async (path: string, input: Record<string, unknown>) => {
      if (path === 'suggest-address') return { ok: true, str_domain: 'chez-leonie.localhost' }
      sent.push(input)
      return { ok: true, customerId: 9, str_domain: 'chez-leonie.localhost', isInvited: true }
    })
    const { user } = show(AdminNewPage, run)
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Chez Léonie')
    expect(await screen.findByPlaceholderText('chez-leonie.localhost')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Restaurant/ }))
    await user.type(screen.getByRole('textbox', { name: /^City/ }), 'Moncton')
    const zone = screen.getByRole('combobox', { name: /^Time Zone/ })
    expect(zone).toHaveValue('America/Moncton')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Province/ }), 'BC')
    expect(zone).toHaveValue('America/Vancouver')
    await user.type(screen.getByRole('textbox', { name: /^Email of the owner/ }), 'leonie@shop.example')
    await user.click(screen.getByRole('button', { name: 'Open the business' }))
    expect(await screen.findByRole('heading', { name: 'Chez Léonie is open' })).toBeVisible()
    expect(screen.getByText(/An invitation is on its way to leonie@shop.example/)).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({ sector: 'restaurant', timezone: 'America/Vancouver', language: 'en' }),
    ])
    const address = '/admin/customers/9/dashboard'
    expect(screen.getByRole('link', { name: 'Open its dashboard' })).toHaveAttribute('href', address)
  })

  test('says at the end that nobody was invited, and where the owner can be', async () => {
    const run = jest.fn(async (path: string) => ({
      ok: true,
      customerId: 9,
      str_domain: path === 'suggest-address' ? '' : 'mug.localhost',
      isInvited: false,
    }))
    const { user } = show(AdminNewPage, run)
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Mug')
    await user.click(screen.getByRole('radio', { name: /^Shop/ }))
    await user.type(screen.getByRole('textbox', { name: /^City/ }), 'Moncton')
    await user.click(screen.getByRole('button', { name: 'Open the business' }))
    expect(await screen.findByText(/Nobody was invited/)).toBeVisible()
    const people = '/admin/customers/9/dashboard/account#people'
    expect(screen.getByRole('link', { name: 'Invite its owner' })).toHaveAttribute('href', people)
  })

  test('invites somebody to open one, and lists who is invited', async () => {
    const invited = {
      id: 4,
      email: 'mia@shop.example',
      role: 'owner',
      duties: [],
      expiresAt: '2099-01-01T00:00:00Z',
    }
    const find = jest.fn(async () => ({ total: 1, limit: 100, skip: 0, data: [invited] }))
    const create = jest.fn(async (_path: string, data: object) => ({ ...invited, ...data, id: 5 }))
    const { user } = show(AdminNewPage, jest.fn(), { answers: { find, create } })
    expect(await screen.findByText('mia@shop.example')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Invite an owner…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'leo@shop.example')
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }))
    expect(await screen.findByText('An invitation is on its way to leo@shop.example.')).toBeVisible()
    expect(create).toHaveBeenCalledWith('invitations', {
      email: 'leo@shop.example',
      role: 'owner',
      duties: [],
    })
  })

  test('says beside the fields what is missing or refused, in French', async () => {
    const refusal = new ApiError('Conflict', 'str_domain is already taken.', {
      code: 409,
      errors: { str_domain: 'est déjà prise' },
    })
    const run = jest.fn(async (path: string) => {
      if (path === 'suggest-address') return { ok: true, str_domain: '' }
      throw refusal
    })
    const { user } = show(AdminNewPage, run, { locale: 'fr' })
    await user.click(screen.getByRole('button', { name: 'Ouvrir l’entreprise' }))
    expect((await screen.findAllByText(/obligatoire|requis/i)).length).toBeGreaterThan(1)
    await user.type(screen.getByRole('textbox', { name: /^Nom/ }), 'Chez Léonie')
    await user.click(screen.getByRole('radio', { name: /^Boutique/ }))
    await user.type(screen.getByRole('textbox', { name: /^Ville/ }), 'Moncton')
    await user.click(screen.getByRole('button', { name: 'Ouvrir l’entreprise' }))
    expect(await screen.findByText('Est déjà prise.')).toBeVisible()
  })
})

const example = { isEdited: false, isPublic: true, rowId: 3 } as const
const fresh: OpeningState = {
  ok: true,
  siteState: 'unpublished',
  missing: [],
  hasHours: true,
  ordersTo: ['leonie@shop.example'],
  messagesTo: ['leonie@shop.example', 'hello@shop.example'],
  examples: [
    { ...example, kind: 'automotive', name: '2021 Toyota Camry' },
    { ...example, kind: 'str_title', rowId: null, name: '' },
    { ...example, kind: 'hours', rowId: null, name: '', isEdited: true },
  ],
}

describe('between opening and publishing', () => {
  test('asks what becomes of the examples before they are published', async () => {
    const run = jest.fn(async (path: string) =>
      path === 'opening-state' ? fresh : { ok: true, siteState: 'published' },
    )
    const { user } = show(OpeningCards, run)
    expect(await screen.findByText(/mailed to leonie@shop.example, hello@shop.example\./)).toBeVisible()
    expect(screen.queryByText(/hours are not set/)).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Publish the site' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/2021 Toyota Camry/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Remove them and publish' }))
    expect(run).toHaveBeenCalledWith('publish-site', { customerId: 1, examples: 'remove' }, undefined)
    expect(await screen.findByText('Your site is published.')).toBeVisible()
  })

  test('says what is missing, and removes the examples with what goes named before', async () => {
    const run = jest.fn(async (path: string) =>
      path === 'opening-state'
        ? { ...fresh, missing: ['contact'], hasHours: false, ordersTo: [], messagesTo: [] }
        : { ok: true, removed: 2, kept: 1 },
    )
    const { user } = show(OpeningCards, run, { locale: 'fr' })
    expect(await screen.findByRole('button', { name: 'Publier le site' })).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Un téléphone ou un courriel' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Inscrire les heures' })).toBeVisible()
    expect(screen.getByText(/^Personne ne reçoit encore/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retirer les exemples' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/1 a été modifié/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Retirer les exemples' }))
    expect(await screen.findByText('2 exemples sont retirés.')).toBeVisible()
  })
})

test('who was not invited is told how one gets a business', async () => {
  const run = jest.fn(async () => {
    throw new ApiError('Forbidden', 'You have no open invitation to open a business.', { code: 403 })
  })
  show(OpenBusinessPage, run, { locale: 'fr' })
  expect(
    await screen.findByRole('heading', { name: 'Vous n’avez pas encore d’entreprise ici' }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ouvrir l’entreprise' })).not.toBeInTheDocument()
})

test('the owner of a suspended site reads why', async () => {
  const life = { ok: true, standing: 'suspended', reason: 'Unpaid since spring', log: [], oldDomains: [] }
  show(
    () => <StandingNotice customerId={1} />,
    jest.fn(async () => life),
  )
  expect(await screen.findByText('Reason: Unpaid since spring')).toBeVisible()
})
