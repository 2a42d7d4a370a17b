import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useFocusAfterRemoval } from './use-focus-after-removal'

const List = ({ names, asking }: { names: string[]; asking?: boolean }) => {
  const [rows, setRows] = useState(names)
  const { container, leave } = useFocusAfterRemoval(rows.length, asking)
  const remove = (index: number) => {
    leave(index)
    setRows(rows.filter((_, at) => at !== index))
  }
  return (
    <div ref={container} tabIndex={-1} aria-label="Rows" role="group">
      <ul>
        {rows.map((name, index) => (
          <li key={name}>
            <input aria-label={name} />
            <button onClick={() => remove(index)}>Remove {name}</button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const press = async (name: string) => {
  act(() => screen.getByRole('button', { name }).focus())
  await userEvent.keyboard('{Enter}')
}

test('the focus goes to the row that took the place, then to the one before, then to the list', async () => {
  render(<List names={['red', 'green', 'blue']} />)
  await press('Remove green')
  expect(screen.getByRole('button', { name: 'Remove blue' })).toHaveFocus()
  await press('Remove blue')
  expect(screen.getByRole('button', { name: 'Remove red' })).toHaveFocus()
  await press('Remove red')
  expect(screen.getByRole('group', { name: 'Rows' })).toHaveFocus()
})

test('while a dialog asks, the focus stays where the dialog keeps it', async () => {
  const { rerender } = render(<List names={['red', 'green']} asking />)
  await press('Remove red')
  expect(document.body).toHaveFocus()
  rerender(<List names={[]} />)
  expect(screen.getByRole('button', { name: 'Remove green' })).toHaveFocus()
})
