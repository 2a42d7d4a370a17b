import type { Page } from 'playwright-core'

/** Holds back what a page asks of an address; answers how to let it go. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}
