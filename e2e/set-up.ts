import { execFileSync } from 'node:child_process'
import setUp from '../server/test/set-up'

/** Before the browser tests: the client as `npm start` would serve it, and a migrated database. */
export default async () => {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' })
  await setUp()
}
