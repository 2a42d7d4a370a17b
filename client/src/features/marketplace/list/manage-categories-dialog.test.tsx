import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '../../../kit/data/rest'
import { fakeApi, fakeLive, renderBackOffice } from '../../../test/fake-back-office'
import { ManageCategoriesDialog } from './manage-categories-dialog'

const categories = [
  { id: 5, customerId: 1, category: 'Pottery' },
  { id: 6, customerId: 1, category: 'Candles' },
]

const open = (answers: Record<string, unknown> = {}) => {
  const told = { onClose: jest.fn(), onRemoved: jest.fn() }
  renderBackOffice({
    routes: [{ path: '/', element: <ManageCategoriesDialog open categories={categories} {...told} /> }],
    at: '/',
    api: fakeApi(fakeLive().live, answers),
  })
  return { ...told, user: userEvent.setup() }
}

const nameOf = (name: string) => screen.findByLabelText(new RegExp(`^Name of ${name}`))

test('a name that is refused says why and keeps what was typed', async () => {
  const patch = jest.fn().mockRejectedValue(
    new ApiError('Conflict', 'There is already a category "Candles".', {
      code: 409,
      errors: { category: 'is already there' },
    }),
  )
  const { user } = open({ patch })
  await user.clear(await nameOf('Pottery'))
  await user.type(await nameOf('Pottery'), 'Candles{Enter}')
  expect(await screen.findByText('There is already a category "Candles".')).toBeInTheDocument()
  expect(await nameOf('Pottery')).toHaveValue('Candles')
})

test('a new name is saved and said', async () => {
  const patch = jest.fn(async () => ({ ...categories[0], category: 'Stoneware' }))
  const { user, onClose } = open({ patch })
  await user.clear(await nameOf('Pottery'))
  await user.type(await nameOf('Pottery'), ' Stoneware {Enter}')
  expect(await screen.findByText('The category is called "Stoneware" now.')).toBeInTheDocument()
  expect(patch).toHaveBeenCalledWith('market-categories', 5, { category: 'Stoneware' })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalled()
})

test('a name that is typed and not saved is asked about before the dialog closes', async () => {
  const { user, onClose } = open()
  await user.type(await nameOf('Pottery'), '!')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Leave without renaming?')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(await nameOf('Pottery')).toHaveValue('Pottery!')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a category is removed after a question that says what becomes of its items', async () => {
  const remove = jest.fn(async () => categories[0])
  const { user, onRemoved } = open({ remove })
  await user.click(await screen.findByRole('button', { name: 'Remove Pottery' }))
  expect(await screen.findByText('Items in "Pottery" stay, without a category.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(remove).toHaveBeenCalledWith('market-categories', 5)
  expect(onRemoved).toHaveBeenCalledWith(5)
})
