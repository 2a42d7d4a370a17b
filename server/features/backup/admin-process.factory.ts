import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Ended {
  /** Null where it was killed. */
  code: number | null
  out: string
  err: string
}

/** Runs a command of the admin in a process of its own; it is killed as soon as it says what `killAt` fits. */
export const runAdmin = async (
  args: string[],
  settings: Record<string, string>,
  killAt?: RegExp,
): Promise<Ended> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/admin.ts', ...args], {
    env: { PATH: process.env.PATH, ...settings },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes) => (said.out += bytes))
  child.stderr.on('data', (bytes) => {
    said.err += bytes
    if (killAt?.test(said.err)) child.kill('SIGKILL')
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...said }
}
