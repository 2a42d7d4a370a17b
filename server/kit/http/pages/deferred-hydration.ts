import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeHtml } from '../../text/escape-html'

const built = path.resolve('client/dist/deferred-hydration.js')
// Without a build of the client there are no pages to put it into.
const script = existsSync(built) ? readFileSync(built, 'utf8') : ''

/** For the head of a page that the server made: runs its script, the first of the files, when it is wanted. */
export const deferredHydration = (files: readonly string[]): string =>
  `<script data-files="${escapeHtml(files.join(' '))}">${script}</script>`

/** How a policy names that one script: by what it is, so that no other can take its place. */
export const deferredHydrationSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
