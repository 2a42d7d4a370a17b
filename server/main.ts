import { once } from 'node:events'
import { createServer } from 'node:http'
import { migrations } from '../migrations/index'
import { seedDemo } from '../demo/seed'
import { createApp } from './app'
import { openDatabase } from './kit/database'
import { createLog, type Logger } from './kit/log'
import { startMailWorker } from './kit/outbox'
import { migrate } from './kit/migrate'
import { readSettings, withSecrets, type Settings } from './kit/settings'
import { shutdown } from './kit/shutdown'
import { startProblem } from './kit/start-problem'

const headersTimeout = 10_000
// Of a whole body: 25 MB over a slow line. Whoever holds a connection for nothing goes much sooner (kit/http/at-pace).
const requestTimeout = 600_000
const maxConnections = 5_000

const greet = (settings: Settings) => {
  const origin = (name: string) => `http://${name}:${settings.port}`
  const lines = [`Mainstreet is open at ${origin('localhost')}`]
  if (settings.demo) {
    const sites = ['harbour', 'leonie', 'tidewater']
    lines.push(
      '',
      ...sites.map((name) => `  ${origin(`${name}.localhost`).padEnd(40)} owner@${name}.localhost`),
      `  ${`${origin('localhost')}/login`.padEnd(40)} staff@mainstreet.localhost`,
      `  Password of all four: ${settings.demoPassword}`,
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

const run = async (settings: Settings, log: Logger) => {
  const database = await openDatabase(settings)
  await migrate(database, migrations)
  const app = createApp(settings, database, log)
  app.onStart(async () => {
    const worker = await startMailWorker({
      database,
      settings,
      log,
      onDone: (outcome) => app.metrics.jobDone('mail', outcome),
    })
    return worker.stop
  })
  const server = createServer(app.listener)
  Object.assign(server, { headersTimeout, requestTimeout, maxConnections })
  await app.app.setup(server)
  await seedDemo(app)
  await app.start()
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  log.info({ port: settings.port, engine: database.engine }, 'listening')
  greet(settings)

  const leave = async (signal: string) => {
    if (app.stopping) return
    app.stopping = true
    log.info({ signal }, 'stopping')
    await shutdown({ server, io: app.app.io, close: [app.stop, database.close] })
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void leave(signal))
}

/** A start that cannot be is one clear line, not a stack. */
const start = async () => {
  const settings = withSecrets(readSettings(process.env))
  const log = createLog(settings)
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
  await run(settings, log)
}

start().catch((error: Error) => {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
})
