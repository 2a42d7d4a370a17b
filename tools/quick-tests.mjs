// npm run test:quick: the tests that start no application and draw no screen, in a minute.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const startsAnApplication =
  /create-(?:whole|test)-app|shop\.stage|two-servers|breakable-app|e2e\/|startProcess|openTestDatabase/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /^(?:shared|server|client)\//.test(file) &&
      !file.endsWith('.slow.test.ts') &&
      existsSync(path.join(root, file)),
  )
  .filter((file) => !startsAnApplication.test(readFileSync(path.join(root, file), 'utf8')))

const jest = path.join(root, 'node_modules/jest/bin/jest.js')
process.exitCode = spawnSync(process.execPath, [jest, '--runTestsByPath', ...files], {
  cwd: root,
  stdio: 'inherit',
}).status
