import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port'
import { untilReady } from './until-ready'

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
  await untilReady(origin, child)
  return { origin, child, exit }
}
