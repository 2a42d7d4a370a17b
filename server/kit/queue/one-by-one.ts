import type { Application } from '../../declarations'

interface OneByOne<Row> {
  isStopping: () => boolean
  run(row: Row): Promise<unknown>
  /** What the log says of a row that has failed, and by what it names it. */
  failed: string
  about(row: Row): object
  level?: 'error' | 'warn'
}

/** Goes through the rows of a job until it is to stop; one that fails is logged, and does not stop the others. */
export const oneByOne = async <Row>(
  app: Application,
  rows: readonly Row[],
  { isStopping, run, failed, about, level = 'error' }: OneByOne<Row>,
): Promise<void> => {
  for (const row of rows) {
    if (isStopping()) return
    try {
      await run(row)
    } catch (err) {
      app.get('log')[level]({ err, ...about(row) }, failed)
    }
  }
}
