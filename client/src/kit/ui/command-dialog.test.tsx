import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CommandDialog } from './command-dialog'

const chosen = jest.fn()
beforeEach(() => chosen.mockClear())

const command = (id: string, label: string) => ({ id, label, onSelect: () => chosen(id) })

const pages = { title: 'Pages', commands: [command('a', 'Orders'), command('b', 'Products')] }
const items = { title: 'Products', commands: [command('c', 'Blue Mug')] }

const Search = ({ note, groups }: { note?: string; groups: (typeof pages)[] }) => {
  const [open, setOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <CommandDialog
      {...{ open, text, groups, note }}
      onClose={() => setOpen(false)}
      onText={setText}
      label="Search"
    />
  )
}

const show = (groups = [pages, items], note?: string) => {
  render(<Search groups={groups} note={note} />)
  return { user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Search' }) }
}

const activeLabel = () => screen.getByRole('option', { selected: true }).textContent

test('the box has the focus, names its list and the command that Enter runs', () => {
  const { box } = show()
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  expect(screen.getByRole('group', { name: 'Pages' })).toBeInTheDocument()
})

test('arrows walk over all groups and round, and Enter runs the one they reach', async () => {
  const { user } = show()
  expect(activeLabel()).toBe('Orders')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeLabel()).toBe('Blue Mug')
  await user.keyboard('{ArrowDown}')
  expect(activeLabel()).toBe('Orders')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(chosen.mock.calls).toEqual([['c']])
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

test('typing begins at the first again', async () => {
  const { user } = show()
  await user.keyboard('{ArrowDown}m')
  expect(activeLabel()).toBe('Orders')
})

test('a press chooses what it meets', async () => {
  const { user } = show()
  await user.click(screen.getByRole('option', { name: 'Products' }))
  expect(chosen.mock.calls).toEqual([['b']])
})

test('that nothing is found is said, and Enter then does nothing', async () => {
  const { user, box } = show([], 'Nothing was found.')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was found.')
  expect(box).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('combobox')).toBeInTheDocument()
})
