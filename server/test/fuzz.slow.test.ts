import { fuzz } from '../../fuzz/fuzz'
import { printReport } from '../../fuzz/print-report'

const seed = 1

// `npm run fuzz` sends many more, and holds their answers to two seconds.
test('six hundred requests, good and bad, get through without harm', async () => {
  const report = await fuzz({ seed, requests: 600, slowMs: 10_000 })
  if (report.failures.length)
    throw new Error(printReport(report, (index) => `npm run fuzz -- --seed ${seed} --only ${index}`))
  expect(report.requests).toBe(600)
  // It would prove little if hardly any got past the first check: at least a tenth do, of whatever services there are.
  const good = [...report.counts].filter(([key]) => key.endsWith('2xx'))
  expect(good.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(report.requests / 10)
})
