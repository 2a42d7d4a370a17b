import type { Browser } from 'playwright-core'
import { createTestApp, type TestApp } from '../server/test/create-test-app'
import { launch, openWindow, type Window } from './browser'

// Whoever hangs is found by the patience of a window: a whole journey may take what a busy machine needs.
jest.setTimeout(600_000)

/** The browser that the tests of one describe share. */
export interface BrowserStage {
  browser: Browser
  /** A window of its own, closed after the test. */
  open(options?: Parameters<Browser['newContext']>[0]): Promise<Window>
}

/** The application and the browser that the tests of one describe share. */
export interface Stage extends BrowserStage {
  app: TestApp
}

/** Starts a browser before the tests of a describe, closes its windows after each, and ends it after all. */
export const setBrowserStage = (): BrowserStage => {
  const stage = { open: (options) => openWindow(stage.browser, options) } as BrowserStage
  beforeAll(async () => {
    stage.browser = await launch()
  })
  afterEach(async () => {
    for (const context of stage.browser.contexts()) await context.close()
  })
  afterAll(() => stage.browser?.close())
  return stage
}

/** Starts an application as `npm start` would, and a browser, before the tests of a describe; ends both after them. */
export const setStage = (create: () => Promise<TestApp> = createTestApp): Stage => {
  const stage = setBrowserStage() as Stage
  beforeAll(async () => {
    stage.app = await create()
    await stage.app.start()
  })
  afterAll(() => stage.app?.close())
  return stage
}
