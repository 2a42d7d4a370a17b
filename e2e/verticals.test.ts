import { performance } from 'node:perf_hooks'
import { weekdays } from '@mainstreet/shared/rules/time/local-time'
import type { Page } from 'playwright-core'
import { newAccount } from '../server/test/as'
import { readMails } from '../server/test/mails'
import { describeInBrowser } from './browser'
import { createHands, type Hands } from './hands'
import { isSame, openLive } from './open-live'
import { readQrCode } from './read-qr-code'
import { signIn } from './shop'
import { setStage } from './stage'

const password = 'a-password-for-tests'

/** The pages of a PDF and how large each is, in millimetres. */
const sheetsOf = (pdf: Buffer) => {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  return [...boxes].map((box) => box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)))
}

describeInBrowser('businesses of a kind', () => {
  const stage = setStage()
  const addressOf = (host: string, path: string) =>
    `http://${host}.localhost:${new URL(stage.app.origin).port}${path}`

  const invite = async (email: string): Promise<string> => {
    await stage.app.service('invitations').create({ email, role: 'owner' })
    const [mail] = await readMails(stage.app, { to: email })
    return addressOf('start', `/invitation${/invitation(#\S+)/.exec(mail!.text)![1]}`)
  }

  const openRestaurant = async (page: Page, { type, press }: Hands) => {
    await type(page.getByRole('textbox', { name: /^Name/ }), 'Odile Arsenault')
    await type(page.getByLabel(/^Password/), password)
    await type(page.getByLabel(/^Repeat/), password)
    await press(page.getByRole('button', { name: 'Accept and Sign In' }))
    // A box of the page of the invitation is called the same.
    await press(page.getByRole('radio', { name: /^Restaurant/ }))
    await type(page.getByRole('textbox', { name: /^Name/ }), 'Quayside Kitchen')
    await type(page.getByRole('textbox', { name: /^City/ }), 'Moncton')
    await type(page.getByRole('textbox', { name: /^Phone/ }), '(506) 555-0123')
    await press(page.getByRole('button', { name: 'Open the business' }))
  }

  const writeMenu = async (page: Page, { type, press }: Hands) => {
    const navigation = page.getByRole('navigation', { name: 'Dashboard' })
    await press(navigation.getByRole('link', { name: 'Menu' }))
    const lunch = page.getByRole('region', { name: 'Lunch' })
    await type(lunch.getByRole('textbox', { name: 'Name of the new dish' }), 'Chowder')
    await type(lunch.getByRole('textbox', { name: 'Price of the new dish' }), '17')
    await press(lunch.getByRole('button', { name: 'Add', exact: true }))
    await page.getByRole('article', { name: 'Dish: Chowder' }).waitFor()
    await press(lunch.getByRole('button', { name: 'Paste many' }))
    await type(
      page.getByRole('textbox', { name: 'Dishes, one a line' }),
      'Soup – 8\nStew – 12.50 – Beef and beer',
    )
    await press(page.getByRole('button', { name: 'Add 2 dishes' }))
    await page.getByRole('article', { name: 'Dish: Stew' }).waitFor()
    await press(navigation.getByRole('link', { name: 'Dashboard', exact: true }))
  }

  const publish = async (page: Page, { press }: Hands) => {
    // Whoever looks first has all of the preview: a picture of an example that goes while it loads would be missed.
    const preview = await (await page.waitForSelector('iframe')).contentFrame()
    await preview!.waitForLoadState('networkidle')
    await press(page.getByRole('button', { name: 'Publish the site' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Remove them and publish' }))
    await page.getByText('Your site is published.').first().waitFor()
  }

  const printTableCard = async (page: Page, { press }: Hands): Promise<Buffer> => {
    await press(page.getByRole('link', { name: 'Menu', exact: true }).first())
    await press(page.getByRole('link', { name: 'Table card' }))
    await page.getByRole('img', { name: /^QR code that leads to/ }).waitFor()
    await page.evaluate(() => (window.print = () => Object.assign(window, { printed: true })))
    await press(page.getByRole('button', { name: 'Print' }))
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
    return page.pdf({ preferCSSPageSize: true })
  }

  test('a restaurant is opened from an invitation to a printed table card, and says what is sold out', async () => {
    const link = await invite('odile@verticals.test')
    const { page: owner, complaints } = await stage.open({ reducedMotion: 'reduce' })
    const hands = createHands()
    const began = performance.now()
    await owner.goto(link)
    await openRestaurant(owner, hands)
    await writeMenu(owner, hands)
    await publish(owner, hands)
    const card = await printTableCard(owner, hands)
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `from an invitation to a table card: ${hands.steps()} steps, ${seconds.toFixed(1)} s\n`,
    )
    expect(sheetsOf(card)).toEqual([[105, 148]])
    await owner.emulateMedia({ media: 'print' })
    const menu = await readQrCode(await owner.getByRole('img', { name: /^QR code/ }).screenshot())
    expect(menu).toBe(addressOf('quayside-kitchen', '/restaurant'))
    await owner.emulateMedia({ media: 'screen' })

    // Who points a camera at the card has the menu, and hears at once what is gone.
    const { page: guest } = await stage.open()
    await openLive(guest, menu)
    await guest.getByRole('heading', { name: 'Stew' }).waitFor()
    await hands.press(owner.getByRole('link', { name: 'Menu', exact: true }).first())
    const chowder = owner.getByRole('article', { name: 'Dish: Chowder' })
    await hands.press(chowder.getByRole('switch', { name: 'Sold out today' }))
    await guest.getByText('Sold out today').waitFor()
    await hands.press(chowder.getByRole('switch', { name: 'Sold out today', checked: true }))
    await guest.getByText('Sold out today').waitFor({ state: 'hidden' })
    await hands.type(chowder.getByRole('textbox', { name: /^Price/ }), '18.50')
    await owner.keyboard.press('Tab')
    await guest.getByText('$18.50').waitFor()
    const days = guest.getByRole('radio', { name: new RegExp(`^(${weekdays.join('|')})`) })
    expect(await days.count()).toBe(7)
    expect(await isSame(guest)).toBe(true)
    expect(complaints).toEqual([])
  })
  const openDealer = async () => {
    const account = await newAccount(stage.app, { str_domain: 'dealer.localhost', roles: ['Automotive'] })
    const owner = { email: 'owner@dealer.test', password }
    await stage.app.service('users').create({ ...owner, role: 'owner', accounts: [account.id] })
    return { owner, at: (path: string) => addressOf('dealer', path) }
  }

  test('a car is begun by its VIN, photographed and published, and seen on the page that is open', async () => {
    const dealer = await openDealer()
    const { page: visitor } = await stage.open()
    await openLive(visitor, dealer.at('/automotive'))
    const { page: owner, complaints } = await stage.open({ reducedMotion: 'reduce' })
    const { press, type, choose, give, steps } = createHands()
    await signIn(owner, dealer, '/dashboard/automotive')
    const began = performance.now()
    // A lot without vehicles offers it twice.
    await press(owner.getByRole('button', { name: 'Add a vehicle' }).first())
    const dialog = owner.getByRole('dialog')
    await type(dialog.getByRole('textbox', { name: /^VIN/ }), '4T1G11AK5MU530217')
    expect(await dialog.getByRole('textbox', { name: /^Year/ }).inputValue()).toBe('2021')
    expect(await dialog.getByRole('textbox', { name: /^Make/ }).inputValue()).toBe('Toyota')
    await type(dialog.getByRole('textbox', { name: /^Model/ }), 'Camry')
    await press(dialog.getByRole('button', { name: 'Add', exact: true }))

    await owner.getByText('The VIN tells: 2021, Toyota, built in the United States.').waitFor()
    const vin = owner.getByRole('textbox', { name: /^VIN/ })
    await vin.fill('4T1G11AK4MU530217')
    await owner.getByText('The check digit does not fit.').waitFor()
    await vin.fill('4T1G11AK5MU530217')
    await owner.getByText('The check digit does not fit.').waitFor({ state: 'hidden' })
    await give(owner.getByLabel('Picture files'), 'front.png', 'back.png')
    await type(owner.getByRole('textbox', { name: /^Price/ }), '26995')
    await choose(owner.getByRole('combobox', { name: /^Status/ }), 'public')
    await owner.getByRole('list', { name: 'Pictures' }).getByRole('img').nth(1).waitFor()
    await press(owner.getByRole('button', { name: 'Save vehicle' }))
    const card = visitor.getByRole('article').filter({ hasText: '2021 Toyota Camry' })
    await card.getByText('$26,995').waitFor()
    await card.locator('img[src^="/assets/"]').waitFor()
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(`a car from its VIN to its page: ${steps()} steps, ${seconds.toFixed(1)} s\n`)
    expect(await isSame(visitor)).toBe(true)
    expect(complaints).toEqual([])
  })
})
