import type { Page } from 'playwright-core'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { isSame, mark } from './open-live'
import { placeOrder } from './place-order'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the home page of the dashboard', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'first-screen')
  })

  const openHome = async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard')
    await page.getByRole('heading', { name: /^Set up/ }).waitFor()
    await mark(page)
    return { page, complaints }
  }
  const toPack = (page: Page) => page.getByRole('link', { name: /^Pack order #/ })

  test('follows what happens: an order, a message, a set-up line that is done', async () => {
    const { page, complaints } = await openHome()
    await page.getByText('Nothing waits for you.').waitFor()
    await page.getByText('Nothing was sold in the last 30 days.').waitFor()

    await placeOrder(stage.app, shop)
    await toPack(page).waitFor()
    await page.getByText('of test orders').waitFor()

    const visitor = await as(stage.app, 'visitor', shop.account)
    const written = { from: 'ada@example.test', contact: 'Ada', subject: 'Mugs', message: 'Blue ones?' }
    await visitor.post('contact', written).expect(200)
    await page.getByRole('link', { name: 'Show: 1 message to answer' }).waitFor()

    const owner = await as(stage.app, 'owner', shop.account)
    const { body } = await owner.get('profile-hours?day=Monday').expect(200)
    await page.getByRole('link', { name: 'Add your hours' }).waitFor()
    await owner.patch(`profile-hours/${body.data[0].id}`, { isOpen: true }).expect(200)
    await page.getByRole('link', { name: 'Add your hours' }).waitFor({ state: 'detached' })

    expect([await isSame(page), complaints]).toEqual([true, []])
  })

  test('leads by keyboard to the part of an order that ships it', async () => {
    const { page } = await openHome()
    await toPack(page).first().press('Enter')
    await page.getByRole('button', { name: 'Mark Order as Shipped' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'fulfilment')
    await page.keyboard.press('Tab')
    expect(await page.getByLabel('Carrier').evaluate((box) => box === document.activeElement)).toBe(true)
  })

  test('leads to the messages, where one is read and left for later by keyboard in one window and so in the other', async () => {
    const { page: home } = await openHome()
    const { page, complaints } = await openHome()
    await page.getByRole('link', { name: 'Show: 1 message to answer' }).press('Enter')
    const row = page.getByRole('button', { name: /^Ada/ })
    // The only one is open already.
    await page.getByText('Blue ones?').waitFor()
    const reply = page.getByRole('link', { name: 'In your mail program, to Ada' })
    expect(await reply.getAttribute('href')).toMatch(/^mailto:ada@example\.test\?subject=Re%3A%20Mugs&/)
    await home.getByRole('link', { name: 'Inbox', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Remove the message from Ada' }).press('Enter')
    await page.getByText('Nothing to answer.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await row.waitFor()
    await page.getByRole('button', { name: 'Later', exact: true }).press('Enter')
    await home.getByRole('link', { name: 'Show: 1 message to answer' }).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})
