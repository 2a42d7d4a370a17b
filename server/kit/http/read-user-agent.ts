import Bowser from 'bowser'
import type { DeviceKind, OpenSession } from '@mainstreet/shared/contracts/sessions'

/** The longest that is stored of a browser's name for itself. */
const maxLength = 400

const kinds: Record<string, DeviceKind> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** What a program calls itself in its requests, as it is stored. */
export const userAgentOf = (headers: Record<string, unknown> = {}): string => {
  const given = headers['user-agent']
  return typeof given === 'string' ? given.replace(/[^\x20-\x7e]/g, '').slice(0, maxLength) : ''
}

/** The names of browser and system in a user agent, which may claim anything. */
export const readUserAgent = (userAgent: string): Pick<OpenSession, 'browser' | 'system' | 'kind'> => {
  // The package refuses an empty text.
  if (!userAgent) return { browser: '', system: '', kind: '' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return { browser: browser.name ?? '', system: os.name ?? '', kind: kinds[platform.type ?? ''] ?? '' }
}
