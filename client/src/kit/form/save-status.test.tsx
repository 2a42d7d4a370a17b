import { render, screen } from '@testing-library/react'
import { BackOfficeLocale } from '../language/bilingual'
import { SaveStatus } from './save-status'

const saved = { saving: false, saved: true }

test('what was saved is named, in both languages', () => {
  const { rerender } = render(<SaveStatus state={saved} thing="Opening hours" />)
  expect(screen.getByRole('status')).toHaveTextContent('Opening hours saved')
  rerender(
    <BackOfficeLocale value="fr">
      <SaveStatus state={saved} thing="Heures d’ouverture" />
    </BackOfficeLocale>,
  )
  expect(screen.getByRole('status').textContent).toBe('Enregistré\u00a0: Heures d’ouverture')
})

test('nothing is said before something was saved', () => {
  render(<SaveStatus state={undefined} thing="Opening hours" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
