import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setMailStage } from './stage'

describeInBrowser('notices', () => {
  const stage = setMailStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'notices')
  })

  test('are chosen for each kind, and somebody is told of everything', async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard/account#notices')
    const orders = page.getByRole('group', { name: 'New orders: You' })
    await orders.getByText('Phone').click()
    await page.getByText('No phone is connected').waitFor()
    await page.getByLabel('No phone from').fill('21:30')
    const [row] = await stage.app.get('database').knex('notices_to').where({ customerId: shop.account.id })
    await until(async () => {
      const [now] = await stage.app.get('database').knex('notices_to').where({ id: row!.id })
      return now!.order === 'phone' && now!.quietFrom === '21:30:00'
    })
    await page.getByRole('group', { name: 'Low stock: You' }).getByText('Off').click()
    await page.getByText('Somebody has to be told of it: this person is the last.').waitFor()
    await until(() => page.getByRole('group', { name: 'Low stock: You' }).getByLabel('Mail').isChecked())
    await page.getByRole('button', { name: 'Send me a sample' }).press('Enter')
    await stage.smtp.mailWith('This is how you are told')
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([])
  })

  test('come through a worker, by which the back office opens without a connection, too', async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard')
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    expect(new URL(scope).pathname).toBe('/dashboard')
    await page.reload()
    await page.getByRole('navigation').first().waitFor()
    expect(complaints).toEqual([])
    await page.context().setOffline(true)
    await page.goto(shop.at('/dashboard/orders'))
    await page.getByRole('button').first().waitFor()
    await page.context().setOffline(false)
  })

  test('have no worker on a page of the site', async () => {
    const { page } = await stage.open()
    await page.goto(shop.at('/'))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})
