import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { shellWorkerPath } from '@mainstreet/shared/routes'
import type { RequestContext, Middleware } from '../context'

const prefix = '/app/'
const yearSeconds = 31_536_000

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

const sendFile = async (ctx: RequestContext, folder: string) => {
  const name = ctx.path.slice(prefix.length)
  const type = types[path.extname(name)]
  const file = path.join(folder, 'app', name)
  const found = /^[\w-][\w.-]*$/.test(name) && type ? await variantOf(ctx, file) : undefined
  if (!found || !type) {
    ctx.status = 404
    ctx.set('cache-control', 'no-store')
    ctx.body = 'Not found'
    return
  }
  ctx.set({
    'cache-control': `public, max-age=${yearSeconds}, immutable`,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    // A framed preview has an origin of its own, and these files are anybody's.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (found.encoding) ctx.set('content-encoding', found.encoding)
  ctx.type = type
  ctx.length = found.size
  ctx.body = createReadStream(found.file)
}

/** The build leaves a .br and a .gz beside every file worth it. */
const variantOf = async (ctx: RequestContext, file: string) => {
  const accepted = ctx.get('accept-encoding')
  const choices = [
    ...(accepted.includes('br') ? [{ file: `${file}.br`, encoding: 'br' }] : []),
    ...(accepted.includes('gzip') ? [{ file: `${file}.gz`, encoding: 'gzip' }] : []),
    { file, encoding: undefined },
  ]
  for (const choice of choices) {
    const found = await stat(choice.file).catch(() => undefined)
    if (found?.isFile()) return { ...choice, size: found.size }
  }
  return undefined
}

/** The worker has one address for good, at which browsers look for a newer one. */
const sendWorker = async (ctx: RequestContext, folder: string) => {
  ctx.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  ctx.type = types['.js']!
  ctx.body = await readFile(path.join(folder, 'shell-worker.js'))
}

/** Serves the hashed files of the client's build below /app/, by names that can hold no path, and the worker of the back office. No maps, no dotfiles. */
export const builtFiles =
  (folder: string): Middleware =>
  (ctx, next) => {
    if (ctx.path === shellWorkerPath) return sendWorker(ctx, folder)
    return ctx.path.startsWith(prefix) ? sendFile(ctx, folder) : next()
  }
