import type { Page } from 'playwright-core'
import { codeOf } from '../server/features/users/second-factor/device.factory'
import { createWholeApp } from '../server/test/create-whole-app'
import { addAuthenticator } from './add-authenticator'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

/** A device of the browser that makes and holds passkeys, its finger always on the sensor. */
const plugInDevice = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const enterLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Username or Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

describeInBrowser('a second factor', () => {
  const stage = setStage(() => createWholeApp({ requireStaff2fa: true }))
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'safely')
  })

  test('an owner adds an app, signs in with its code and with a recovery code, and takes it away', async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard/account')
    const secret = await addAuthenticator(page)
    const codes = await page
      .getByRole('listitem')
      .filter({ hasText: /^\w{5}-\w{5}-\w{5}$/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    await page.getByRole('button', { name: 'I Have Kept Them' }).press('Enter')
    await page.getByText('10 left. Each signs in once, when the phone is lost.').waitFor()

    const { page: phone } = await stage.open({ viewport: { width: 390, height: 844 } })
    await phone.goto(shop.at('/login'))
    await enterLogin(phone, shop.owner)
    await phone.getByRole('heading', { name: 'Is it you?' }).waitFor()
    await phone.getByLabel('Code').fill('000000')
    await phone.keyboard.press('Enter')
    await phone.getByText('This code is not right, or was used already.').waitFor()
    await phone.getByLabel('Code').fill(codeOf(secret, 1))
    await phone.keyboard.press('Enter')
    await phone.waitForURL('**/dashboard')

    const { page: lost } = await stage.open()
    await lost.goto(shop.at('/login'))
    await enterLogin(lost, shop.owner)
    await lost.getByLabel('Code').fill(codes[0]!)
    await lost.keyboard.press('Enter')
    await lost.waitForURL('**/dashboard')

    await page.reload()
    await page.getByText('9 left.').waitFor()
    await page.getByRole('button', { name: 'Remove Authenticator app' }).press('Enter')
    await page.getByRole('dialog').getByLabel('Code').fill(codes[1]!)
    await page.keyboard.press('Enter')
    await page.getByText('An app on your phone shows a code that is asked for after the password.').waitFor()
  })

  test('an owner adds a passkey, signs in with it alone, and takes it away with it', async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    await plugInDevice(page)
    await signIn(page, shop, '/dashboard/account')
    await page.getByRole('button', { name: 'Add a Passkey' }).press('Enter')
    await page.getByLabel('What this device is called').fill('The till')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'I Have Kept Them' }).press('Enter')
    await page.getByText(`On ${shop.account.str_domain} · added`).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter')

    await page.waitForURL('**/login')
    await page.getByRole('button', { name: 'Use a Passkey' }).press('Enter')
    await page.waitForURL('**/dashboard')
    await page.goto(shop.at('/dashboard/account'))
    await page.getByRole('button', { name: 'Remove The till' }).press('Enter')
    await page.getByRole('button', { name: 'Use a Passkey' }).press('Enter')
    await page.getByText('The till is removed.').waitFor()
  })

  test('a browser without a device says that no passkey was used', async () => {
    const { page } = await stage.open()
    await page.goto(shop.at('/login'))
    await page.getByRole('button', { name: 'Use a Passkey' }).press('Enter')
    await page.getByText('No passkey was used. Please try again.').waitFor()
  })

  test('staff see nothing but the way to add one, then the customers', async () => {
    const staff = { email: 'sam@staff.test', password: shop.owner.password }
    await stage.app.service('users').create({ ...staff, name: 'Sam', role: 'staff' })
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await page.goto(shop.at('/login'))
    await enterLogin(page, staff)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await addAuthenticator(page)
    await page.getByRole('button', { name: 'I Have Kept Them' }).press('Enter')
    await page.getByRole('heading', { name: 'Customers' }).waitFor()
    expect(complaints).toEqual([])
  })
})
