import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { DropdownMenu } from './dropdown-menu'

const show = () => {
  const edit = jest.fn()
  const items = jest.fn(() => [{ label: 'Edit', onSelect: edit }, 'separator' as const, { label: 'Delete' }])
  render(
    <MemoryRouter>
      <DropdownMenu label="Actions for Ada" items={items} />
      <input aria-label="Elsewhere" />
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Actions for Ada' })
  return { button, items, edit, user: userEvent.setup() }
}

test('the lines of a menu are made when it opens, not before', async () => {
  const { button, items, user } = show()
  await user.hover(button)
  expect(items).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(await screen.findByRole('menu', { name: 'Actions for Ada' })).toBeInTheDocument()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
})

test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens it at the first line', async (key) => {
  const { button, edit, user } = show()
  act(() => button.focus())
  await user.keyboard(key)
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(1))
  expect(button).toHaveFocus()
})

test('Escape gives the focus back to the button', async () => {
  const { button, user } = show()
  await user.click(button)
  await screen.findByRole('menu')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('what is clicked beside an open menu keeps the focus', async () => {
  const { button, user } = show()
  await user.click(button)
  await screen.findByRole('menu')
  await user.click(screen.getByLabelText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus()
})
