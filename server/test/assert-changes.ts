import { contractOf, tablePaths } from '@mainstreet/shared/services'
import type { Application } from '../declarations'
import { watchWrites } from '../kit/service/watch-writes'

const live = new Set<string>(tablePaths.filter((path) => contractOf(path).live))

/** Has an application's works fail that write to a live service without saying so: nobody would hear of it. */
export const assertChanges = (app: Application): void => {
  const runWork = app.get('runWork')
  app.set('runWork', (caller, run) =>
    runWork(caller, async (work) => {
      const named = new Set<string>()
      const { changed, unseen } = work
      const writesBeside = watchWrites(work.trx)
      work.changed = (path, change) => {
        named.add(path)
        changed(path, change)
      }
      work.unseen = (path) => {
        named.add(path)
        unseen(path)
      }
      const answer = await run(work)
      for (const { path, sql } of writesBeside(named))
        if (live.has(path)) throw new Error(`${path} was written without work.changed: ${sql}`)
      return answer
    }),
  )
}
