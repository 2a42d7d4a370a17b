import type { FuzzReport } from './fuzz'
import { roles } from './stage'

const classes = ['2xx', '3xx', '4xx', '401', '429', '5xx', 'not awaited', 'lost']
const maxShownFailures = 50

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(7)

const figures = ({ counts, requests }: FuzzReport): string[] => {
  const rows = ['rest', 'websocket'].flatMap((transport) => roles.map((role) => `${transport} ${role}`))
  const cell = (row: string, status: string) => counts.get(`${row} ${status}`) ?? 0
  const sum = (cells: readonly number[]) => cells.reduce((total, each) => total + each, 0)
  const line = (name: string, cells: readonly number[]) =>
    [name.padEnd(22), ...[...cells, sum(cells)].map((each) => String(each).padStart(12))].join('')
  const totals = classes.map((status) => sum(rows.map((row) => cell(row, status))))
  return [
    ['', ...classes, 'all'].map((each, index) => (index ? each.padStart(12) : ''.padEnd(22))).join(''),
    ...rows.map((row) =>
      line(
        row,
        classes.map((status) => cell(row, status)),
      ),
    ),
    line('all', totals),
    `${'share'.padEnd(22)}${totals.map((total) => share(total, requests).padStart(12)).join('')}`,
  ]
}

/** A run's figures and failures as text. */
export const printReport = (report: FuzzReport, command: (index?: string) => string): string => {
  const { seed, requests, seconds, paths, slowest, failures } = report
  const refused = [...paths].filter(([, { good }]) => good === 0).map(([path]) => path)
  const withIndex = (failure: string) => {
    const index = /#(\d+)/.exec(failure)?.[1]
    return index ? `  ${failure}\n    ${command(index)}` : `  ${failure}`
  }
  return [
    `seed ${seed}: ${requests} requests in ${seconds.toFixed(1)} s (${(requests / seconds).toFixed(0)} a second), ${paths.size} paths`,
    '',
    ...figures(report),
    '',
    `paths without one good answer: ${refused.join(', ') || 'none'}`,
    'slowest:',
    ...slowest.map(({ ms, what }) => `  ${Math.round(ms)} ms ${what.slice(0, 160)}`),
    '',
    failures.length ? `${failures.length} FAILURES` : 'no failure',
    ...failures.slice(0, maxShownFailures).map(withIndex),
    ...(failures.length > maxShownFailures ? [`  … and ${failures.length - maxShownFailures} more`] : []),
    '',
  ].join('\n')
}
