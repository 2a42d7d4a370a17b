import { rmSync } from 'node:fs'
import { closeAtEnd } from './close-at-end'
import { dropDatabasesOfRun } from './test-database'

/** After all tests: what the applications that files share have left behind. */
export default async () => {
  const { TEST_RUN_FOLDER: folder } = process.env
  if (!folder) return
  delete process.env.TEST_RUN_FOLDER
  // Without workers the tests ran in this process; a worker takes what it holds along.
  for (const close of closeAtEnd.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
  await dropDatabasesOfRun()
}
