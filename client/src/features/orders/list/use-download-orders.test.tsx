import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { DashboardOrdersPage } from '../dashboard-orders-page'
import { buildOrder } from '../order.factory'

const saved: Blob[] = []
beforeEach(() => {
  saved.length = 0
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

const show = (find: jest.Mock, locale: 'en' | 'fr' = 'en') => {
  const element = (
    <BackOfficeLocale value={locale}>
      <DashboardOrdersPage />
    </BackOfficeLocale>
  )
  const get = async () => ({ id: 1, timezone: 'America/Moncton' })
  const api = fakeApi(fakeLive().live, { find, get })
  renderBackOffice({
    routes: [{ path: '/', element }],
    at: '/?tab=toShip&search=soap&skip=25',
    api,
    timezone: 'America/Moncton',
  })
  return userEvent.setup()
}

test('all orders of what is shown are read in batches, each below the last', async () => {
  const ids = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => buildOrder({ id: from - index }))
  const find = jest.fn(async (_path: string, query: { $limit: number; id?: object }) => {
    const data = query.$limit < 500 ? ids(900, 25) : query.id ? ids(400, 2) : ids(900, 500)
    return { total: 502, limit: query.$limit, skip: 0, data }
  })
  const user = show(find)
  const button = await screen.findByRole('button', { name: 'Download CSV' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await waitFor(() => expect(saved).toHaveLength(1))
  const asked = { status: 'paid', shippingType: 'shipping', search: 'soap', $sort: { id: -1 }, $limit: 500 }
  const batches = find.mock.calls.map(([, query]) => query).filter(({ $limit }) => $limit === 500)
  expect(batches).toEqual([asked, { ...asked, id: { $lt: 401 } }])
  const text = await textOf(saved[0]!)
  expect(text).toMatch(/^\uFEFF?orderNumber,status,createdAt,/)
  expect(text.trimEnd().split('\r\n')).toHaveLength(503)
})

test('a read that fails is said, and nothing is saved', async () => {
  const find = jest.fn(async (_path: string, { $limit }: { $limit: number }) => {
    if ($limit === 500) throw new ApiError('Timeout', 'It took too long.', { code: 408 })
    return { total: 1, limit: $limit, skip: 0, data: [buildOrder()] }
  })
  const user = show(find, 'fr')
  const button = await screen.findByRole('button', { name: 'Télécharger en CSV' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(await screen.findByText('Les commandes n’ont pas été téléchargées')).toBeInTheDocument()
  expect(saved).toEqual([])
})
