import { localTime } from '@mainstreet/shared/rules/time/local-time'
import type { Page } from 'playwright-core'
import { buildBooking } from '../server/features/bookings/bookings.factory'
import { openRestaurantHours } from '../server/features/bookings/restaurant.stage'
import { describeInBrowser } from './browser'
import { hydrate } from './deferred-hydration'
import { openShopAt, signIn, type Shop } from './shop'
import { setMailStage } from './stage'

describeInBrowser('booking a table', () => {
  let shop: Shop
  const stage = setMailStage()
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'table')
    await openRestaurantHours(stage.app, shop.account.id)
  })

  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  const type = async (page: Page, text: string) => {
    await press(page, 'Tab')
    await page.keyboard.type(text)
  }

  /** One person more than two, the next day and its first time: three choices, with the keys alone. */
  const choose = async (page: Page) => {
    await page.locator('input[name=people]:checked').focus()
    await press(page, 'ArrowRight')
    await page.locator('input[name=date]:checked').focus()
    await press(page, 'ArrowRight', 'Tab', 'Space')
  }

  test('a guest books with the keys, the owner sees it come and accepts, and the mail has a calendar file', async () => {
    const back = await stage.open()
    await signIn(back.page, shop, '/dashboard/bookings')
    await back.page.getByText('Nothing to answer').waitFor()

    const { page, complaints } = await stage.open()
    await page.goto(shop.at('/'))
    await hydrate(page)
    const strip = page.getByRole('region', { name: 'Book a table' })
    await strip.getByLabel('How many of you?').selectOption('4')
    await strip.getByLabel('Day').selectOption({ index: 2 })
    const day = await strip.getByLabel('Day').inputValue()
    await strip.getByRole('link', { name: 'Find a table' }).click()
    await page.getByRole('heading', { name: 'Book a table', level: 1 }).waitFor()
    const chosen = (name: string) => page.locator(`input[name=${name}]:checked`).getAttribute('value')
    expect([await chosen('people'), await chosen('date')]).toEqual(['4', day])
    expect(await chosen('startsAt')).not.toBeNull()
    await page.goBack()
    await page.getByRole('link', { name: 'Book a table' }).click()
    await page.getByRole('heading', { name: 'Book a table', level: 1 }).waitFor()
    await hydrate(page)
    await choose(page)
    expect(await page.locator('input[name=people]:checked').getAttribute('value')).toBe('3')
    await page.getByLabel(/^Name/).focus()
    await page.keyboard.type('Mona Léger')
    await type(page, '506 555 0199')
    await type(page, 'mona@guests.test')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'We have got it and will answer soon' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/restaurant\/booking\/\d+\./)

    await back.page
      .getByText(/^New booking: Mona Léger, 3 people, /)
      .first()
      .waitFor()
    await back.page.getByRole('button', { name: 'Accept: Mona Léger' }).click()
    await back.page.getByText('Nothing to answer').waitFor()

    const { recipients, source } = await stage.smtp.mailWith('text/calendar')
    expect(recipients).toEqual(['mona@guests.test'])
    expect(source).toContain('invite.ics')

    await page.reload()
    await page.getByRole('heading', { name: 'Your table is booked' }).waitFor()
    await page.getByRole('button', { name: 'Cancel the booking' }).click()
    await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor()
    await back.page.goto(shop.at('/dashboard/bookings?part=all'))
    await back.page.getByText('Cancelled by the guest').waitFor()
    expect(complaints).toEqual([])
  })

  test('an owner who closes a day reads what lies on it, and tells its guests with one press', async () => {
    const { id: customerId } = shop.account
    const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const table = { ...buildBooking({ startsAt, status: 'accepted' }), customerId }
    await stage.app.service('table-bookings').create(table)
    const { page, complaints } = await stage.open()
    await signIn(page, shop, '/dashboard/details')
    await page.getByRole('button', { name: 'Add a day' }).click()
    const { date } = localTime(new Date(startsAt), shop.account.timezone)
    await page.getByRole('textbox', { name: /Date/ }).or(page.locator('input[type=date]')).last().fill(date)
    await page.getByText('1 accepted table').waitFor()
    await page.getByRole('button', { name: 'Call it off and tell the guest…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Call the table off?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A pipe has burst in the kitchen.')
    await dialog.getByRole('button', { name: 'Call Off' }).click()
    await page.getByText('The guest is told.').waitFor()
    const { source } = await stage.smtp.mailWith('A pipe has burst in the kitchen.')
    expect(source).toContain('is called off')
    await page.goto(shop.at('/dashboard/messages'))
    await page.getByText('Nothing to answer.').waitFor()
    expect(complaints.filter((text) => !/status of 401/.test(text))).toEqual([])
  })
})
