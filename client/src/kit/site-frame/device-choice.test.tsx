import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../language/bilingual'
import { DeviceChoice } from './device-choice'

test('a site is shown as on a phone or on a desktop, in the words of whoever looks', async () => {
  const choose = jest.fn()
  const choice = <DeviceChoice value="phone" onChange={choose} />
  const { rerender } = render(choice)
  expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Desktop' }))
  expect(choose).toHaveBeenCalledWith('desktop')
  rerender(<BackOfficeLocale value="fr">{choice}</BackOfficeLocale>)
  expect(screen.getByRole('group', { name: 'Affiché sur' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Ordinateur' })).not.toBeChecked()
})
