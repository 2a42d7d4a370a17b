// Builds what `npm start` serves: the client with its compressed files, and the server as one bundle.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

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
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}

const buildServer = async () => {
  const { build } = await import('esbuild')
  await build({
    entryPoints: {
      main: 'server/main.ts',
      admin: 'server/admin.ts',
      'database-worker': 'server/kit/database/database-worker.ts',
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

/** What stands in the pages themselves. */
const buildInlined = async () => {
  const { build } = await import('esbuild')
  await build({
    entryPoints: { 'deferred-hydration': 'client/src/main-deferred-hydration.ts' },
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
}

const now = fingerprint()
const built = existsSync(stamp) && existsSync('server/dist/main.js') ? readFileSync(stamp, 'utf8') : ''
if (!process.argv.includes('--if-stale') || built !== now) {
  console.log('Building…')
  await buildServer()
  await buildClient()
  await buildInlined()
  compress('client/dist/app')
  writeFileSync(stamp, now)
}
