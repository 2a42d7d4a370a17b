import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { requestListener } from '../server/assemble-app'
import { migrations } from '../migrations/index'
import { createApp } from '../server/app'
import { openDatabase } from '../server/kit/database/database'
import { migrateUp } from '../server/kit/database/migrate'
import { createHttpServer } from '../server/kit/http/http-server'
import { readSettings, withSecrets } from '../server/kit/settings'
import { answerCpu } from './load/cpu'

const items = 100
const variationsPerItem = 3
const imagesPerItem = 2
const domain = 'bench.test'
const login = { email: 'staff@bench.test', password: 'a-password-for-the-bench' }

const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The application on an embedded database with one tenant of 100 items, each with variations and images. */
const serve = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mainstreet-bench-'))
  const settings = withSecrets(
    readSettings({
      ...process.env,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      NODE_ENV: 'test',
    }),
  )
  const database = await openDatabase(settings)
  await migrateUp(database, migrations)
  const app = createApp(settings, database)
  const server = createHttpServer(requestListener(app), app.get('calls').isStopping)
  await app.setup(server)
  const account = await app.service('account').create({ str_company_name: 'Bench', str_domain: domain })
  const customerId = account.id
  await app.service('users').create({ ...login, role: 'staff', accounts: [] })
  let itemId = 0
  for (const number of list(items)) {
    const item = await app.service('market-items').create({
      customerId,
      title: `Item ${number}`,
      description:
        '<p>A thing that is sold here, with a text of the usual length that says what it is made of.</p>',
      status: 'public',
      newlyCreated: false,
      variations: list(variationsPerItem).map((v) => ({
        variation: `Size ${v}`,
        sku: `S-${number}-${v}`,
        price: 10 + v,
        stock: 5,
      })),
    })
    itemId = item.id
    for (const order of list(imagesPerItem)) {
      const url = `/assets/nb/${customerId}/${number}-${order}.jpg`
      await app.service('market-images').create({ customerId, itemId: item.id, url, order })
    }
  }
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    const paths = {
      list: '/api/market-items?$limit=100',
      one: `/api/market-items/${itemId}`,
      home: '/',
      'item page': `/marketplace/${itemId}`,
    }
    process.send?.({ port, path: paths.list, paths, host: domain, login })
  })
}

answerCpu()

// The process that started this has ended, and nobody else would end it.
process.once('disconnect', () => process.exit(0))

void serve()
