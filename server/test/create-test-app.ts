import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DestinationStream } from 'pino'
import { createApp, requestListener, startApp, stopApp } from '../app'
import type { Application } from '../declarations'
import type { Database } from '../kit/database/database'
import { createHttpServer, type HttpServer } from '../kit/http/http-server'
import { createLog } from '../kit/log'
import { readSettings, type Settings } from '../kit/settings'
import { shutdown } from '../kit/shutdown'
import { assertChanges } from './assert-changes'
import { closeAtEnd } from './close-at-end'
import { openTestDatabase, shareTestDatabase } from './test-database'

/** A whole application on a database and a port of its own. */
export type TestApp = Application & {
  origin: string
  server: HttpServer
  /** An address nobody else comes from, so that limits of other tests do not count here. */
  address: string
  close(): Promise<void>
}

/** An address that nobody else comes from. */
export const newAddress = () => `10.${[...randomBytes(3)].join('.')}`

/** Starts an application that nobody shares, on a database of its own or another; `close` it in afterAll. Workers start only with `start()`. */
export const createTestApp = async (
  overrides: Partial<Settings> = {},
  open: () => Promise<Database> = openTestDatabase,
  log?: DestinationStream,
): Promise<TestApp> => {
  const dataDir = mkdtempSync(path.join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'mainstreet-app-'))
  const settings: Settings = {
    ...readSettings({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    }),
    jwtSecret: randomBytes(32).toString('hex'),
    secretKey: randomBytes(32).toString('hex'),
    // Tests come from addresses they choose; the product trusts only configured proxies.
    trustProxy: 1,
    // Nobody there: no test asks the hosts of videos and pictures.
    videoApiBase: 'http://127.0.0.1:9',
    importPictureBase: 'http://127.0.0.1:9',
    ...overrides,
  }
  const database = await open()
  const app = createApp(settings, database, createLog(settings, log))
  assertChanges(app)
  const server = createHttpServer(requestListener(app), app.get('calls').isStopping)
  await app.setup(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(app, {
    origin: `http://127.0.0.1:${port}`,
    server,
    address: newAddress(),
    async close() {
      const close = [() => stopApp(app), database.close]
      await shutdown({ server, io: app.io, calls: app.get('calls'), close, arrivalMs: 0, graceMs: 500 })
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
}

const shared = new Map<boolean, Promise<TestApp>>()

const startShared = async (started: boolean): Promise<TestApp> => {
  const app = await createTestApp({}, started ? openTestDatabase : shareTestDatabase)
  closeAtEnd.push(app.close)
  if (started) await startApp(app)
  return Object.assign(app, { close: async () => {} })
}

const shareApp = async (started: boolean): Promise<TestApp> => {
  if (!shared.has(started)) shared.set(started, startShared(started))
  // Files of a worker run one after the other.
  return Object.assign(await shared.get(started)!, { address: newAddress() })
}

/** The application that all files of a worker share: each of them builds accounts of its own. Closing it does nothing. */
export const openTestApp = (): Promise<TestApp> => shareApp(false)

/** The same with its sweepers and its listening for events, as `npm start` has them. */
export const openStartedTestApp = (): Promise<TestApp> => shareApp(true)
