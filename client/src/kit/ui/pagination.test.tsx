import { render, screen } from '@testing-library/react'
import { Pagination } from './pagination'

const show = (props: { total: number; more?: boolean; skip: number }) =>
  render(<Pagination {...props} limit={25} onChange={() => undefined} />)
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled

test('the last page leads nowhere', () => {
  show({ total: 1000, skip: 975 })
  expect(screen.getByText('976–1,000 of 1,000')).not.toBeNull()
  expect(isDisabled('Next')).toBe(true)
})

test('where there are more than were counted it says so, and leads on', () => {
  show({ total: 1000, more: true, skip: 975 })
  expect(screen.getByText('976–1,000 of more than 1,000')).not.toBeNull()
  expect(isDisabled('Next')).toBe(false)
})
