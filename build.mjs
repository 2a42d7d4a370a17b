// Builds what `npm start` serves: the client with its compressed files, and the server as one bundle.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const sources = ['client', 'shared', 'server', 'migrations', 'demo', 'package-lock.json', 'build.mjs']
const stamp = 'client/dist/.built'
// Whoever asks for the build, it is one to be served: a test run's NODE_ENV would make React's development build of it.
process.env.NODE_ENV = 'production'

const compressible = new Set(['.js', '.css', '.svg'])

const filesBelow = (place) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { withFileTypes: true })
        .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !name.startsWith('.'))
        .flatMap(({ name }) => filesBelow(path.join(place, name)))

/** Names, sizes and times of all sources: cheap, and different after any change. */
const fingerprint = () => {
  const hash = createHash('sha1')
  for (const file of sources.flatMap(filesBelow)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const compress = (folder) => {
  for (const file of filesBelow(folder)) {
    if (!compressible.has(path.extname(file))) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    // As small as it gets by default.
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  }
}

const buildServer = async () => {
  const { build } = await import('esbuild')
  await build({
    entryPoints: {
      main: 'server/main.ts',
      admin: 'server/admin.ts',
      audit: 'server/audit.ts',
      'database-worker': 'server/kit/database/database-worker.ts',
      'card-worker': 'server/features/share/drawing/card-worker.ts',
      'picture-worker': 'server/kit/media/picture-worker.ts',
    },
    outdir: 'server/dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@mainstreet/shared': './shared' },
    sourcemap: true,
  })
}

/** What stands in the pages themselves, and the worker of the back office. */
const buildAlone = async () => {
  const { build } = await import('esbuild')
  await build({
    entryPoints: {
      'deferred-hydration': 'client/src/main-deferred-hydration.ts',
      'shell-worker': 'client/src/main-shell-worker.ts',
    },
    outdir: 'client/dist',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
  })
}

/** The client's two halves, each with its own page, the public one again as the back office frames it, and the public pages as the server makes them. */
const buildClient = async () => {
  const { build } = await import('vite')
  const one = (options) => build({ configFile: 'client/vite.config.ts', logLevel: 'warn', build: options })
  rmSync('client/dist', { recursive: true, force: true })
  for (const half of ['back-office', 'site', 'framed-site']) {
    process.env.HALF = half
    await one()
    renameSync('client/dist/index.html', `client/dist/${half}.html`)
  }
  await one({ ssr: 'src/app/render-site-page.tsx' })
  await one({ ssr: 'src/app/render-sign-in-pages.tsx', outDir: 'dist/sign-in' })
}

const webFont = /@font-face\s*\{\s*font-family:\s*["']?Inter Variable[^}]*\}/g

/** A chunk's file and styles, and those of all that it imports. */
const filesOf = (manifest, source, found = { scripts: new Set(), styles: new Set() }) => {
  const { file, imports = [], css = [] } = manifest[source]
  if (found.scripts.has(file)) return found
  found.scripts.add(file)
  for (const each of imports) filesOf(manifest, each, found)
  for (const each of css) found.styles.add(each)
  return found
}

/**
 * The pages of signing in as HTML, with their styles in the head: they show without waiting for a file.
 * Their style sheets are named as ones that are switched off, so that no chunk fetches them. The script switches them
 * on when it runs, for the font, which would take a third of a slow line from it.
 */
const renderSignInPages = async () => {
  const { renderSignInPages } = createRequire(import.meta.url)(
    './client/dist/sign-in/render-sign-in-pages.cjs',
  )
  const manifest = JSON.parse(readFileSync('client/dist/back-office-manifest.json', 'utf8'))
  const pages = (await renderSignInPages()).map(({ source, ...page }) => {
    const { scripts, styles } = filesOf(manifest, source)
    const css = [...styles]
      .map((file) => readFileSync(`client/dist/${file}`, 'utf8'))
      .join('')
      .replace(webFont, '')
    const preloads = [...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    const off = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`)
    return { ...page, head: [`<style>${css}</style>`, ...preloads, ...off].join('') }
  })
  writeFileSync('client/dist/sign-in-pages.json', JSON.stringify(pages))
  rmSync('client/dist/sign-in', { recursive: true })
}

/** Names the dashboard's font in its page, which else is known only once the script has run. */
const preloadFont = () => {
  const manifest = Object.entries(JSON.parse(readFileSync('client/dist/back-office-manifest.json', 'utf8')))
  const [, { file }] = manifest.find(([source]) => source.endsWith('inter-latin-wght-normal.woff2'))
  const link = `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${file}">`
  const page = 'client/dist/back-office.html'
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `  ${link}\n  </head>`))
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

const now = fingerprint()
const built = existsSync(stamp) && existsSync('server/dist/main.js') ? readFileSync(stamp, 'utf8') : ''
if (!process.argv.includes('--if-stale') || built !== now) {
  console.log('Building, which takes ten seconds to a minute…')
  const started = performance.now()
  for (const [what, build] of Object.entries({
    server: buildServer,
    client: buildClient,
    'sign-in pages': renderSignInPages,
    fonts: preloadFont,
    'small scripts': buildAlone,
    'compressed files': () => compress('client/dist/app'),
  })) {
    const began = performance.now()
    await build()
    console.log(`  ${what}: ${seconds(began)} s`)
  }
  writeFileSync(stamp, now)
  console.log(`Built in ${seconds(started)} s.`)
}
