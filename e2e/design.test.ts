import type { Frame, Page } from 'playwright-core'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { isSame, mark, openLive } from './open-live'
import { preview, previewOf } from './preview-frame'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the design of a site', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'design')
  })

  const openDesign = async (options?: Parameters<typeof stage.open>[0]) => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce', ...options })
    await signIn(page, shop, '/dashboard/design')
    const frame = await previewOf(page)
    await frame.locator('h1').first().waitFor()
    // Before the two are connected, a press in the frame is the page's own.
    await frame.locator('html[data-pointing]').waitFor()
    return { page, frame, complaints }
  }
  const hasVariable = (where: Page | Frame, name: string, value: string) =>
    where.waitForFunction(
      ([name, value]) => getComputedStyle(document.querySelector('.site')!).getPropertyValue(name!) === value,
      [name, value],
    )
  const colour = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

  test('a colour is seen in the frame, on the open public page and in the other window, by keyboard alone', async () => {
    const { page: site } = await stage.open()
    await openLive(site, shop.at('/'))
    const { page: other } = await openDesign()
    const { page, frame, complaints } = await openDesign()
    await frame.evaluate(() => Object.assign(window, { same: true }))
    await mark(other)

    await colour(page, 'Header').fill('#7a1f5c')
    await hasVariable(frame, '--site-header', '#7a1f5c')
    await page.keyboard.press('Tab')
    await hasVariable(site, '--site-header', '#7a1f5c')
    await hasVariable(await previewOf(other), '--site-header', '#7a1f5c')
    await other.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === '#7a1f5c'),
    )

    await page.getByRole('radio', { name: 'Harbour' }).focus()
    await page.keyboard.press('ArrowRight')
    await hasVariable(site, '--site-button', '#8c2f2b')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await hasVariable(site, '--site-header', '#0e2a43')
    await hasVariable(frame, '--site-header', '#0e2a43')
    expect([await isSame(site), await isSame(other), complaints]).toEqual([true, true, []])
    expect(await frame.evaluate(() => 'same' in window)).toBe(true)
  })

  test('on a phone the site fills the window, presets are swiped and pressed, and the forms are a sheet', async () => {
    const { page: site } = await stage.open()
    await openLive(site, shop.at('/'))
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const { page, frame, complaints } = await openDesign(phone)
    const bar = page.getByRole('navigation', { name: 'Main pages' })
    await bar.getByRole('button', { name: /More/, expanded: false }).waitFor()
    const window = (await page.locator(preview).boundingBox())!
    expect(window.width).toBe(390)
    expect(window.height).toBeGreaterThan(500)
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)

    // A swipe brings other presets to the edge, and chooses none.
    const strip = page.getByRole('radiogroup', { name: 'Presets' })
    const from = (await strip.boundingBox())!
    const at = (x: number) => [{ x, y: from.y + from.height / 2 }]
    const hand = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', at(360))
    for (let x = 340; x > 40; x -= 20) await touch('touchMove', at(x))
    await touch('touchEnd', [])
    await until(() => strip.evaluate(({ scrollLeft }) => scrollLeft > 150))
    const harbour = strip.getByRole('radio', { name: 'Harbour' })
    expect(await harbour.isChecked()).toBe(true)

    await strip.locator('label', { hasText: 'Market' }).tap()
    for (const where of [site, frame]) await hasVariable(where, '--site-button', '#2a7a3b')
    await page.getByRole('button', { name: 'Undo' }).tap()
    for (const where of [site, frame]) await hasVariable(where, '--site-header', '#0e2a43')

    // By keyboard alone: the arrow keys walk the strip, and what is chosen is in view.
    await harbour.focus()
    await page.keyboard.press('ArrowRight')
    await hasVariable(site, '--site-button', '#8c2f2b')
    await page.keyboard.press('Control+z')
    await hasVariable(site, '--site-header', '#0e2a43')

    const look = page.getByRole('button', { name: 'Look' })
    await look.focus()
    await page.keyboard.press('Enter')
    await colour(page, 'Header').waitFor()
    await strip.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await strip.waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Look')

    // Pressing the site opens its form over it; closed, the site is whole again.
    await frame.getByRole('heading', { level: 1 }).dispatchEvent('click')
    await page.getByRole('textbox', { name: /^Name/ }).waitFor()
    await page.getByRole('button', { name: 'Close' }).tap()
    await strip.waitFor()
    expect(complaints).toEqual([])
  })

  test('a form that opens leaves the site where it is', async () => {
    const { page, frame } = await openDesign({ viewport: { width: 1440, height: 900 } })
    const heading = frame.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await heading.dispatchEvent('click')
    await page.getByRole('textbox', { name: /^Name/ }).waitFor()
    expect(await heading.boundingBox()).toEqual(before)
  })

  test('what may not stay in the styles is named, and the rest is shown', async () => {
    const { page: site } = await stage.open()
    await openLive(site, shop.at('/'))
    const { page, frame } = await openDesign()
    const css = '@import url(https://evil.example/x.css);\nh1 { letter-spacing: 7px }'
    await page.getByRole('textbox', { name: 'Styles (CSS)' }).fill(css)
    await page.keyboard.press('Control+s')
    await page.getByText('Line 1: @import url(https://evil.example/x.css)').waitFor()
    for (const where of [site, frame])
      await where.waitForFunction(
        () => getComputedStyle(document.querySelector('.site h1')!).letterSpacing === '7px',
      )
    const { customStyles } = await stage.app.service('profile-styles').get(shop.account.id)
    expect(customStyles).toBe('.site h1 {\n  letter-spacing: 7px;\n}')
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).letterSpacing)).not.toBe(
      '7px',
    )
  })

  test('the page in the frame reaches neither the back office nor the API', async () => {
    const { frame } = await openDesign()
    const reached = await frame.evaluate(async () => {
      const tries = {
        document: () => window.parent.document.title,
        storage: () => localStorage.length,
        api: async () => (await fetch('/api/site')).status,
      }
      const results: string[] = [self.origin]
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          results.push(`${name} ${await attempt()}`)
        } catch {
          results.push(`${name} refused`)
        }
      }
      return results
    })
    expect(reached).toEqual(['null', 'document refused', 'storage refused', 'api refused'])
  })

  test.each(['/', '/?previewId=ID', '/?previewId=ID&framed=1', '/dashboard'])(
    'a page of another origin cannot frame %s',
    async (path) => {
      const { page } = await stage.open()
      const address = shop.at(path.replace('ID', String(shop.account.id)))
      await page.route('http://foreign.localhost/', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
      )
      await page.goto('http://foreign.localhost/')
      expect(page.frames()[1]!.url()).toBe('chrome-error://chromewebdata/')
    },
  )
})
