import { execFileSync } from 'node:child_process'
import snapshot from '../server/test/database-snapshot'

/** Before the browser tests: the client as `npm start` would serve it, and a migrated database. */
export default async () => {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' })
  await snapshot()
}
