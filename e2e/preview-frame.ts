import type { Frame, Page } from 'playwright-core'

/** The site that is being changed, of all the sites that a page of the back office shows; the others are pictures. */
export const preview = 'iframe:not([inert])'

/** Waits for the frame that shows the site that is being changed. */
export const previewOf = async (page: Page): Promise<Frame> => {
  const frame = await page.locator(preview).elementHandle()
  return (await frame!.contentFrame())!
}
