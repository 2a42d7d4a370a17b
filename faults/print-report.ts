import type { Report } from './faults'

const shown = 20

/** What a run has counted, and what was broken. */
export const printReport = (engine: string, { counts, violations, seconds, settledMs }: Report): string => {
  const figures = Object.entries(counts).map(
    ([name, count]) => `  ${name.padEnd(24)} ${String(count).padStart(6)}`,
  )
  const broken = violations.slice(0, shown).map((violation) => `    ${violation}`)
  return [
    `${engine}, ${seconds.toFixed(0)} s`,
    ...figures,
    `  ${'all settled after'.padEnd(24)} ${(settledMs / 1000).toFixed(1).padStart(6)} s from the last start`,
    `  ${'violations'.padEnd(24)} ${String(violations.length).padStart(6)}`,
    ...broken,
  ].join('\n')
}
