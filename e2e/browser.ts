import type { Browser, BrowserContext, Page } from 'playwright-core'
import { executablePath } from './launch'
import { followRequests } from './quiet'

/** Browser tests run where a Chromium is found, and must run in CI. */
export const describeInBrowser = (name: string, tests: () => void) =>
  (executablePath || process.env.CI ? describe : describe.skip)(name, tests)

if (!executablePath && !process.env.CI) {
  process.stderr.write('No Chromium found (set CHROMIUM_PATH): the browser tests are skipped.\n')
}

/** How long anything on a page may take: what is awaited must come, and a busy machine is slow, not wrong. */
const timeoutMs = 120_000

/** A browser's window with one page. */
export interface Window {
  context: BrowserContext
  page: Page
  complaints: string[]
}

/** A window of its own; what the page complains about on its console, or fails to load, ends up in `complaints`. */
export const openWindow = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Window> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  context.setDefaultTimeout(timeoutMs)
  const page = await context.newPage()
  followRequests(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}
