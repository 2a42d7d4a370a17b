import type { Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('staff', () => {
  const stage = setStage()
  /** On whose host staff work, and whom they work for. */
  let home: Shop
  let quay: Shop
  beforeAll(async () => {
    const { app } = stage
    home = await openShopAt(app, 'staff-home')
    quay = await openShopAt(app, 'staff-quay')
    await app.service('account').patch(quay.account.id, { str_company_name: 'Quayside Books' })
    await app.service('account').patch(home.account.id, { str_company_name: 'Uphill Books' })
    const staff = { email: 'sam@staff.test', password: quay.owner.password }
    await app.service('users').create({ ...staff, name: 'Sam', role: 'staff' })
    home = { ...home, owner: staff }
  })

  const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()
  const openOther = async (page: Page, name: string) => {
    await page.getByRole('navigation', { name: 'Pages of the customer' }).getByRole('button').click()
    await page.getByRole('menuitem', { name }).click()
  }
  const find = async (page: Page, name: string) => {
    await page.getByRole('searchbox').fill(name)
    await page.getByText('1 customer').waitFor()
    await page.getByRole('link', { name }).click()
    await page.getByRole('region', { name: 'Customer' }).getByText(name).waitFor()
  }
  const giveReason = async (page: Page, action: string, reason: string) => {
    await page.getByRole('button', { name: action, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason)
    await dialog.getByRole('button', { name: action, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  test('find a customer, change it, suspend, reopen and move it, and its owner reads what they did', async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    const visitor = await stage.open()
    await signIn(page, home, '/admin')
    await find(page, 'Quayside Books')
    const customer = `/admin/customers/${quay.account.id}`

    await tab(page, 'Details').click()
    await page.getByRole('textbox', { name: 'Slogan' }).fill('Read by the water')
    await page.keyboard.press('Tab')
    await page
      .getByRole('region', { name: 'Company Details' })
      .getByText('Company Details saved')
      .first()
      .waitFor()
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Preview Site' }).click(),
    ])
    await preview.getByText('Read by the water').first().waitFor()
    await preview.close()

    await openOther(page, 'Lifecycle')
    await giveReason(page, 'Suspend', 'Unpaid since spring')
    const closed = await visitor.page.goto(quay.at('/'))
    expect(closed?.status()).toBe(404)
    await visitor.page.getByText('There is no site at this address').waitFor()
    await giveReason(page, 'Reopen', 'Paid in full')
    expect((await visitor.page.goto(quay.at('/')))?.status()).toBe(200)

    const moved = quay.account.str_domain.replace('staff-quay', 'staff-moved')
    await page.getByRole('textbox', { name: /^Domain/ }).fill(moved)
    await page.getByRole('textbox', { name: /^Reason/ }).fill('Their own name')
    await page.getByRole('button', { name: 'Save with this reason' }).click()
    await page.getByText('staff-quay.localhost → staff-moved.localhost').waitFor()
    for (const reason of ['Unpaid since spring', 'Paid in full']) await page.getByText(reason).waitFor()
    await visitor.page.goto(quay.at('/marketplace?lang=en'))
    expect(visitor.page.url()).toBe(quay.at('/marketplace?lang=en').replace('staff-quay', 'staff-moved'))
    await visitor.page.getByText('Blue Mug').first().waitFor()

    const head = page.getByRole('region', { name: 'Customer' })
    await head.getByRole('link', { name: 'Log of changes' }).click()
    await page.waitForURL(`**${customer}/dashboard/log`)
    await page.getByRole('combobox', { name: 'Who' }).selectOption('Sam')
    const entry = page.getByRole('row', { name: /Slogan/ })
    await entry.getByRole('insertion').getByText('Read by the water').waitFor()
    await openOther(page, 'Lifecycle')

    // Another customer begins at its first page, wherever the one before was left.
    await page.goto(home.at('/admin'))
    await find(page, 'Uphill Books')
    const first = new URL(page.url()).pathname
    expect(first).not.toContain('lifecycle')
    expect(first).toContain(customer.replace(String(quay.account.id), String(home.account.id)))
    expect(complaints).toEqual([])

    const owner = await stage.open({ reducedMotion: 'reduce' })
    const at = (path: string) => quay.at(path).replace('staff-quay', 'staff-moved')
    await signIn(owner.page, { ...quay, at }, '/dashboard/account')
    const log = owner.page.getByRole('region', { name: 'Log of changes' })
    await log.getByRole('row', { name: /Slogan.*Read by the water.*Sam/ }).waitFor()
    expect(owner.complaints).toEqual([])
  })

  test('on a phone have one line of the platform, one of the customer and one of its pages, and a way back from none', async () => {
    const { page, complaints } = await stage.open({
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await signIn(page, home, `/admin/customers/${home.account.id}/dashboard/details`)
    const title = page.getByRole('heading', { level: 1, name: 'Details' })
    await title.waitFor()
    expect((await title.boundingBox())!.y).toBeLessThan(190)
    const head = page.getByRole('region', { name: 'Customer' })
    await head.getByText('You are editing').tap()
    await head.getByRole('link', { name: 'Preview Site' }).waitFor()

    await page.goto(home.at('/admin/customers/99999999/dashboard/details'))
    await page.getByText('No such customer', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'All customers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor()
    await page.getByRole('button', { name: 'Platform' }).click()
    await page.getByRole('menuitem', { name: 'Tax rates' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tax rates' }).waitFor()
    expect(complaints.filter((text) => !/404/.test(text))).toEqual([])
  })
})
