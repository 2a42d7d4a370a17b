import { once } from 'node:events'
import type { Server as SocketServer } from 'socket.io'
import { migrations } from '../migrations/index'
import { seedDemo } from '../demo/seed'
import { requestListener, startApp, stopApp } from './assemble-app'
import { createApp } from './app'
import { openDatabase, type Database } from './kit/database/database'
import { refuseHalfRestored } from './kit/database/half-restored'
import { originOfHost } from './kit/http/host'
import { createHttpServer } from './kit/http/http-server'
import { createLog, type Logger } from './kit/log'
import { mailWorker } from './kit/mail/mail-worker'
import { appliedMigrations, migrateUp } from './kit/database/migrate'
import { checkSecrets } from './kit/secrets/check-secrets'
import { readSettings, withSecrets, type Settings } from './kit/settings'
import { shutDown } from './kit/shutdown'
import { startProblem } from './kit/start-problem'

// Whoever stops us kills after ten seconds.
const leaveWithinMs = 9_500

const greetOperator = (settings: Settings) => {
  const origin = (name: string) => `http://${name}:${settings.port}`
  const { platformHost } = settings
  const lines = [
    `Mainstreet is open at ${platformHost ? originOfHost(platformHost, settings) : origin('localhost')}`,
  ]
  if (settings.demo) {
    const sites = ['harbour', 'leonie', 'tidewater', 'belliveau']
    lines.push(
      '',
      ...sites.map((name) => `  ${origin(`${name}.localhost`).padEnd(40)} owner@${name}.localhost`),
      `  ${`${origin('localhost')}/login`.padEnd(40)} staff@mainstreet.localhost`,
      `  Password of all: ${settings.demoPassword}`,
    )
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

/** What an upgrade does to the schema is logged change by change, a new schema in one line. */
const bringUpToDate = async (database: Database, log: Logger) => {
  await refuseHalfRestored(database)
  const isNew = (await appliedMigrations(database.knex)).length === 0
  const started = performance.now()
  const applied = await migrateUp(database, migrations, (change) => {
    if (!isNew) log.info(change, 'schema changed')
  })
  const seconds = Math.round(performance.now() - started) / 1000
  if (isNew) log.info({ migrations: applied.length, seconds }, 'schema made')
}

const runServer = async (settings: Settings, log: Logger) => {
  const database = await openDatabase(settings)
  await bringUpToDate(database, log)
  await checkSecrets(database, { settings, log })
  const app = createApp(settings, database, log)
  app.configure(mailWorker())
  const server = createHttpServer(requestListener(app), app.get('calls').isStopping)
  await app.setup(server)
  await seedDemo(app)
  await startApp(app)
  server.listen(settings.port, settings.host)
  await once(server, 'listening')
  log.info({ port: settings.port, engine: database.engine }, 'listening')
  greetOperator(settings)

  const end = (code: number, message: string, err?: unknown) => {
    log[err ? 'error' : 'info']({ err }, message)
    process.exit(code)
  }
  const leave = (signal: string) => {
    if (app.get('calls').isStopping()) return
    app.get('calls').stop()
    log.info({ signal }, 'stopping')
    // What takes longer, such as a slow mail server, is taken up again after the next start.
    setTimeout(end, leaveWithinMs, 0, 'stopped before everything was closed')
    const close = [() => stopApp(app), database.close]
    shutDown({ server, io: app.io as SocketServer, calls: app.get('calls'), close }).then(
      () => end(0, 'stopped'),
      (err: unknown) => end(1, 'not stopped cleanly', err),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => leave(signal))
}

/** A start that cannot be is one clear line, not a stack. */
const startServer = async () => {
  const settings = withSecrets(readSettings(process.env))
  const log = createLog(settings)
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
  await runServer(settings, log)
}

startServer().catch((error: Error) => {
  process.stderr.write(`${startProblem(error)}\n`)
  process.exit(1)
})
