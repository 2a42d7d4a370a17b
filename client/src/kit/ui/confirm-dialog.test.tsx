import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfirmDialog } from './confirm-dialog'

const show = (onConfirm: () => unknown) => {
  const onClose = jest.fn()
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => onConfirm()}
      title="Delete this product?"
      confirm="Delete"
      danger
    >
      It disappears from your shop.
    </ConfirmDialog>,
  )
  return onClose
}

test('nothing is done when the question is answered with no', async () => {
  const confirm = jest.fn()
  const close = show(confirm)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(confirm).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledTimes(1)
})

test('what failed is said in the dialog, which stays open', async () => {
  const close = show(() => {
    throw new Error('The server refused.')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server refused.')
  expect(close).not.toHaveBeenCalled()
})

test('it closes when it is done, and the safe answer had the focus', async () => {
  const confirm = jest.fn()
  const close = show(confirm)
  expect(screen.getByRole('dialog', { name: 'Delete this product?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(close).toHaveBeenCalledTimes(1)
})
