import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port'
import { until } from './until'

const run = promisify(execFile)
const pgbouncer = '/usr/sbin/pgbouncer'

/** Whether PgBouncer is installed. */
export const hasPooler = existsSync(pgbouncer)

/** PgBouncer before a PostgreSQL, as docs/operating.md has it, but for where it is and whom it trusts. */
export const startPooler = async (serverPort: number, user: string) => {
  const folder = mkdtempSync('/tmp/mainstreet-pooler-')
  chmodSync(folder, 0o777)
  const port = await freePort()
  const inFolder = (name: string) => path.join(folder, name)
  const pid = inFolder('pid')
  writeFileSync(inFolder('users'), `"${user}" ""\n`)
  writeFileSync(
    inFolder('ini'),
    `[databases]\n* = host=127.0.0.1 port=${serverPort}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}
unix_socket_dir =\nauth_type = trust\nauth_file = ${inFolder('users')}\nadmin_users = ${user}\npool_mode = transaction
default_pool_size = 2\nserver_login_retry = 1\nlogfile = ${inFolder('log')}\npidfile = ${pid}\n`,
  )
  const start = [pgbouncer, '-d', inFolder('ini')] as const
  await (process.getuid?.() === 0
    ? run('runuser', ['-u', 'postgres', '--', ...start])
    : run(start[0], start.slice(1)))
  await until(() => existsSync(pid))
  return {
    port,
    stop() {
      process.kill(Number(readFileSync(pid, 'utf8')), 'SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}
