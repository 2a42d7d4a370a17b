import type { Page, Request } from 'playwright-core'
import { until } from '../server/test/until'

const underway = new WeakMap<Page, Set<Request>>()

/** Notes from now on what a page asks for; what it says as it leaves belongs to no page. */
export const followRequests = (page: Page): void => {
  const requests = new Set<Request>()
  underway.set(page, requests)
  page.on('request', (request) => {
    if (request.resourceType() !== 'ping') requests.add(request)
  })
  const forget = (request: Request) => void requests.delete(request)
  page.on('requestfinished', forget).on('requestfailed', forget)
}

/** Script that has come may ask for more as it runs: two frames and a moment without work are its chance. */
const letRun = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
        // Chromium renders no frame of a page that nothing changes.
        setTimeout(resolve, 500)
      }),
  )

/** Waits until a page of `openWindow` has everything it asks for. */
export const quiet = async (page: Page): Promise<void> => {
  const requests = underway.get(page)!
  await page.waitForLoadState()
  await until(async () => {
    if (requests.size > 0) return false
    await letRun(page)
    return requests.size === 0
  })
}
