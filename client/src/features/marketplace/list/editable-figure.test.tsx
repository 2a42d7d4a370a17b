import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { anItem, aVariation } from '../market-item.factory'
import { DashboardItemsPage } from './dashboard-items-page'

const account = { id: 1, timezone: 'America/Moncton', str_domain: 'harbour.example' }
const only = aVariation({ id: 11, stock: 8 })

const open = (patch: jest.Mock, variations = [only]) => {
  const find = async (path: string) => {
    const data = path === 'market-items' ? [anItem({ variations })] : []
    return { total: data.length, limit: 100, skip: 0, data }
  }
  renderBackOffice({
    routes: [{ path: '/dashboard/marketplace', element: <DashboardItemsPage /> }],
    at: '/dashboard/marketplace',
    api: fakeApi(fakeLive().live, { find, get: async () => account, patch }),
  })
}

const boxOf = async (what: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Change the ${what} of`) }))
  return screen.findByRole('textbox')
}

describe('a figure changed in its row', () => {
  test('that the server refuses stays typed, with the reason', async () => {
    const patch = jest.fn(async () => {
      throw new ApiError('BadRequest', 'Not now.', { code: 400 })
    })
    open(patch)
    const box = await boxOf('stock')
    await userEvent.clear(box)
    await userEvent.type(box, '5{Enter}')
    expect(await screen.findByText(/Not now\./)).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveValue('5')
  })

  test('is saved when it is left, a stock by what it was moved', async () => {
    const patch = jest.fn(async (path: string, id: number, data: object) => ({ ...only, ...data }))
    open(patch)
    const box = await boxOf('stock')
    expect(box).toHaveValue('8')
    await userEvent.clear(box)
    await userEvent.type(box, '12{Enter}')
    await waitFor(() =>
      expect(patch).toHaveBeenCalledWith('market-variations', 11, { stock: 12, stockSeen: 8 }),
    )
    expect(await screen.findByRole('button', { name: /^Change the stock of/ })).toHaveFocus()
  })

  test('is left as it was by Escape, and where one only looked', async () => {
    const patch = jest.fn()
    open(patch)
    await userEvent.type(await boxOf('price'), '9{Escape}')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await boxOf('price')
    await userEvent.tab()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(patch).not.toHaveBeenCalled()
  })

  test('of several variations is changed in the editor', async () => {
    open(jest.fn(), [only, aVariation({ id: 12 })])
    await screen.findByRole('link', { name: /Stoneware mug/ })
    expect(screen.queryByRole('button', { name: /^Change the/ })).not.toBeInTheDocument()
  })
})
