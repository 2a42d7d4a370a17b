import { rmSync } from 'node:fs'
import { dropDatabasesOfRun } from './test-database'

/** After all tests: what they have left behind. */
export default async () => {
  const { TEST_RUN_FOLDER: folder } = process.env
  if (!folder) return
  delete process.env.TEST_RUN_FOLDER
  rmSync(folder, { recursive: true, force: true })
  await dropDatabasesOfRun()
}
