// `npm run bench -- list` runs bench/list.ts; without a name it lists what there is.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const [name, ...rest] = process.argv.slice(2)
const parts = /^(load|serve-.*|bare-.*|fill-.*)\.ts$/
const benches = readdirSync('bench').filter((file) => file.endsWith('.ts') && !parts.test(file))

if (!name || !existsSync(`bench/${name}.ts`)) {
  console.log(`npm run bench -- <name>, one of: ${benches.map((file) => file.replace('.ts', '')).join(', ')}`)
  process.exit(name ? 1 : 0)
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `bench/${name}.ts`, ...rest], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
