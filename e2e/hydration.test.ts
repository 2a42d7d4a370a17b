import type { Locale } from '@mainstreet/shared/rules/money/money'
import type { Page, Request } from 'playwright-core'
import { describeInBrowser } from './browser'
import { headings, openFullSite, pathsOf, type FullSite } from './full-site'
import { shiftsOf, watchShifts } from './settle'
import { askPlainly } from './plain-page'
import { quiet } from './quiet'
import { setStage } from './stage'
import {
  hydrateLive,
  preventIdleHydration,
  scriptBytes,
  stabilityOf,
  watchStability,
} from './deferred-hydration'

const maxScriptBytes = 110_000
type Kind = keyof typeof headings
const kinds = Object.keys(headings) as Kind[]

// A browser notes the page that is not there as a resource that could not be loaded.
const expected = /status of 404 .*no-such-page/

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

  /** Opens a page and waits until it has what it needs to be read; answers what it has asked for so far. */
  const read = async (page: Page, path: string): Promise<string[]> => {
    const asked: string[] = []
    // The page before sends a last request, which is none of this one's.
    await page.goto('about:blank')
    const note = (request: Request) => void asked.push(request.url())
    page.on('request', note)
    await page.goto(site.at(path))
    await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' })
    await quiet(page)
    page.off('request', note)
    return asked
  }

  /** What is seen of a page as it is hydrated: nothing, if all is well. */
  const traces = async (page: Page, kind: Kind, locale: Locale): Promise<string[]> => {
    const asked = await read(page, `${pathsOf(site)[kind]}?lang=${locale}`)
    const heading = page.getByRole('heading', { level: 1, name: headings[kind][locale] })
    const before = [await heading.count(), await page.locator('main').innerText()]
    await hydrateLive(page)
    const after = [await heading.count(), await page.locator('main').innerText()]
    const { shrunk, removed } = await stabilityOf(page)
    const moved = await shiftsOf(page)
    return [
      ...asked.filter((url) => url.includes('/api/')).map((url) => `asked ${url} before hydration`),
      ...(before[0] === 1 ? [] : ['has no heading']),
      ...(before.join() === after.join() ? [] : [`reads ${after.join()} instead of ${before.join()}`]),
      ...removed.map((part) => `removed ${part}`),
      ...(shrunk < 0.02 ? [] : [`shrank by ${shrunk}`]),
      ...(moved < 0.02 ? [] : [`moved by ${moved}`]),
    ].map((text) => `${kind} ${text}`)
  }

  test.each(['en', 'fr'] as const)('is hydrated without a trace, in %s', async (locale) => {
    const { page, complaints } = await openUnhydrated()
    await watchShifts(page)
    await watchStability(page)
    const found: string[] = []
    for (const kind of kinds) found.push(...(await traces(page, kind, locale)))
    expect([...found, ...complaints.filter((text) => !expected.test(text))]).toEqual([])
  })

  test('shows a part of the page while its code comes later than newer data', async () => {
    const { page, complaints } = await openUnhydrated()
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(new URL(request.url()).pathname))
    const answerOf = (path: string) => page.waitForResponse((answer) => answer.url().includes(path))
    const newerData = Promise.all([answerOf('/api/site'), answerOf('/api/market-items/')])
    await page.route(/\/rich-text-[^/]*\.js$/, async (route) => {
      await newerData
      // The page renders what it has received.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
      await route.continue()
    })
    await page.goto(site.at(pathsOf(site).item))
    await hydrateLive(page)
    expect(await page.getByText('Thrown and glazed by hand.').count()).toBe(1)
    expect(scripts.filter((path) => path.includes('/rich-text-'))).toHaveLength(1)
    // Loaded only where the text is rendered in the browser, in place of what the server has sent.
    expect(scripts.filter((path) => path.includes('/clean-html-'))).toEqual([])
    expect(complaints).toEqual([])
  })

  test.each(['home', 'shop', 'item'] as const)('loads little script before it is used: %s', async (kind) => {
    const { page } = await openUnhydrated()
    const bytes = scriptBytes(await read(page, pathsOf(site)[kind]))
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
