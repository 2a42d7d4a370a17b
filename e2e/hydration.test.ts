import type { Page } from 'playwright-core'
import { until } from '../server/test/until'
import { describeInBrowser } from './browser'
import { openFullSite, pathsOf, type FullSite } from './full-site'
import { askPlainly } from './plain-page'
import { setStage } from './stage'
import { hydrateLive, preventIdleHydration, maxScriptBytes, read, scriptBytes } from './deferred-hydration'

describeInBrowser('a page made by the server', () => {
  const stage = setStage()
  let site: FullSite
  beforeAll(async () => {
    site = await openFullSite(stage.app, 'hydration', true)
  })

  const openUnhydrated = async () => {
    const window = await stage.open()
    await preventIdleHydration(window.page)
    return window
  }

  test('is followed once the last part has its code, and shows what the server has sent until then', async () => {
    const { page, complaints } = await openUnhydrated()
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const scripts = (name: string) => asked.filter((path) => path.includes(`/${name}-`))
    const reads = () => asked.filter((path) => /^\/api\/(?:site|market-items)/.test(path))
    let readsBefore: string[] = []
    await page.route(/\/rich-text-[^/]*\.js$/, async (route) => {
      // All other parts are there: only this one's two marks are left.
      await until(async () => (await page.locator('template[data-hydrating]').count()) === 2)
      // Following the business would begin at once.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      readsBefore = reads()
      await route.continue()
    })
    await page.goto(site.at(pathsOf(site).item))
    await hydrateLive(page)
    expect(await page.getByText('Thrown and glazed by hand.').count()).toBe(1)
    expect([scripts('rich-text').length, readsBefore]).toEqual([1, []])
    // Loaded only where the text is rendered in the browser, in place of what the server has sent.
    expect(scripts('clean-html')).toEqual([])
    expect(complaints).toEqual([])
  })

  test.each(['home', 'shop', 'item'] as const)('loads little script before it is used: %s', async (kind) => {
    const { page } = await openUnhydrated()
    const bytes = scriptBytes(await read(page, site.at(pathsOf(site)[kind])))
    process.stdout.write(`${kind}: ${bytes} bytes of script before interaction\n`)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes)
  })

  test('is rendered in the browser where the server could not', async () => {
    const { page, complaints } = await stage.open()
    const address = site.at(pathsOf(site).item)
    const { text, headers } = await askPlainly(stage.app, address)
    const body = text.replace(/<div id="root">.*<\/div>(?=\s*<script)/s, '<div id="root"></div>')
    expect(body.length).toBeLessThan(text.length)
    // The answer came compressed; what is sent instead does not.
    const {
      'content-encoding': _gzip,
      'content-length': _length,
      ...rest
    } = headers as Record<string, string>
    await page.route(address, (route) => route.fulfill({ headers: rest, body }))
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'Blue Mug' }).waitFor()
    await page.getByText('$34.00').first().waitFor()
    // To Chromium an answer that a test puts in place comes from nowhere, and may not speak to this machine.
    expect(complaints.filter((text) => !/LOCAL_NETWORK_ACCESS/.test(text))).toEqual([])
  })

  /** Goes on with the Tab key until a control has the focus. */
  const tabTo = async (page: Page, name: RegExp) => {
    for (let steps = 0; steps < 60; steps++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      )
      if (name.test(label)) return
    }
    throw new Error(`The keyboard does not reach ${name}`)
  }

  test('is bought from with nothing but the keyboard', async () => {
    const { page, complaints } = await stage.open()
    await page.goto(site.at(pathsOf(site).item))
    await tabTo(page, /^Add to cart$/)
    await page.keyboard.press('Enter')
    const cart = page.getByRole('dialog')
    await cart.getByText('Blue Mug').waitFor()
    await tabTo(page, /^(Checkout|Continue)/)
    expect(await cart.locator(':focus').count()).toBe(1)
    await page.keyboard.press('Enter')
    await cart.getByText('Local Pickup').waitFor()
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    expect(await page.locator(':focus').textContent()).toMatch(/^Add(ed| to cart)$/)
    expect(await page.getByRole('button', { name: 'Cart, 1 item' }).count()).toBe(1)
    expect(complaints).toEqual([])
  })
})
