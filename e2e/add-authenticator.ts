import type { Page } from 'playwright-core'
import { codeOf } from '../server/features/users/second-factor/device.factory'

/** Adds an authenticator app by what its dialog shows, up to the recovery codes; answers its secret. */
export const addAuthenticator = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Add an App' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel(/^Code/).fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByText('Your recovery codes').waitFor()
  return secret
}
