import { NotFound } from '@feathersjs/errors'
import type { TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'

/** Removes rows through their service, one after the other, as a job does that every server process runs; answers how many were still there. */
export const removeEach = async (
  app: Application,
  path: TablePath,
  ids: readonly number[],
): Promise<number> => {
  let removed = 0
  for (const id of ids) {
    try {
      await app.service(path).remove(id)
      removed += 1
    } catch (error) {
      // Another server process was quicker.
      if (!(error instanceof NotFound)) throw error
    }
  }
  return removed
}
