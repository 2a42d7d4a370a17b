import { describeInBrowser } from './browser'
import { quiet } from './quiet'
import { openShopAt, signIn, signInByForm, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('a dashboard page', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'signed-out')
  })

  test('opened by who is not signed in asks to sign in, and logs nothing red', async () => {
    const { page, complaints } = await stage.open()
    for (const path of ['/dashboard', '/dashboard/orders', '/login']) {
      await page.goto(shop.at(path))
      await page.getByLabel('Password', { exact: true }).waitFor()
      await quiet(page)
    }
    expect(complaints).toEqual([])
  })

  test('opened anew by who is signed in is there without a question, and after leaving asks again in peace', async () => {
    const { page, complaints } = await stage.open()
    await signInByForm(page, shop, '/dashboard')
    const orders = page.getByRole('link', { name: 'Orders' }).first()
    await orders.waitFor()
    await page.reload()
    await orders.waitFor()
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
    const hint = (await page.context().cookies()).find(({ name }) => name === 'mainstreet-session')
    expect(hint).toMatchObject({ value: 'edit', httpOnly: false, sameSite: 'Strict' })
    await page.context().clearCookies()
    await page.goto(shop.at('/dashboard'))
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('that is signed out from elsewhere has what was typed again after the next sign-in', async () => {
    const { page } = await stage.open()
    const path = `/dashboard/marketplace/${shop.itemId}`
    await signIn(page, shop, path)
    const title = page.getByLabel(/^Name/).first()
    await title.fill('A mug in the making')
    const { knex } = stage.app.get('database')
    const user = await knex('users').where({ email: shop.owner.email }).first('id')
    await stage.app.get('sessions').endAllOf(user!.id)
    await page.getByLabel(/e-?mail/i).fill(shop.owner.email)
    await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
    await page.getByRole('button', { name: 'Sign In' }).press('Enter')
    await page.getByText('What you had typed is here again. It is not saved yet.').waitFor()
    expect(await title.inputValue()).toBe('A mug in the making')
    await page.getByRole('button', { name: 'Throw it away' }).press('Enter')
    expect(await title.inputValue()).not.toBe('A mug in the making')
  })
})
