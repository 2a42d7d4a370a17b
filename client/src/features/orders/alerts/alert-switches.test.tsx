import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackOfficeLocale } from '../../../kit/language/bilingual'
import { anOwner, renderBackOffice } from '../../../test/fake-back-office'
import { keepAlerts, readAlerts } from './alert-choices'
import { AlertSwitches } from './alert-switches'

/** A browser whose user answers the question for the permission so. */
const browserOf = (answer: NotificationPermission, permission: NotificationPermission = 'default') => {
  const requestPermission = jest.fn(async () => {
    Object.assign(window.Notification, { permission: answer })
    return answer
  })
  Object.assign(window, { Notification: Object.assign(jest.fn(), { permission, requestPermission }) })
  return requestPermission
}

const show = (locale: 'en' | 'fr' = 'en') => {
  const element = (
    <BackOfficeLocale value={locale}>
      <AlertSwitches />
    </BackOfficeLocale>
  )
  renderBackOffice({ routes: [{ path: '/', element }], at: '/' })
  return userEvent.setup()
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  Reflect.deleteProperty(window, 'Notification')
})

test('both are off until they are chosen, and the choice is the user’s own', async () => {
  const ask = browserOf('granted')
  const user = show()
  await user.click(screen.getByRole('switch', { name: 'Play a sound' }))
  expect(readAlerts(anOwner.id)).toEqual({ sound: true, desktop: false })
  expect(readAlerts(anOwner.id + 1)).toEqual({ sound: false, desktop: false })
  expect(ask).not.toHaveBeenCalled()
})

test('the permission is asked for by pressing the switch', async () => {
  const ask = browserOf('granted')
  const user = show()
  await user.click(screen.getByRole('switch', { name: 'Notify on the desktop' }))
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Notify on the desktop' })).toBeChecked())
  expect(ask).toHaveBeenCalledTimes(1)
  expect(readAlerts(anOwner.id).desktop).toBe(true)
})

test('a refused permission leaves it off and says why', async () => {
  browserOf('denied')
  const user = show('fr')
  await user.click(screen.getByRole('switch', { name: 'Notifier sur le bureau' }))
  expect(await screen.findByText(/Votre navigateur bloque/)).toBeInTheDocument()
  expect(screen.getByRole('switch', { name: 'Notifier sur le bureau' })).not.toBeChecked()
  expect(readAlerts(anOwner.id).desktop).toBe(false)
})

test('a permission taken back since shows as off, and a browser without messages has no switch', () => {
  keepAlerts(anOwner.id, { sound: true, desktop: true })
  browserOf('granted', 'denied')
  show()
  expect(screen.getByRole('switch', { name: 'Play a sound' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'Notify on the desktop' })).not.toBeChecked()
})
