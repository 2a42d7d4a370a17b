import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port'

/** A server as an operator starts it, in a process of its own on the embedded database of a folder. */
export interface ServerProcess {
  origin: string
  child: ChildProcess
  /** Its exit code; null after a signal that it could not handle. */
  exit: Promise<number | null>
}

/** Starts `server/main.ts` and answers when it is ready; the caller ends it. */
export const startServerProcess = async (dataDir: string): Promise<ServerProcess> => {
  const port = await freePort()
  const settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  const origin = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.')
    await pause(100)
  }
  return { origin, child, exit }
}
