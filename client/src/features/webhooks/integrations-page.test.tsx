import type { WebhookDelivery, WebhookEndpoint } from '@mainstreet/shared/contracts/webhooks'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../kit/language/bilingual'
import { anOwner, fakeApi, fakeLive, fakeSession, renderBackOffice } from '../../test/fake-back-office'
import { IntegrationsPage } from './integrations-page'

const endpoint: WebhookEndpoint = {
  id: 3,
  customerId: 1,
  url: 'https://till.people.test/hooks',
  events: ['order.created'],
  enabled: true,
  hint: 'abcd',
  apiKeyId: null,
  formerUntil: null,
  failingSince: '2026-03-02T14:05:00.000Z',
  disabledAt: null,
  createdAt: '2026-03-02T14:05:00.000Z',
}

const delivery: WebhookDelivery = {
  id: 8,
  customerId: 1,
  endpointId: 3,
  eventId: 'evt_1',
  event: 'order.created',
  subject: 'account-orders:1',
  body: '{"id":"evt_1"}',
  status: 'failed',
  attempts: 11,
  responseStatus: 500,
  responseBody: 'no room',
  problem: '',
  createdAt: '2026-03-02T14:05:00.000Z',
  runAt: '2026-03-02T14:05:00.000Z',
  sentAt: null,
}

test('an owner adds an address, sees its secret once, tests it, and sends an event again', async () => {
  const user = userEvent.setup()
  const find = jest.fn(async (path: string) => {
    const data = path === 'webhook-endpoints' ? [endpoint] : [delivery]
    return { total: 1, limit: 25, skip: 0, data }
  })
  const create = jest.fn(async () => ({ ...endpoint, id: 4, secret: 'whsec_shown-once' }))
  const run = jest.fn(async (): Promise<unknown> => ({ ok: true, id: 1 }))
  renderBackOffice({
    routes: [{ path: '/', element: <IntegrationsPage /> }],
    at: '/',
    session: fakeSession({ status: 'signed-in', user: anOwner, customerId: 1 }),
    api: fakeApi(fakeLive().live, {
      find: find as never,
      create: create as never,
      run: run as never,
      get: async () => ({ id: 1, timezone: 'America/Moncton' }),
    }),
  })
  expect(await screen.findByText('Failing')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Add an address' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add an address' })
  const address = within(dialog).getByRole('textbox', { name: /Address/ })
  await user.type(address, 'http://erp.people.test/in')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText(/starting with https:/)).toBeInTheDocument()
  await user.clear(address)
  await user.type(address, 'https://erp.people.test/in')
  await user.click(within(dialog).getByRole('switch', { name: 'Changes of stock' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByDisplayValue('whsec_shown-once')).toBeInTheDocument()
  expect(create).toHaveBeenCalledWith('webhook-endpoints', {
    url: 'https://erp.people.test/in',
    events: ['order.created', 'order.updated', 'stock.changed'],
  })
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await user.click(screen.getByRole('button', { name: `Actions for ${endpoint.url}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test' }))
  expect(run).toHaveBeenCalledWith('webhook-test', { id: 3 }, undefined)

  await user.click(await screen.findByRole('button', { name: 'order.created' }))
  expect(await screen.findByText('no room')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(run).toHaveBeenCalledWith('webhook-resend', { id: 8 }, undefined)
})

test('why nothing was answered is said in French', async () => {
  const waiting = { ...delivery, status: 'waiting', responseStatus: null, problem: 'no-such-host' }
  const find = async (path: string) => {
    const data = path === 'webhook-endpoints' ? [] : [waiting]
    return { total: 1, limit: 25, skip: 0, data }
  }
  const element = (
    <BackOfficeLocale value="fr">
      <IntegrationsPage />
    </BackOfficeLocale>
  )
  const get = async () => ({ id: 1, timezone: 'America/Moncton' })
  renderBackOffice({
    routes: [{ path: '/', element }],
    at: '/',
    api: fakeApi(fakeLive().live, { find, get }),
  })
  expect(await screen.findByText('Cet hôte n’existe pas.')).toBeInTheDocument()
})
