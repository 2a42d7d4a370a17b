import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { idleMs } from '../client/src/deferred-hydration'
import { quiet } from './quiet'

/** How the page looked at its smallest compared with before, and what of it went away meanwhile. */
interface Looked {
  shrunk: number
  gone: string[]
}

interface Watched extends Window {
  looked?: Looked
}

const parts = 'header, main, footer, main h1, main section[id]'

/** Follows, from the next page load on, whether anything disappears or the page becomes shorter. */
export const watchLooks = (page: Page) =>
  page.addInitScript((parts) => {
    const looked: Looked = { shrunk: 0, gone: [] }
    ;(window as Watched).looked = looked
    const seen = new Set<string>()
    let tallest = 0
    const look = () => {
      if (!document.body || document.readyState === 'loading') return
      // Of hidden ones the place is kept; only what is drawn counts.
      const shown = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility())
      const names = shown.map(({ tagName, id }) => `${tagName}#${id}`)
      names.forEach((name) => seen.add(name))
      for (const name of seen)
        if (!names.includes(name) && !looked.gone.includes(name)) looked.gone.push(name)
      const height = document.body.scrollHeight
      tallest = Math.max(tallest, height)
      if (tallest > 0) looked.shrunk = Math.max(looked.shrunk, 1 - height / tallest)
    }
    const follow = () => {
      look()
      requestAnimationFrame(follow)
    }
    follow()
  }, parts)

/** Keeps a page asleep until somebody is there, however long a busy machine takes to load it. */
export const stayAsleep = (page: Page) =>
  page.addInitScript((patience) => {
    const wait = window.setTimeout
    const longer = (run: () => void, delay?: number) => wait(run, delay === patience ? 600_000 : delay)
    window.setTimeout = longer as typeof wait
  }, idleMs)

/** What was seen of the page since it was loaded. */
export const looksOf = (page: Page): Promise<Looked> => page.evaluate(() => (window as Watched).looked!)

/** Scrolls, as a visitor would, and waits until every part of the page is taken over and it has what it asks for. */
export const rouse = async (page: Page) => {
  await page.mouse.wheel(0, 500)
  await page.mouse.move(300, 400)
  await page.locator('h1').first().waitFor()
  // Words that an owner wrote are HTML to React: nothing in them is taken over.
  const isTakenOver = () =>
    [...document.querySelectorAll('main h1, main section, main button, header a, footer a')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    )
  // By the clock: a page that is loaded while others are is not always given a frame.
  await page.waitForFunction(isTakenOver, undefined, { polling: 50 })
  await quiet(page)
}

/** The same, and waits until the page is followed live. */
export const wake = async (page: Page) => {
  // What is live has read anew what may have changed before it was.
  const followed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/site')
  await rouse(page)
  await followed
}

const gzipped = (address: string) => {
  const file = path.join('client/dist', new URL(address).pathname)
  return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`).length : gzipSync(readFileSync(file)).length
}

/** The bytes of scripts, compressed as they are sent, each once. */
export const scriptBytes = (addresses: readonly string[]): number =>
  [...new Set(addresses)]
    .filter((address) => new URL(address).pathname.endsWith('.js'))
    .reduce((sum, address) => sum + gzipped(address), 0)
