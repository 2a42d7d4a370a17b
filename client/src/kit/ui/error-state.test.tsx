import { render, screen } from '@testing-library/react'
import { ErrorState } from './error-state'

test.each([
  [403, false],
  [404, false],
  [410, false],
  [429, true],
  [503, true],
  [undefined, true],
])('an answer of %s offers another try: %s', (code, offered) => {
  render(<ErrorState error={{ message: 'What happened.', code }} onRetry={() => {}} />)
  expect(screen.getByRole('alert')).toHaveTextContent('What happened.')
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(offered ? 1 : 0)
})
