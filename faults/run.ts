// `npm run faults` for less than a minute, `npm run faults -- --long` for 5,000 checkouts on each database;
// `npm run faults -- failover` kills the database, whose synchronous standby takes its place, once more behind PgBouncer.
import { parseArgs } from 'node:util'
import { hasPooler } from '../server/test/pooler'
import { hasPostgres } from '../server/test/postgres-cluster'
import { faults, type Plan } from './faults'
import { printReport } from './print-report'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    database: { type: 'string', default: 'both' },
    checkouts: { type: 'string' },
  },
})

const short: Plan = { checkouts: 100, buyers: 32, killAfter: [15, 40], maxDelayMs: 1_500, leaves: 0 }
const long: Plan = {
  checkouts: 5_000,
  buyers: 32,
  killAfter: [40, 160],
  maxDelayMs: 3_000,
  leaves: 0.1,
}

const run = async () => {
  const plan = values.long ? long : short
  const checkouts = values.checkouts === undefined ? plan.checkouts : Number(values.checkouts)
  if (!Number.isInteger(checkouts)) throw new Error('--checkouts takes a whole number.')
  const isFailover = positionals.includes('failover')
  const engines = (isFailover ? (['failover', 'pooler'] as const) : (['postgres', 'pglite'] as const)).filter(
    (each) => isFailover || values.database === 'both' || values.database === each,
  )
  let violations = 0
  for (const engine of engines) {
    if (engine !== 'pglite' && !hasPostgres) {
      console.log(`${engine}: PostgreSQL is not installed here, left out`)
      continue
    }
    if (engine === 'pooler' && !hasPooler) {
      console.log('pooler: PgBouncer is not installed here, left out')
      continue
    }
    const report = await faults(engine, { ...plan, checkouts })
    console.log(printReport(engine, report))
    violations += report.violations.length
  }
  process.exit(violations ? 1 : 0)
}

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
