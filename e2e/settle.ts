import type { Page } from 'playwright-core'
import { quiet } from './quiet'

const timeoutMs = 15_000

/** Waits until a page has everything it asks for and says that nothing more is to come. */
export const ready = async (page: Page) => {
  await page.locator('h1').first().waitFor()
  await quiet(page)
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
    timeout: timeoutMs,
  })
}

/** Waits until a page is ready, pictures further down included, and shows its top again. */
export const settle = async (page: Page) => {
  await ready(page)
  // No named function in here: what names them stays behind in Node.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    // A picture that is not shown is never loaded, and would be waited for without end.
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.race([
      Promise.all(shown.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ])
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // Nothing is shown as if it were pointed at.
  await page.mouse.move(0, 0)
}

interface Watched extends Window {
  moved?: number
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Adds up, from the next page load on, how far what is seen moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as Watched
    watched.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) watched.moved! += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shift of the page so far: 0 for one where nothing moved. */
export const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => (window as Watched).moved ?? 0)
