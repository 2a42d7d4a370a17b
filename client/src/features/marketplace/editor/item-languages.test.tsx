import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextLanguages } from '../../../kit/form/fields/text-languages'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { anItem, aVariation } from '../market-item.factory'
import { DashboardItemPage } from './dashboard-item-page'

// The real editor needs a layout, which jsdom has not.
jest.mock('../../../kit/rich-text/rich-text-editor', () => ({ RichTextEditor: () => null }))

const rows: Record<string, object> = {
  account: { id: 1, timezone: 'America/Moncton', str_domain: 'harbour.example' },
  'market-stats': { id: 3, itemId: 3, customerId: 1, views: 40, clicks: 12 },
}

test('an option, and a variation that is made of none, are named in both languages', async () => {
  const update = jest.fn(async (_path: string, _id: number, data: object) => ({ ...anItem(), ...data }))
  const options = [{ id: 7, customerId: 1, itemId: 3, option: 'Colour', values: 'Moss, Blue', order: 1 }]
  const variations = [aVariation({ variation: 'Moss' }), aVariation({ id: 12, variation: 'Gift', order: 2 })]
  const page = (
    <TextLanguages value={{ own: 'en', other: 'fr' }}>
      <DashboardItemPage />
    </TextLanguages>
  )
  const item = anItem({ options, variations })
  const get = async (path: string) => (path === 'market-items' ? item : rows[path])
  const find = async () => ({ total: 0, limit: 500, skip: 0, data: [] })
  renderBackOffice({
    routes: [
      { path: '/dashboard/marketplace', element: <p>The list</p> },
      { path: '/dashboard/marketplace/:id', element: page },
    ],
    at: '/dashboard/marketplace/3',
    api: fakeApi(fakeLive().live, { get, find, update }),
  })
  const user = userEvent.setup()
  const french = async (label: string) => {
    const [group, ...others] = await screen.findAllByRole('group', { name: `Language of “${label}”` })
    expect(others).toEqual([])
    await user.click(within(group!).getByRole('button', { name: 'Français' }))
  }
  await french('Option 1')
  await user.type(screen.getByLabelText('Option 1'), 'Couleur')
  await user.type(screen.getByLabelText('Values of Colour'), 'Mousse, Bleu')
  expect(screen.getByLabelText('Option 1')).toHaveAttribute('lang', 'fr')
  await french('Variation')
  const gift = screen.getAllByLabelText(/^Variation/).find((box) => box.lang === 'fr')!
  await user.type(gift, 'Cadeau')
  await user.click(screen.getByRole('button', { name: 'Save Item' }))
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.calls[0]![2]).toMatchObject({
    options: [{ option: 'Colour', translations: { fr: { option: 'Couleur', values: 'Mousse, Bleu' } } }],
    variations: [{ variation: 'Moss' }, { variation: 'Gift', translations: { fr: { variation: 'Cadeau' } } }],
  })
})
