import type { Frame, Page } from 'playwright-core'
import { describeInBrowser } from './browser'
import { isSame, mark, openLive } from './open-live'
import { openShopAt, signIn, type Shop } from './shop'
import { setStage } from './stage'

describeInBrowser('the design of a site', () => {
  const stage = setStage()
  let shop: Shop
  beforeAll(async () => {
    shop = await openShopAt(stage.app, 'design')
  })

  const openDesign = async () => {
    const { page, complaints } = await stage.open({ reducedMotion: 'reduce' })
    await signIn(page, shop, '/dashboard/design')
    await page.frameLocator('iframe').locator('h1').first().waitFor()
    const frame = page.frames()[1]!
    await frame.locator('#root > *').first().waitFor()
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
    await hasVariable(other.frames()[1]!, '--site-header', '#7a1f5c')
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
