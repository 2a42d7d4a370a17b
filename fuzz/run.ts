// `npm run fuzz -- --seed 7 --requests 3000`, a minute or two; `--short` sends 300, `--only 512` one request of a run again.
import { parseArgs } from 'node:util'
import setUp from '../server/test/set-up'
import tearDown from '../server/test/tear-down'
import { fuzz } from './fuzz'
import { printReport } from './print-report'

const slowMs = 2000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    requests: { type: 'string' },
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

const run = async () => {
  const seed = Number(values.seed)
  const only = values.only === undefined ? undefined : Number(values.only)
  const requests = Number(values.requests ?? (values.short ? 300 : 3000))
  if (![seed, requests, only ?? 0].every(Number.isInteger))
    throw new Error('--seed, --requests and --only take whole numbers.')
  console.log(`seed ${seed}`)
  await setUp()
  const report = await fuzz({ seed, requests, only, slowMs })
  await tearDown()
  console.log(printReport(report, (index) => `npm run fuzz -- --seed ${seed} --only ${index}`))
  process.exit(report.failures.length ? 1 : 0)
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
