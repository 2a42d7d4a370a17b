import { act, fireEvent, render, screen } from '@testing-library/react'
import { SearchField } from './search-field'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const box = () => screen.getByRole('searchbox', { name: 'Search' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

test('only the last of several quick changes is searched for', () => {
  const search = jest.fn()
  render(<SearchField label="Search" value="" onSearch={search} />)
  type('l')
  type('lo')
  type('loaf')
  expect(search).not.toHaveBeenCalled()
  act(() => void jest.advanceTimersByTime(100))
  expect(search.mock.calls).toEqual([['loaf']])
})

test('Enter searches at once and not a second time', () => {
  const search = jest.fn()
  render(<SearchField label="Search" value="" onSearch={search} />)
  type('loaf')
  fireEvent.submit(box())
  act(() => void jest.advanceTimersByTime(1000))
  expect(search.mock.calls).toEqual([['loaf']])
})

test('leaving the box searches at once, so that nothing typed is lost on the way', () => {
  const search = jest.fn()
  render(<SearchField label="Search" value="" onSearch={search} />)
  type('loaf')
  fireEvent.blur(box())
  act(() => void jest.advanceTimersByTime(1000))
  expect(search.mock.calls).toEqual([['loaf']])
})

test('what is typed while an answer arrives is kept, a value set from outside is shown', () => {
  const { rerender } = render(<SearchField label="Search" value="" onSearch={() => {}} />)
  type('lo')
  act(() => void jest.advanceTimersByTime(100))
  type('loaf')
  rerender(<SearchField label="Search" value="lo" onSearch={() => {}} />)
  expect(box()).toHaveValue('loaf')
  rerender(<SearchField label="Search" value="" onSearch={() => {}} />)
  expect(box()).toHaveValue('')
})

test('clearing reports an empty search', () => {
  const search = jest.fn()
  render(<SearchField label="Search" value="loaf" onSearch={search} />)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(search.mock.calls).toEqual([['']])
  expect(box()).toHaveValue('')
})
