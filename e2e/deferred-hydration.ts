import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { idleMs } from '../client/src/deferred-hydration'
import { until } from '../server/test/until'
import { quiet } from './quiet'

/** How much shorter the page became than it was before, and which of its parts disappeared. */
interface Stability {
  shrunk: number
  removed: string[]
}

interface Watched extends Window {
  stability?: Stability
}

const parts = 'header, main, footer, main h1, main section[id]'

/** Watches, from the next page load on, whether anything disappears or the page becomes shorter. */
export const watchStability = (page: Page) =>
  page.addInitScript((parts) => {
    const stability: Stability = { shrunk: 0, removed: [] }
    ;(window as Watched).stability = stability
    const seen = new Set<string>()
    let tallest = 0
    const look = () => {
      if (!document.body || document.readyState === 'loading') return
      // A hidden part still takes its place; only what is shown counts.
      const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility())
      const names = shown.map(({ tagName, id }) => `${tagName}#${id}`)
      names.forEach((name) => seen.add(name))
      for (const name of seen)
        if (!names.includes(name) && !stability.removed.includes(name)) stability.removed.push(name)
      const height = document.body.scrollHeight
      tallest = Math.max(tallest, height)
      if (tallest > 0) stability.shrunk = Math.max(stability.shrunk, 1 - height / tallest)
    }
    const follow = () => {
      look()
      requestAnimationFrame(follow)
    }
    follow()
  }, parts)

/** What was seen of the page since it was loaded. */
export const stabilityOf = (page: Page): Promise<Stability> =>
  page.evaluate(() => (window as Watched).stability!)

/** Leaves a page without hydration until somebody uses it, however long a busy machine takes to load it. */
export const preventIdleHydration = (page: Page) =>
  page.addInitScript((idleMs) => {
    const wait = window.setTimeout
    const longer = (run: () => void, delay?: number) => wait(run, delay === idleMs ? 600_000 : delay)
    window.setTimeout = longer as typeof wait
  }, idleMs)

/** Opens a page's address and waits until it has what it needs to be read; answers what it has asked for so far. */
export const read = async (page: Page, address: string): Promise<string[]> => {
  const asked: string[] = []
  // The page before sends a last request, which is none of this one's.
  await page.goto('about:blank')
  const note = (request: Request) => void asked.push(request.url())
  page.on('request', note)
  await page.goto(address)
  await page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' })
  await quiet(page)
  page.off('request', note)
  return asked
}

// Every part has marks until it is hydrated.
const isHydrated = async (page: Page) => (await page.locator('template[data-hydrating]').count()) === 0

/** Scrolls a public page, as a visitor would, and waits until all of it is hydrated and it has what it asks for. */
export const hydrate = async (page: Page) => {
  await page.mouse.wheel(0, 500)
  await page.mouse.move(300, 400)
  await page.locator('h1').first().waitFor()
  await until(() => isHydrated(page))
  await quiet(page)
}

/** The same, and waits until the page is followed live. */
export const hydrateLive = async (page: Page) => {
  // A page that is followed first reads again what may have changed before.
  const followed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/site')
  await hydrate(page)
  await followed
}

// A build that a test makes for itself is not compressed.
const compressed = (address: string) => {
  const file = path.join('client/dist', new URL(address).pathname)
  return existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length
}

/** What a visitor's page may fetch of scripts before it is used, compressed. */
export const maxScriptBytes = 98_000

/** The bytes of scripts, compressed as they are sent, each once. */
export const scriptBytes = (addresses: readonly string[]): number =>
  [...new Set(addresses)]
    .filter((address) => new URL(address).pathname.endsWith('.js'))
    .reduce((sum, address) => sum + compressed(address), 0)
