import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const installed = (): string | undefined => {
  const own = candidates.find((path) => path && existsSync(path))
  if (own) return own
  const bundled = chromium.executablePath()
  return bundled && existsSync(bundled) ? bundled : undefined
}

const executablePath = installed()

/** Browser tests run where a Chromium is found, and must run in CI. */
export const describeInBrowser = (name: string, tests: () => void) =>
  (executablePath || process.env.CI ? describe : describe.skip)(name, tests)

if (!executablePath && !process.env.CI) {
  process.stderr.write('No Chromium found (set CHROMIUM_PATH): the browser tests are skipped.\n')
}

/** A headless Chromium that talks to this machine only. */
export const launch = (...more: string[]): Promise<Browser> => {
  if (!executablePath) throw new Error('CI needs a Chromium: set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}

/** How long anything on a page may take: what is awaited must come, and a busy machine is slow, not wrong. */
const patience = 120_000

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
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}
