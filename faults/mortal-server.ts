import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../server/test/free-port'
import { untilReady } from '../server/test/until-ready'
import type { Place } from './shops'

const between = ([from, to]: readonly [number, number]) => from + Math.random() * (to - from)

/** The built server on a run's data, at an address that stays while its process dies and comes back. */
export const createMortalServer = async (place: Place, stripeApiBase: string) => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...(place.databaseDirectUrl && { DATABASE_DIRECT_URL: place.databaseDirectUrl }),
    JWT_SECRET: place.jwtSecret,
    SECRET_KEY: place.secretKey,
    STRIPE_API_BASE: stripeApiBase,
    DEMO: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
  }
  let child: ChildProcess
  let readyAt = 0
  const start = async () => {
    child = spawn(process.execPath, ['server/dist/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    await untilReady(origin, child)
    readyAt = Date.now()
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await start()
  return {
    origin,
    /** When the server of now was ready. */
    readyAt: () => readyAt,
    leave: () => end('SIGTERM'),
    /** Kills and starts it, each time after so many more have been served; what is left when stopped is a server that runs. */
    killAgainAndAgain(after: readonly [number, number], served: () => number) {
      let isStopping = false
      let kills = 0
      const running = (async () => {
        for (let next = between(after); !isStopping; await pause(20 + Math.random() * 100)) {
          if (served() < next) continue
          await end('SIGKILL')
          kills++
          await start()
          next = served() + between(after)
        }
      })()
      return {
        kills: () => kills,
        async stop() {
          isStopping = true
          await running
        },
      }
    },
  }
}
