// Builds what `npm start` serves: the client with its compressed files, and the server as one bundle.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const sources = ['client', 'shared', 'server', 'migrations', 'demo', 'package-lock.json', 'build.mjs']
const stamp = 'client/dist/.built'
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
    entryPoints: ['server/main.ts'],
    outfile: 'server/dist/main.js',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    alias: { '@mainstreet/shared': './shared' },
    sourcemap: true,
  })
}

const now = fingerprint()
const built = existsSync(stamp) && existsSync('server/dist/main.js') ? readFileSync(stamp, 'utf8') : ''
if (!process.argv.includes('--if-stale') || built !== now) {
  console.log('Building…')
  await buildServer()
  const { build } = await import('vite')
  await build({ configFile: 'client/vite.config.ts', logLevel: 'warn' })
  compress('client/dist/app')
  writeFileSync(stamp, now)
}
