import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DestinationStream } from 'pino'
import { assembleApp, requestListener, stopApp } from '../assemble-app'
import type { Application } from '../declarations'
import type { Database } from '../kit/database/database'
import { createHttpServer, type HttpServer } from '../kit/http/http-server'
import { createLog } from '../kit/log'
import { readSettings, type Settings } from '../kit/settings'
import { shutDown } from '../kit/shutdown'
import { assertChanges } from './assert-changes'
import { openTestDatabase } from './test-database'

/** An application on a database and a port of its own. */
export type TestApp = Application & {
  origin: string
  server: HttpServer
  /** An address nobody else comes from, so that limits of other tests do not count here. */
  address: string
  close(): Promise<void>
}

/** An address that nobody else comes from. */
export const newAddress = () => `10.${[...randomBytes(3)].join('.')}`

/** How an application of a test differs from what the settings of tests say. */
export interface TestAppOptions {
  /** What it is made of: what is tested, and what that stands on. */
  /** One that is named twice is started once. */
  features: Parameters<typeof assembleApp>[0]['features']
  settings?: Partial<Settings>
  /** Without it a copy of the migrated database, its own. */
  open?: () => Promise<Database>
  log?: DestinationStream
}

/** Starts an application of some features; `close` it in afterAll. Its jobs start only with `startApp`. */
export const createTestApp = async ({
  features,
  settings: overrides,
  open = openTestDatabase,
  log,
}: TestAppOptions): Promise<TestApp> => {
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
  const app = assembleApp({
    settings,
    database,
    log: createLog(settings, log),
    features: [...new Set(features)],
  })
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
      await shutDown({ server, io: app.io, calls: app.get('calls'), close, arrivalMs: 0, graceMs: 500 })
      rmSync(dataDir, { recursive: true, force: true })
    },
  })
}
