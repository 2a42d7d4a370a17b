import type { Page } from 'playwright-core'

const patience = 15_000

/** Waits until a page has everything it asks for, pictures further down included, and shows its top again. */
export const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle', { timeout: patience })
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
    timeout: patience,
  })
  await page.evaluate(async () => {
    const step = window.innerHeight
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
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
