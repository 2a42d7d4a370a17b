import type { Browser } from 'playwright-core'
import { createWholeApp } from '../server/test/create-whole-app'
import { startApp } from '../server/assemble-app'
import { mailWorker } from '../server/kit/mail/mail-worker'
import type { TestApp } from '../server/test/create-test-app'
import { startSmtp } from '../server/test/smtp-stand-in'
import { openWindow, type Window } from './browser'
import { launch } from './launch'

// A window's own timeout finds what hangs: a whole journey may take as long as a busy machine needs.
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

/** Opens a browser before the tests of a describe, closes its windows after each, and itself after all. */
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

/** Starts an application, as it comes or as `create` makes it, and the browser. */
export const setStage = (create?: () => Promise<TestApp>): Stage => {
  const stage = setBrowserStage() as Stage
  beforeAll(async () => {
    stage.app = await (create ?? createWholeApp)()
    await startApp(stage.app)
  })
  afterAll(() => stage.app?.close())
  return stage
}

/** A stage whose application sends its mails, and the server that takes them. */
export interface MailStage extends Stage {
  smtp: Awaited<ReturnType<typeof startSmtp>>
}

/** Starts an application of its own that sends its mails at once. */
export const setMailStage = (): MailStage => {
  const stage = setStage(async () => {
    stage.smtp = await startSmtp()
    const app = await createWholeApp({ smtpUrl: stage.smtp.url })
    return app.configure(mailWorker({ pollMs: 50 }))
  }) as MailStage
  afterAll(() => stage.smtp?.close())
  return stage
}
