import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { answersWith } from '../content.factory'
import { DashboardContentPage } from '../dashboard-content-page'

const open = ({ part, account }: { part: string; account: object }) => {
  const { live, emit } = fakeLive()
  const patch = jest.fn(async (_path: string, id: number, data: object) => ({ id, ...account, ...data }))
  const api = fakeApi(live, { ...answersWith({}, account), patch })
  renderBackOffice({
    routes: [{ path: '/content', element: <DashboardContentPage /> }],
    at: `/content?part=${part}`,
    api,
  })
  return { user: userEvent.setup(), patch, emit }
}

describe('the services', () => {
  const lines = () =>
    screen.getAllByRole('textbox', { name: /^Service/ }).map((box) => (box as HTMLInputElement).value)
  const openServices = async () => {
    const page = open({ part: 'services', account: { str_services: 'Repairs\nRentals' } })
    await screen.findByRole('textbox', { name: 'Service 1' })
    await screen.findByRole('button', { name: 'Move Repairs' })
    return page
  }

  test('are lines: Enter makes the next one, and leaving one saves all', async () => {
    const { user, patch } = await openServices()
    await user.click(screen.getByRole('textbox', { name: 'Service 1' }))
    await user.keyboard('{End}{Enter}Tours')
    expect(lines()).toEqual(['Repairs', 'Tours', 'Rentals'])
    await user.tab()
    await waitFor(() =>
      expect(patch).toHaveBeenLastCalledWith('account', 1, { str_services: 'Repairs\nTours\nRentals' }),
    )
    expect(await screen.findAllByText(/^\S.* saved$/)).not.toHaveLength(0)
  })

  test('that are pasted become as many lines', async () => {
    const { user, patch } = await openServices()
    await user.click(screen.getByRole('button', { name: 'Add a service' }))
    expect(screen.getByRole('textbox', { name: 'Service 3' })).toHaveFocus()
    await user.paste('Tours\r\nMaps\nMore')
    expect(lines()).toEqual(['Repairs', 'Rentals', 'Tours', 'Maps', 'More'])
    await user.tab()
    await waitFor(() =>
      expect(patch.mock.lastCall?.[2]).toEqual({ str_services: 'Repairs\nRentals\nTours\nMaps\nMore' }),
    )
  })

  test('are removed at once, and an empty line by Backspace', async () => {
    const { user, patch } = await openServices()
    await user.click(screen.getByRole('button', { name: 'Remove Repairs' }))
    await waitFor(() => expect(patch).toHaveBeenLastCalledWith('account', 1, { str_services: 'Rentals' }))
    expect(screen.getByRole('textbox', { name: 'Service 1' })).toHaveFocus()
    await user.keyboard('{End}{Enter}{Backspace}')
    expect(lines()).toEqual(['Rentals'])
  })

  test('that change elsewhere are followed', async () => {
    const { emit } = await openServices()
    act(() =>
      emit('account', 'patched', { id: 1, region: 'nb', timezone: 'America/Moncton', str_services: 'Maps' }),
    )
    await waitFor(() => expect(lines()).toEqual(['Maps']))
  })
})

test('the content area stands beside what visitors see', async () => {
  const account = { str_content_area_title: 'How we fire', str_content_area_content: '<p>With wood.</p>' }
  const { user, patch } = open({ part: 'content', account })
  const preview = within(await screen.findByRole('region', { name: 'What visitors see' }))
  expect(await preview.findByText('With wood.')).toBeInTheDocument()
  const title = screen.getByRole('textbox', { name: /Title/ })
  await user.clear(title)
  await user.type(title, 'Our kiln')
  expect(preview.getByText('Our kiln')).toBeInTheDocument()
  await user.tab()
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith('account', 1, { str_content_area_title: 'Our kiln' }),
  )
})
