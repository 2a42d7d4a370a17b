import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Card } from './card'

const onScreen = (isPhone: boolean) => {
  const real = window.matchMedia
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...real(query), matches: isPhone }))
}
afterEach(() => jest.restoreAllMocks())

const show = () =>
  render(
    <Card title="Sale" folds>
      <input aria-label="Discount" />
    </Card>,
  )
const part = () => screen.getByLabelText('Discount').closest('[data-folded]')

test('is open where there is room', () => {
  onScreen(false)
  show()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(part()).toBeNull()
})

test('folds on a phone, and opens when its title is pressed', async () => {
  onScreen(true)
  show()
  const title = screen.getByRole('button', { name: 'Sale', expanded: false })
  expect(part()).not.toBeNull()
  await userEvent.click(title)
  expect(title).toHaveAttribute('aria-expanded', 'true')
  expect(part()).toBeNull()
})

test('stays open once something in it has had the focus', () => {
  onScreen(true)
  show()
  // A refused field shows through its fold and is given the focus.
  act(() => screen.getByLabelText('Discount').focus())
  expect(part()).toBeNull()
  act(() => screen.getByLabelText('Discount').blur())
  expect(part()).toBeNull()
})
