import { readFileSync } from 'node:fs'
import { readArchive } from '../server/features/exports/read-archive.factory'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setMailStage } from './stage'

describeInBrowser('the account page', () => {
  const stage = setMailStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'account')
  })

  test('an address is changed by the mail that arrives, a key is revoked, and everything is taken along', async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce', acceptDownloads: true })
    await signIn(page, shop, '/dashboard/account')
    const { page: other } = await stage.open()
    await signIn(other, shop, '/dashboard/account')
    await other.getByRole('heading', { name: 'Open sessions' }).waitFor()

    await page.getByRole('button', { name: 'Change…' }).press('Enter')
    await page.getByLabel(/^New Email/).fill('new@account.test')
    await page
      .getByRole('dialog')
      .getByLabel(/^Current Password/)
      .fill(shop.owner.password)
    await page.keyboard.press('Enter')
    await page.getByText('Check your email').waitFor()
    const { recipients, source } = await stage.smtp.mailWith('Confirm your new email address')
    expect(recipients).toEqual(['new@account.test'])
    const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const token = /confirm-email#([\w-]{43})/.exec(text)![1]
    await stage.smtp.mailWith('A new email address was asked for')
    await other.goto(shop.at(`/confirm-email#${token}`))
    await other.getByRole('button', { name: 'Use This Address' }).press('Enter')
    await other.getByText('You sign in with new@account.test from now on.').waitFor()

    await page.getByRole('button', { name: 'New Key' }).press('Enter')
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Till')
    await page.keyboard.press('Enter')
    const key = await page.getByLabel('Key', { exact: true }).inputValue()
    const asTill = () =>
      fetch(`${stage.app.origin}/api/account`, { headers: { authorization: `Bearer ${key}` } })
    expect((await asTill()).status).toBe(200)
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await page.getByRole('button', { name: 'Actions for Till' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Revoke…' }).press('Enter')
    await page.getByRole('button', { name: 'Revoke Key' }).press('Enter')
    await page.getByText('No program has a key.').waitFor()
    expect((await asTill()).status).toBe(401)

    await page.getByRole('button', { name: 'Make Archive' }).press('Enter')
    const download = page.getByRole('button', { name: /^Download/ })
    await download.waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
    expect(file.suggestedFilename()).toMatch(/^test-goods-[\d-]+\.zip$/)
    const files = await readArchive(readFileSync(await file.path()))
    expect(files.get('pages/index.html')!.toString()).toContain('Test Goods')
    expect(files.get('data/users.json')!.toString()).toContain('new@account.test')
    expect(complaints).toEqual([])
  })

  test('signing out everywhere else ends the other window', async () => {
    const { page } = await stage.open({ reducedMotion: 'reduce' })
    const owner = { email: 'second@account.test', password: shop.owner.password }
    await stage.app.service('users').create({ ...owner, role: 'owner', accounts: [shop.account.id] })
    await signIn(page, { ...shop, owner }, '/dashboard/account')
    const { page: other } = await stage.open()
    await signIn(other, { ...shop, owner }, '/dashboard/account')
    await other.getByRole('heading', { name: 'Open sessions' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Sign Out All Others' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out All Others' }).press('Enter')
    await page.getByText('You are signed in nowhere else.').waitFor()
    await other.getByText('Your session has ended. Please sign in again.').waitFor()
  })
})
