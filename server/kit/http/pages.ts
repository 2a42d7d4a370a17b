import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '@mainstreet/shared/site'
import type { Settings } from '../settings'
import type { Door, Middleware } from './context'

interface Parts {
  settings: Settings
  /** The built client; it may be missing in tests. */
  folder: string
  /** Everything public of the request's site; undefined where there is none. */
  readSite(ctx: Door): Promise<Site | undefined>
}

const builtFiles = '/app/'
const year = 31_536_000

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** Only the hashed files of the build are served, by a name that can hold no path; no maps, no dotfiles. */
const builtFile = async (ctx: Door, folder: string) => {
  const name = ctx.path.slice(builtFiles.length)
  const type = types[path.extname(name)]
  const file = path.join(folder, 'app', name)
  const found = /^[\w-][\w.-]*$/.test(name) && type ? await variantOf(ctx, file) : undefined
  if (!found || !type) {
    ctx.status = 404
    ctx.set('cache-control', 'no-store')
    ctx.body = 'Not found'
    return
  }
  ctx.set({ 'cache-control': `public, max-age=${year}, immutable`, vary: 'accept-encoding' })
  if (found.encoding) ctx.set('content-encoding', found.encoding)
  ctx.type = type
  ctx.length = found.size
  ctx.body = createReadStream(found.file)
}

/** The build leaves a .br and a .gz beside every file worth it. */
const variantOf = async (ctx: Door, file: string) => {
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

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!)

/** JSON that cannot end the element it stands in. */
const inlineJson = (data: unknown) =>
  JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const unknownHost = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No site here</title></head>
<body><main><h1>There is no site at this address</h1><p>Please check the spelling, or ask the business for its new address.</p></main></body></html>`

const isPage = (ctx: Door) =>
  (ctx.method === 'GET' || ctx.method === 'HEAD') && !/\/\.|\.\w{2,5}$/.test(ctx.path)

/** Serves the client: its built files, and one shell for every page with the site's data inside. */
export const pages = ({ settings, folder, readSite }: Parts): Middleware => {
  let template: string | undefined
  const shell = async (ctx: Door) => {
    template ??= await readFile(path.join(folder, 'index.html'), 'utf8')
    const site = await readSite(ctx)
    const title = escapeHtml(site?.company.name ?? 'Mainstreet')
    const data = {
      site: site ?? null,
      supportUrl: settings.supportUrl ?? '',
      modulesBaseUrl: settings.modulesBaseUrl ?? '',
    }
    const nonce = String(ctx.state.nonce)
    return template
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('<!--app-head-->', () => `<meta property="csp-nonce" nonce="${nonce}">`)
      .replace(
        '<!--app-data-->',
        () => `<script type="application/json" id="mainstreet-data">${inlineJson(data)}</script>`,
      )
  }
  return async (ctx) => {
    if (ctx.path.startsWith(builtFiles)) return builtFile(ctx, folder)
    if (!isPage(ctx)) {
      ctx.status = 404
      ctx.body = 'Not found'
      return
    }
    ctx.type = 'html'
    ctx.set('cache-control', 'no-cache')
    ctx.status = ctx.state.knownHost ? 200 : 404
    ctx.body = ctx.state.knownHost ? await shell(ctx) : unknownHost
  }
}
