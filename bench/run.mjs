// `npm run bench -- cached` runs bench/cached.ts; without a name it lists what there is.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { build } from 'esbuild'

const [name, ...rest] = process.argv.slice(2)
const parts = /^(replay|serve-.*|fill-.*|hold-.*)\.ts$/
const files = readdirSync('bench').filter((file) => file.endsWith('.ts'))
const benches = files.filter((file) => !parts.test(file)).map((file) => file.replace('.ts', ''))

if (!benches.includes(name)) {
  console.log(`npm run bench -- <name>, one of: ${benches.join(', ')}`)
  process.exit(name ? 1 : 0)
}
// As it is served, beside the server's packages: a loader of TypeScript names every function anew each time it is made, which costs.
await build({
  entryPoints: [
    ...files.map((file) => `bench/${file}`),
    'server/kit/database/database-worker.ts',
    'server/features/share/drawing/card-worker.ts',
    'server/kit/media/picture-worker.ts',
  ],
  entryNames: '[name]',
  outdir: 'server/dist/bench',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  alias: { '@mainstreet/shared': './shared' },
  sourcemap: true,
})
const { status } = spawnSync(process.execPath, [`server/dist/bench/${name}.js`, ...rest], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
