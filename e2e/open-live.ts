import type { Page } from 'playwright-core'
import { stayAsleep, wake } from './waking'

/** Marks a page, so that one loaded anew is told from one that only changed. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }))

/** Whether the page is the one that was marked, and was never loaded again. */
export const isSame = (page: Page): Promise<boolean> => page.evaluate(() => 'same' in window)

/** Opens and marks a public page, wakes it, and waits until it follows its business. */
export const openLive = async (page: Page, address: string) => {
  // Woken by its own patience before we look, it would have done what is waited for here.
  await stayAsleep(page)
  await page.goto(address)
  await wake(page)
  await mark(page)
}
