import type { Page } from 'playwright-core'
import type { AnalyticsEvent } from '../shared/contracts/site/visits'
import { as } from '../server/test/as'
import { describeInBrowser } from './browser'
import { openLive } from './open-live'
import { fillBuyer, openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

// The server counts no browser that says of itself that it is a program's.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const pixelId = '123456789012345'
const script = 'https://connect.facebook.net/en_US/fbevents.js'

/** Facebook's script as far as it matters here: it empties the queue and sends what comes. */
const standIn = `(() => {
  const send = (verb, event, facts = {}) =>
    verb === 'track' &&
    fetch('https://www.facebook.com/tr/?' + new URLSearchParams({ ev: event, ...facts }), { mode: 'no-cors' })
  fbq.callMethod = send
  fbq.queue.splice(0).forEach((call) => send(...call))
})()`

describeInBrowser('visits', () => {
  const stage = setStage()
  let shop: Shop
  let shops = 0
  beforeEach(async () => {
    const { app } = stage
    shop = await openShopAt(app, `visits-${++shops}`)
    const customerId = shop.account.id
    await app.service('account').patch(customerId, { str_instagram: 'testgoods' } as never)
    const link = { customerId, text: 'Our shop', link: '/marketplace', order: 1 }
    await app.service('profile-links').create(link as never)
  })

  const events = async (): Promise<AnalyticsEvent[]> => {
    const owner = await as(stage.app, 'owner', shop.account)
    return (await owner.get('profile-analytics').expect(200)).body.data
  }

  const counted = (page: Page, kind: string) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/api/profile-analytics') &&
        answer.status() === 201 &&
        answer.request().postDataJSON().eventType === kind,
    )

  /** Opens the home page and looks at it. */
  const arrive = async (page: Page) => {
    await page.goto(shop.at('/'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 260)
  }

  const openShop = async (page: Page) => {
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await navigation.getByRole('link', { name: 'Our shop' }).click()
    await page.getByRole('heading', { level: 1, name: 'Our shop' }).waitFor()
    await page.getByText('Blue Mug').first().waitFor()
  }

  test('are the owner’s to read: pages, navigation and the ways to other networks', async () => {
    const { page, context, complaints } = await stage.open({ userAgent })
    await context.route(/instagram/, (route) => route.fulfill({ body: 'Elsewhere' }))
    const seen = counted(page, 'pageView')
    await arrive(page)
    await seen
    const left = counted(page, 'navigation')
    const there = counted(page, 'pageView')
    await openShop(page)
    await Promise.all([left, there])
    const followed = counted(page, 'socialInteract')
    await page.getByRole('link', { name: /Instagram/ }).click()
    await followed

    const rows = await events()
    const short = rows.map(({ eventType, url, referrer }) => `${eventType} ${url} ${referrer}`)
    expect(short.sort()).toEqual(
      [
        `navigation ${shop.at('/')} `,
        `pageView ${shop.at('/')} `,
        `pageView ${shop.at('/marketplace')} ${shop.at('/')}`,
        `socialInteract ${shop.at('/marketplace')} `,
      ].sort(),
    )
    const cookie = (await context.cookies(shop.at('/'))).find(({ name }) => name === 'webid')
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([cookie!.value]))
    expect(rows.every(({ mobile }) => !mobile)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('are seen by the owner while they come, and month by month', async () => {
    const { page: office, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(office, shop, '/dashboard')
    const section = office.getByRole('region', { name: 'Visits' })
    await section.getByText('No visits yet').waitFor()

    const { page } = await stage.open({ userAgent })
    const seen = counted(page, 'pageView')
    await arrive(page)
    await seen
    const views = section.locator('dl > div', { hasText: 'Views' }).locator('dd')
    await views.getByText('1', { exact: true }).waitFor()
    await section.locator('canvas').waitFor()
    const there = counted(page, 'pageView')
    await openShop(page)
    await there
    await views.getByText('2', { exact: true }).waitFor()
    await section.getByRole('region', { name: 'Best pages' }).getByText('Shop', { exact: true }).waitFor()

    await section.getByRole('button', { name: 'Table' }).focus()
    await office.keyboard.press('Enter')
    const rows = section.getByRole('table', { name: 'Views per day' }).getByRole('row')
    expect(await rows.last().innerText()).toMatch(/\b2$/)
    const thisMonth = section.getByRole('list').last().getByRole('button').first()
    await thisMonth.focus()
    await office.keyboard.press('Enter')
    await section.getByText(/^Compared with the/).waitFor()
    await views.getByText('2', { exact: true }).waitFor()
    expect(await thisMonth.getAttribute('aria-pressed')).toBe('true')
    expect(complaints).toEqual([])
  })

  test('of people under Global Privacy Control leave no trace', async () => {
    const { page, context } = await stage.open({ userAgent, extraHTTPHeaders: { 'sec-gpc': '1' } })
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await openLive(page, shop.at('/'))
    await openShop(page)
    // Visits are counted when the page has nothing else to do.
    await page.evaluate(() => new Promise((free) => requestIdleCallback(free)))
    await page.waitForTimeout(1_000)
    expect(asked.filter((url) => /analytics|facebook/.test(url))).toEqual([])
    expect((await context.cookies()).filter(({ name }) => name === 'webid')).toEqual([])
    expect(await events()).toEqual([])
  })

  const sendMessage = async (page: Page) => {
    await page.getByLabel(/^First name/).fill('Aline')
    await page.getByLabel(/^Email/).fill('aline@buyers.test')
    await page.getByLabel(/^Message/).fill('Is the mug dishwasher safe?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Your message has been sent.').waitFor()
  }

  const buy = async (page: Page) => {
    await page.getByRole('link', { name: 'Blue Mug' }).click()
    // The list's own button of that name says the item, too.
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
    const cart = page.getByRole('dialog')
    await cart.getByRole('button', { name: /Checkout|Continue/ }).click()
    await cart.getByText('Local Pickup').click()
    await cart.getByRole('button', { name: 'Continue' }).click()
    await fillBuyer(cart)
    await cart.getByRole('button', { name: 'Continue' }).click()
    await cart.getByRole('button', { name: /^Pay / }).click()
    await cart.getByText('Your Order Was Placed Successfully').waitFor()
  }

  test('reach a pixel only after a yes: pages, a message, a cart, a card and a purchase', async () => {
    await stage.app.service('account').patch(shop.account.id, { facebookPixelId: pixelId } as never)
    const { page, context, complaints } = await stage.open({ userAgent })
    let loads = 0
    const sent: string[] = []
    await context.route(script, (route) => {
      loads += 1
      return route.fulfill({ contentType: 'text/javascript', body: standIn })
    })
    await context.route('https://www.facebook.com/tr/**', (route) => {
      const facts = new URL(route.request().url()).searchParams
      sent.push([...facts.values()].join(' '))
      return route.fulfill({ status: 200, body: '' })
    })

    await arrive(page)
    const bar = page.getByRole('region', { name: 'Cookies' })
    await bar.waitFor()
    expect(loads).toBe(0)
    await bar.getByRole('button', { name: 'Accept' }).click()
    await page.waitForFunction(() => 'callMethod' in (window as unknown as { fbq: object }).fbq)
    expect(await bar.count()).toBe(0)
    await sendMessage(page)
    await openShop(page)
    const purchase = page.waitForResponse(/ev=Purchase/)
    await buy(page)
    await purchase
    expect(loads).toBe(1)
    expect(sent).toEqual([
      'PageView',
      'Lead',
      'PageView',
      'PageView',
      'AddToCart 34 CAD',
      'AddPaymentInfo 39.1 CAD',
      'Purchase 39.1 CAD',
    ])
    expect(complaints).toEqual([])

    await page.reload()
    await page.mouse.move(300, 300)
    await page.waitForFunction(() => 'fbq' in window)
    expect(await bar.count()).toBe(0)
  })
})
