import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const candidates = [
  process.env.CHROMIUM_PATH,
  // Without the browser's own window, which every page would pay for.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const installed = (): string | undefined => {
  const own = candidates.find((path) => path && existsSync(path))
  if (own) return own
  const bundled = chromium.executablePath()
  return bundled && existsSync(bundled) ? bundled : undefined
}

/** Where this machine's Chromium is. */
export const executablePath = installed()

/** A headless Chromium that talks to this machine only. */
export const launch = (...more: string[]): Promise<Browser> => {
  if (!executablePath) throw new Error('CI needs a Chromium: set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      // Where a test answers for another host, it does so before the name is looked up. Turning requests away one by
      // one instead would switch off the cache, and every page would load its script anew.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}
