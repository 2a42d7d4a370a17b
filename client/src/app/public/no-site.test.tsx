import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ApiError } from '../../kit/data/rest'
import { LanguageProvider } from '../../kit/site/words/use-site-words'
import { NoSite } from './no-site'

const show = (error: ApiError) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LanguageProvider initial="en">
          <NoSite error={error} onRetry={() => {}} />
        </LanguageProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )

test.each([
  new ApiError('NotFound', 'There is no such site.', { code: 404 }),
  new ApiError('BadRequest', 'domain is required', { code: 400, errors: { domain: 'is required' } }),
])('where there is no site, that is said without a field’s name, with the way to sign in', (error) => {
  show(error)
  screen.getByRole('heading', { name: 'There is no site at this address' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard')
  expect(document.body.textContent).not.toContain('domain')
})

test('a site that cannot be read now may be tried again', () => {
  show(new ApiError('Unavailable', 'Please try again.', { code: 503 }))
  screen.getByRole('button')
})
