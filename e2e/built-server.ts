import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { freePort } from '../server/test/free-port'
import { untilReady } from '../server/test/until-ready'

/** What an image runs: the built server, and the built commands beside it, with one set of settings. */
export interface BuiltServer {
  port: number
  /** Starts it, with more settings for this time, and waits until it is ready. */
  start(more?: NodeJS.ProcessEnv): Promise<void>
  stop(): Promise<void>
  /** Runs a command of the admin and answers what it printed; rejects when it is refused. */
  admin(...args: string[]): Promise<string>
  /** Checks the books and answers what was printed; rejects when they do not add up. */
  audit(): Promise<string>
}

/** A setting that nobody knows afterwards. */
export const newSecret = (): string => randomBytes(32).toString('hex')

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Prepares the build with settings of its own, on a port of its own. */
export const prepareBuiltServer = async (settings: NodeJS.ProcessEnv): Promise<BuiltServer> => {
  const port = await freePort()
  const secrets = { JWT_SECRET: newSecret(), SECRET_KEY: newSecret() }
  const machine = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    // Nobody there: no test asks the hosts of videos.
    VIDEO_API_BASE: 'http://127.0.0.1:9',
  }
  const env = { ...machine, ...secrets, ...settings }
  let child: ChildProcess | undefined
  const run = async (command: string, args: string[] = []) =>
    (await promisify(execFile)(process.execPath, [`server/dist/${command}.js`, ...args], { env })).stdout
  return {
    port,
    async start(more) {
      child = spawn(process.execPath, ['server/dist/main.js'], {
        env: { ...env, ...more },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await untilReady(`http://127.0.0.1:${port}`, child)
    },
    async stop() {
      if (child) await end(child)
    },
    admin: (...args) => run('admin', args),
    audit: () => run('audit'),
  }
}
