import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port'

const packages = '/usr/lib/postgresql'

/** The folder of the newest installed PostgreSQL's programs; undefined where there is none. */
const binaries = (): string | undefined => {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number).filter(Boolean) : []
  const packaged = versions.sort((a, b) => b - a).map((version) => `${packages}/${version}/bin`)
  const folders = [...packaged, ...(process.env.PATH ?? '').split(path.delimiter)]
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))))
}

const idOf = (user: string, flag: '-u' | '-g') => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }))

/** PostgreSQL refuses to run as root: there everything is done as its own user, who must own the folder. */
const runnerFor = (folder: string) => {
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, idOf('postgres', '-u'), idOf('postgres', '-g'))
  return (program: string, ...args: string[]) => {
    const [command, ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', program, ...args]
      : [program, ...args]
    // Not piped: the server would keep the pipe open, and this would wait for it.
    execFileSync(command!, rest, { stdio: 'ignore', cwd: folder })
  }
}

/** Starts a PostgreSQL for a while, of what is installed; undefined where nothing is. */
export const startPostgres = async (): Promise<{ url: string; stop(): void } | undefined> => {
  const programs = binaries()
  if (!programs) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-postgres-'))
  const data = path.join(folder, 'data')
  const clear = () => rmSync(folder, { recursive: true, force: true })
  try {
    const run = runnerFor(folder)
    const port = await freePort()
    const pgCtl = path.join(programs, 'pg_ctl')
    run(
      path.join(programs, 'initdb'),
      '-D',
      data,
      '-U',
      'mainstreet',
      '--auth=trust',
      '-E',
      'UTF8',
      '--no-locale',
    )
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
    run(pgCtl, '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start')
    return {
      url: `postgres://mainstreet@127.0.0.1:${port}/postgres`,
      stop() {
        run(pgCtl, '-D', data, '-m', 'immediate', 'stop')
        clear()
      },
    }
  } catch (error) {
    clear()
    process.stderr.write(`The installed PostgreSQL did not start: ${(error as Error).message}\n`)
    return undefined
  }
}
