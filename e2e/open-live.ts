import type { Page } from 'playwright-core'
import { preventIdleHydration, hydrateLive } from './deferred-hydration'

/** Marks a page: the mark is missing once it is loaded again. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }))

/** Whether the page is the one that was marked, and was never loaded again. */
export const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'same' in window)

/** Opens and marks a public page, hydrates it, and waits until it follows its business. */
export const openLive = async (page: Page, address: string) => {
  // Hydrated by its own timer before we look, it would have made the request that is waited for here.
  await preventIdleHydration(page)
  await page.goto(address)
  await hydrateLive(page)
  await mark(page)
}
