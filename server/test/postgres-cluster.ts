import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port'

const run = promisify(execFile)
const installed = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are; undefined where there are none. */
const programs = existsSync(installed)
  ? readdirSync(installed)
      .sort((a, b) => Number(a) - Number(b))
      .map((version) => path.join(installed, version, 'bin'))
      .filter((folder) => existsSync(path.join(folder, 'initdb')))
      .pop()
  : undefined

/** Whether a test can have a PostgreSQL server of its own. */
export const hasPostgres = programs !== undefined

/** A PostgreSQL server that a test may stop and kill. */
export interface PostgresCluster {
  url: string
  port: number
  start(): Promise<void>
  /** Without waiting for anybody, as when a machine goes down. */
  stop(): Promise<void>
  /** As the system does when memory runs out. */
  kill(): void
  remove(): Promise<void>
}

// PostgreSQL does not run as root.
const asPostgres = (program: string, ...args: string[]) =>
  process.getuid?.() === 0
    ? run('runuser', ['-u', 'postgres', '--', program, ...args], { cwd: '/tmp' })
    : run(program, args)

const program = (name: string) => path.join(programs!, name)

/** A server in a folder of its own, whose data `make` puts at the path it is given. */
const startCluster = async (durable: boolean, make: (data: string) => Promise<unknown>) => {
  const { stdout } = await asPostgres('mktemp', '-d', '/tmp/mainstreet-cluster-XXXXXX')
  const folder = stdout.trim()
  const data = path.join(folder, 'data')
  const port = await freePort()
  await make(data)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=${durable ? 'on' : 'off'}`
  const control = (...args: string[]) => asPostgres(program('pg_ctl'), '-D', data, '-w', ...args)
  const start = async () => {
    await control('-l', path.join(folder, 'log'), '-o', options, 'start')
  }
  const stop = async () => {
    await control('-m', 'immediate', 'stop')
  }
  await start()
  return {
    url: `postgres://mainstreet@127.0.0.1:${port}/postgres`,
    port,
    start,
    stop,
    kill() {
      const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    async remove() {
      await stop().catch(() => undefined)
      await asPostgres('rm', '-rf', folder)
    },
    promote: async () => void (await control('promote')),
  }
}

/** Makes and starts a server with an empty database; a `durable` one writes to the disk at each commit, as in earnest. */
export const startPostgresCluster = async ({ durable = false } = {}): Promise<PostgresCluster> =>
  startCluster(durable, (data) =>
    asPostgres(program('initdb'), '-D', data, '-A', 'trust', '-U', 'mainstreet', '--no-sync', '-E', 'UTF8'),
  )

/** Starts a server that follows another, which from now on answers a commit only once this one has it; `promote` makes it the one that is written to. */
export const startStandby = async (primary: PostgresCluster) => {
  const standby = await startCluster(true, (data) =>
    asPostgres(program('pg_basebackup'), '-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast'),
  )
  const ask = (sql: string) => asPostgres(program('psql'), '-d', primary.url, '-c', sql)
  await ask(`alter system set synchronous_standby_names = '*'`)
  await ask('select pg_reload_conf()')
  return standby
}
