import type { Frame, Page } from 'playwright-core'
import { newAccount } from '../server/test/as'
import { buildNotice } from '../server/features/profile/profile-notices.factory'
import { describeInBrowser } from './browser'
import { createHands } from './hands'
import { isSame, mark, openLive } from './open-live'
import { preview, previewOf } from './preview-frame'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('a site that is changed by pointing at it', () => {
  const stage = setStage()
  let shop: Shop
  let notice: string
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'point')
    const { id: customerId } = shop.account
    const { id } = await stage.app
      .service('profile-notices')
      .create({ ...buildNotice({ str_title: 'Winter hours' }), customerId })
    notice = `notice:${id}`
    const { knex } = stage.app.get('database')
    const columns = { isOpen: true, open: '09:00:00', close: '17:00:00' }
    await knex('profile_hours').where({ customerId }).update(columns)
  })

  const openItem = async (owner?: Shop['owner']) => {
    const { page } = await stage.open()
    if (owner) await signIn(page, { ...shop, owner }, '/robots.txt')
    await openLive(page, shop.at(`/marketplace/${shop.itemId}`))
    return page
  }
  const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true })

  test('leads its owner, and nobody else, from a page to where it is changed', async () => {
    expect(await edit(await openItem()).count()).toBe(0)
    const { id } = await newAccount(stage.app)
    const other = { email: 'owner@another.test', password: shop.owner.password }
    await stage.app.service('users').create({ ...other, role: 'owner', accounts: [id] })
    expect(await edit(await openItem(other)).count()).toBe(0)

    const page = await openItem(shop.owner)
    await edit(page).click()
    const form = page.getByRole('group', { name: 'Product' })
    await form.getByRole('textbox', { name: /^Name/ }).waitFor()
    expect(await form.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Blue Mug')
    await page.frameLocator(preview).getByRole('heading', { name: 'Blue Mug' }).waitFor()
  })

  const openDesign = async (path = '/dashboard/design') => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, path)
    await page.frameLocator(preview).locator('html[data-pointing]').waitFor()
    await page.frameLocator(preview).locator('#root > *').first().waitFor()
    // As wide as it is: what is scaled has its parts elsewhere than the driver of the browser thinks.
    await page.getByText('Phone', { exact: true }).click()
    const frame = await previewOf(page)
    // A press would go where the part stood on the wide page.
    await frame.waitForFunction(() => window.innerWidth < 500)
    return { page, frame, complaints }
  }
  const part = (where: Page | Frame, name: string) => where.locator(`[data-part="${name}"]`).first()

  test('a text and a notice are seen as they are typed, and everywhere once saved; the keyboard walks the parts', async () => {
    const { page: site } = await stage.open()
    await openLive(site, shop.at('/'))
    const { page, frame, complaints } = await openDesign()
    await mark(page)

    await frame.locator('h1').click()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('Harbour Goods')
    await frame.locator('h1').getByText('Harbour Goods').waitFor()
    expect(await site.getByText('Harbour Goods').count()).toBe(0)
    await name.press('Tab')
    await site.locator('h1').getByText('Harbour Goods').waitFor()

    await part(frame, notice).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Open all winter')
    await part(frame, notice).getByText('Open all winter').waitFor()
    // What would be lost is asked about.
    await title.press('Escape')
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Submit notice' }).click()
    await part(site, notice).getByText('Open all winter').waitFor()

    // Back where it was, and on by keyboard alone.
    await page.locator('button:focus', { hasText: 'Notice' }).waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await frame.locator('[data-chosen]').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'All parts' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Parts of this page' }).waitFor()
    expect([await isSame(site), await isSame(page), complaints]).toEqual([true, true, []])
  })

  test('its picture, its hours and an item are changed where they stand', async () => {
    const { page: site } = await stage.open()
    await openLive(site, shop.at('/'))
    await site.getByRole('row', { name: 'Mon-Sun 9:00 AM - 5:00 PM' }).first().waitFor()
    const { page, frame, complaints } = await openDesign()

    // Beside the name and the logo, which stand on it.
    await part(frame, 'header').click({ position: { x: 4, y: 4 } })
    await createHands().give(page.getByLabel('Picture file'), 'header.png')
    await page.getByRole('button', { name: 'Use the whole picture' }).click()
    await site.locator('section img[src*="-header"]').first().waitFor()

    await part(frame, 'hours').click()
    await page.getByRole('group', { name: 'Monday' }).getByText('Closed').click()
    await site.getByRole('row', { name: 'Mon Closed' }).first().waitFor()

    await page.getByRole('combobox', { name: 'Page' }).selectOption('/marketplace')
    await part(frame, `item:${shop.itemId}`).click()
    const form = page.getByRole('group', { name: 'Product' })
    await form.getByRole('textbox', { name: /^Name/ }).fill('Green Mug')
    await part(frame, `item:${shop.itemId}`).getByText('Green Mug').waitFor()
    await form.getByRole('button', { name: 'Save Item' }).click()
    await page.getByRole('heading', { name: 'Parts of this page' }).waitFor()
    await site.goto(shop.at('/marketplace'))
    await site.getByRole('heading', { name: 'Green Mug' }).waitFor()
    expect(complaints).toEqual([])
  })
})
