import type { Logger } from '../../log'

/** What was answered. */
type Kind = 'api' | 'page'
/** From what is true, as not modified, or from what was last known. */
type Outcome = 'fresh' | 'not-modified' | 'stale'

const everyMs = 1_000

const noCounts = (): Record<Kind, Record<Outcome, number>> => ({
  api: { fresh: 0, 'not-modified': 0, stale: 0 },
  page: { fresh: 0, 'not-modified': 0, stale: 0 },
})

/** Counts the answers that are given before anything else happens to a request: for the metrics, and in one line of the log a second while there are any. */
export const createCachedCounts = (log: Pick<Logger, 'info'>) => {
  const totals = noCounts()
  let latest = noCounts()
  let pause: NodeJS.Timeout | undefined
  const tell = () => {
    pause = undefined
    log.info({ answers: latest }, 'answered from the cache')
    latest = noCounts()
  }
  return {
    totals,
    add(kind: Kind, outcome: Outcome) {
      totals[kind][outcome]++
      latest[kind][outcome]++
      pause ??= setTimeout(tell, everyMs).unref()
    },
  }
}

/** The counts of one application. */
export type CachedCounts = ReturnType<typeof createCachedCounts>

declare module '../../../declarations' {
  interface Configuration {
    cachedCounts: CachedCounts
  }
}
