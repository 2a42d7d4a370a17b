import { io } from 'socket.io-client'
import { describeInBrowser } from './browser'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'
import { setMailStage } from './stage'

describeInBrowser('a helper', () => {
  const stage = setMailStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'helper')
    await placeOrder(stage.app, shop)
  })

  const invitedBy = async () => {
    const { source } = await stage.smtp.mailWith('Join Test Goods on Mainstreet')
    const text = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return /invitation#([\w-]+)/.exec(text)![1]
  }

  const overRest = async (token: string, path: string) =>
    (await fetch(`${stage.app.origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).status

  /** How finds of services are answered over a websocket. */
  const overSocket = async (accessToken: string, paths: readonly string[]) => {
    const socket = io(stage.app.origin, { transports: ['websocket'], forceNew: true })
    const codeOf = (...args: [string, ...unknown[]]) =>
      new Promise<number>((resolve) =>
        socket.emit(...args, (error: { code: number } | null) => resolve(error?.code ?? 200)),
      )
    await codeOf('create', 'authentication', { strategy: 'jwt', accessToken }, {})
    const codes = []
    for (const path of paths) codes.push(await codeOf('find', path, {}))
    socket.close()
    return codes
  }

  test('is invited to the orders, sees them and nothing else, and is gone when the owner says so', async () => {
    const { page: owner, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(owner, shop, '/dashboard/account')
    await owner.getByRole('button', { name: 'Invite…' }).press('Enter')
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel(/^Email/).fill('nora@helpers.test')
    await dialog.getByRole('button', { name: 'Send Invitation' }).press('Enter')
    await owner.getByText('An invitation is on its way to nora@helpers.test.').first().waitFor()

    const { page } = await stage.open({ reducedMotion: 'reduce' })
    const accessToken = page
      .waitForResponse((answer) => answer.url().endsWith('/api/authentication') && answer.status() === 201)
      .then(async (answer) => ((await answer.json()) as { accessToken: string }).accessToken)
    await page.goto(shop.at(`/invitation#${await invitedBy()}`))
    await page.getByLabel(/^Name/).fill('Nora')
    await page.getByLabel(/^Password/).fill('a-password-for-nora')
    await page.getByLabel(/^Repeat/).fill('a-password-for-nora')
    await page.getByRole('button', { name: 'Accept' }).press('Enter')

    // The overview is not hers: she begins with what is.
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
    await page.getByRole('row').filter({ hasText: '#1001' }).waitFor()
    const navigation = page.getByRole('navigation', { name: 'Dashboard' })
    await navigation.getByRole('link', { name: /^Orders/ }).waitFor()
    for (const name of ['Items', 'Settings', 'Design', 'Inbox'])
      expect(await navigation.getByRole('link', { name, exact: true }).count()).toBe(0)

    const token = await accessToken
    expect(await overRest(token, 'api-keys')).toBe(403)
    expect(await overSocket(token, ['account-orders', 'api-keys', 'store-settings'])).toEqual([200, 403, 200])
    await page.goto(shop.at('/dashboard/design'))
    await page.getByText('Your access to this business does not include this page.').waitFor()
    await page.goto(shop.at('/dashboard/orders'))
    await page.getByRole('row').filter({ hasText: '#1001' }).waitFor()

    // Who takes access away enters the password again, when the last time was a while ago.
    await stage.app.get('database').knex('sessions').update({ confirmedAt: null })
    await owner.getByRole('button', { name: 'Actions for Nora' }).press('Enter')
    await owner.getByRole('menuitem', { name: 'Remove…' }).press('Enter')
    await owner.getByRole('button', { name: 'Remove Access' }).press('Enter')
    const asked = owner.getByRole('dialog', { name: 'Please enter your password again' })
    await asked.getByLabel(/^Current Password/).fill('somebody else’s')
    await asked.getByRole('button', { name: 'Continue' }).press('Enter')
    await asked.getByText('That is not your current password.').first().waitFor()
    await asked.getByLabel(/^Current Password/).fill(shop.owner.password)
    await asked.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByRole('row').filter({ hasText: '#1001' }).waitFor({ state: 'detached' })
    expect(complaints.filter((text) => !/user-accounts|password-confirm/.test(text))).toEqual([])
  })
})
