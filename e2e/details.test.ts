import { shortDateText } from '@mainstreet/shared/rules/time/hours'
import { englishHours } from '@mainstreet/shared/rules/time/hours-words'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today } from '@mainstreet/shared/rules/money/price'
import type { Page } from 'playwright-core'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { isSame, openLive } from './open-live'
import { quiet } from './quiet'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the details of a business', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'details')
    const { knex } = stage.app.get('database')
    const columns = { isOpen: true, open: '00:00:00', close: '00:00:00' }
    await knex('profile_hours').where({ customerId: shop.account.id }).update(columns)
  })

  const openDetails = async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard/details')
    await page.getByRole('group', { name: 'Monday' }).waitFor()
    return { page, complaints }
  }
  const stored = () => stage.app.service('account').get(shop.account.id)
  const saved = (page: Page, section: string) =>
    page
      .getByRole('region', { name: section })
      .getByRole('status')
      .getByText(/ saved$/)
      .first()
      .waitFor()
  const invalid = 'Invalid phone format. ex: (555) 555-5555'

  test('are on the public page as soon as they are saved, and in the owner’s other window', async () => {
    const visitor = await stage.open()
    await openLive(visitor.page, shop.at('/'))
    await visitor.page.getByText('Open now').first().waitFor()
    const { page, complaints } = await openDetails()
    const other = await page.context().newPage()
    await other.goto(shop.at('/dashboard/details'))
    await other.getByRole('group', { name: 'Monday' }).waitFor()
    // What is typed in one window is not touched by what is saved in the other.
    await other.getByRole('textbox', { name: 'Slogan' }).fill('Not yet')

    await page.getByRole('textbox', { name: 'Slogan' }).fill('Made by the lake')
    await page.getByRole('textbox', { name: 'City' }).fill('Moncton')
    await page.keyboard.press('Tab')
    await visitor.page.getByText('Made by the lake').first().waitFor()
    await other.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=str_city]')?.value === 'Moncton',
    )
    expect(await other.getByRole('textbox', { name: 'Slogan' }).inputValue()).toBe('Not yet')

    const date = today(new Date(), shop.account.timezone)
    const words = shortDateText(date, englishHours)
    await page.getByRole('button', { name: 'Add a day' }).click()
    await page.getByLabel('Date').last().fill(date)
    await page.getByRole('textbox', { name: 'Note' }).fill('Stocktaking')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await visitor.page
      .getByText(/^Opens/)
      .first()
      .waitFor()
    await visitor.page
      .getByRole('row', { name: `${words} Stocktaking Closed` })
      .first()
      .waitFor()
    await other.getByRole('button', { name: `Remove ${words}` }).click()
    // Leaving the page ends the time in which it can be undone.
    await other.getByRole('link', { name: 'Orders' }).first().click()
    await visitor.page.getByText('Open now').first().waitFor()
    expect(await isSame(visitor.page)).toBe(true)
    expect([...complaints, ...visitor.complaints]).toEqual([])
  })

  test('that are refused stay typed, say why, and are lost neither by a link, nor Back, nor a reload', async () => {
    const { page } = await openDetails()
    await page.getByRole('link', { name: 'Orders' }).first().click()
    // The address says so before the page is there.
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Details' }).first().click()
    const phone = page.getByRole('textbox', { name: 'Fax' })
    await phone.fill('506555')
    await phone.press('Tab')
    await page.getByText(invalid).waitFor()
    const staysAsked = async () => {
      await page.getByText('Leave without saving?').waitFor()
      await page.getByRole('button', { name: 'Stay' }).click()
      await page.getByText('Leave without saving?').waitFor({ state: 'hidden' })
      expect(await phone.inputValue()).toBe('(506) 555')
    }
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await staysAsked()
    await page.goBack()
    await staysAsked()
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => void setTimeout(() => location.reload()))
    await (await asked).dismiss()
    expect(await phone.inputValue()).toBe('(506) 555')
    expect((await stored()).str_fax).toBe('')
    await phone.fill('5065550199')
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await page.waitForURL('**/orders')
    expect((await stored()).str_fax).toBe('(506) 555-0199')
  })

  test('are kept by going Back from a field that was never left, however slow the server saves them', async () => {
    const { page } = await openDetails()
    await page.getByRole('link', { name: 'Orders' }).first().click()
    // The address says so before the page is there.
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Details' }).first().click()
    const held: (() => void)[] = []
    await page.route('**/api/account/*', async (route) => {
      if (route.request().method() === 'PATCH') await new Promise<void>((go) => held.push(go))
      await route.continue()
    })
    await page.getByRole('textbox', { name: 'Contact Name' }).fill('Nora Hatfield')
    await page.goBack()
    await page.getByRole('status').getByText('Saving…').first().waitFor({ state: 'attached' })
    expect(await page.getByText('Leave without saving?').count()).toBe(0)
    await until(() => held.length > 0)
    held.forEach((go) => go())
    // The address says so before the page is left.
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
    expect((await stored()).str_contact_name).toBe('Nora Hatfield')
  })

  test('need no mouse: a day’s choice and times, a date added, and the way back to where it was', async () => {
    const { page } = await openDetails()
    const monday = page.getByRole('group', { name: 'Monday' })
    await monday.getByRole('radio', { name: 'Open' }).focus()
    await page.keyboard.press('ArrowRight')
    await saved(page, 'Business Hours')
    await page.keyboard.press('ArrowLeft')
    await page.getByLabel('Monday, opens').waitFor()
    await quiet(page)
    await page.keyboard.press('Tab')
    await page.keyboard.type('0930AM')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0500PM')
    await page.getByRole('button', { name: 'Copy Monday to all days' }).focus()
    await page.getByRole('row', { name: 'Mon 9:30 AM - 5:00 PM' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('row', { name: 'Mon-Sun 9:30 AM - 5:00 PM' }).waitFor()

    await page.getByRole('button', { name: 'Add a day' }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByLabel('Date')
      .last()
      .fill(dateAfter(today(new Date(), shop.account.timezone), 2))
    await page.getByRole('textbox', { name: 'Note' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Remove \w{3}, / }).waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Add a day')
  })
})
