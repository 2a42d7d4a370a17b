import { existsSync } from 'node:fs'
import type { Account } from '@mainstreet/shared/contracts/account'
import { contractOf, contracts, tablePaths, type TablePath } from '@mainstreet/shared/services'
import { orderToken } from '../server/features/orders/order-token'
import { buildPicture } from '../server/features/media/upload.factory'
import { openShop } from '../server/features/orders/orders.factory'
import { tableOf } from '../server/kit/service/stored-row'
import { as, newAccount, socketAs, type Who } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'
import { factories } from '../server/test/factories'

/** Who sends requests. */
export const roles = ['visitor', 'owner', 'integrator'] as const
export type FuzzRole = (typeof roles)[number]

export type Row = { id: number } & Record<string, unknown>

/** One account and its rows by service, as our own code reads them. */
export interface Side {
  account: Account
  rows: Record<TablePath, Row[]>
}

export type FuzzSocket = Awaited<ReturnType<typeof socketAs>>['socket']

/** The clients of a role; the spare ones may be signed out, or in as somebody else. */
export interface FuzzClient {
  token?: string
  socket: FuzzSocket
  spare: { token?: string; socket: FuzzSocket }
}

/** Everything that requests are made of: an account of one's own, another's, and their clients. */
export interface Stage {
  app: TestApp
  own: Side
  foreign: Side
  clients: Record<FuzzRole, FuzzClient>
  orderToken: string
  picture: Buffer
  /** Whether the client is built; without it there are no pages. */
  hasPages: boolean
  close(): void
}

/** Stands in rows of the other account that nobody but its owner may read. */
export const privateMarker = 'zqprivatezq'
/** Stands in rows of the other account that its visitors may read. */
export const publicMarker = 'zqforeignzq'

const readRow = (app: TestApp, path: TablePath, id: number): Promise<Row> =>
  app.service(path as 'account').get(id) as Promise<Row>

const fill = async (app: TestApp, account: Account): Promise<Side> => {
  const rows = {} as Side['rows']
  for (const path of tablePaths) {
    const ids = [await factories[path](app, account), await factories[path](app, account)].map(({ id }) => id)
    rows[path] = await Promise.all([...new Set(ids)].map((id) => readRow(app, path, id)))
  }
  return { account, rows }
}

// Another text there would change who the account is, or is no text at all.
const unmarked = /domain|timezone|link|Key|Secret|^thumbnail$|^image$|url/
const draft = { status: 'draft' as const }

/** Writes a marker into every free text of a row. */
const markRow = async (
  app: TestApp,
  path: TablePath,
  { id, isPrivate }: { id: number; isPrivate: boolean },
) => {
  const { record, access } = contracts[path]
  const table = tableOf(contractOf(path))
  const stored = await app.get('database').knex(table).columnInfo()
  const hidden = (access.visitor?.hides ?? []) as readonly string[]
  const texts = Object.entries(
    record.properties as Record<
      string,
      { type?: string; enum?: unknown; pattern?: string; format?: string; maxLength?: number }
    >,
  )
    .filter(
      ([name, { type, enum: closed, format, pattern, maxLength = 0 }]) =>
        type === 'string' &&
        !closed &&
        !format &&
        (!pattern || pattern === '\\S') &&
        maxLength >= 30 &&
        name in stored &&
        !unmarked.test(name),
    )
    .map(([name]) => [name, `${isPrivate || hidden.includes(name) ? privateMarker : publicMarker} ${id}`])
  if (texts.length) await app.get('database').knex(table).where({ id }).update(Object.fromEntries(texts))
}

const isHidden = (path: TablePath, row: Row, draftItems: readonly number[]): boolean => {
  const { access, parent } = contractOf(path)
  if (!access.visitor?.methods.includes('find')) return true
  if (path === 'market-items') return draftItems.includes(row.id)
  if (parent) return draftItems.includes(row[parent.key] as number)
  return row.bol_visible === false
}

/** Another account, whose rows all say that they are its; some of its items are drafts, one notice is hidden. */
const foreignSide = async (app: TestApp): Promise<Side> => {
  const account = await newAccount(app)
  const side = await fill(app, account)
  const { knex } = app.get('database')
  const ofDrafts = ['market-items', 'market-images', 'market-options', 'market-variations'] as const
  const draftItems = ofDrafts.map((path) => {
    const row = side.rows[path].at(-1)!
    return (path === 'market-items' ? row.id : row.itemId) as number
  })
  await knex('market_items').whereIn('id', draftItems).update(draft)
  const hiddenNotice = side.rows['profile-notices'].at(-1)!
  await knex('profile_notices').where({ id: hiddenNotice.id }).update({ bol_visible: false })
  hiddenNotice.bol_visible = false
  for (const path of tablePaths)
    for (const row of side.rows[path])
      await markRow(app, path, { id: row.id, isPrivate: isHidden(path, row, draftItems) })
  // The variations that items were made with are rows of their own.
  await knex('market_variations').whereIn('itemId', draftItems).update({ variation: privateMarker })
  return side
}

const clientOf = async (app: TestApp, who: Who, account: Account): Promise<FuzzClient> => ({
  token: (await as(app, who, account)).token,
  socket: (await socketAs(app, who, account)).socket,
  spare: { token: (await as(app, who, account)).token, socket: (await socketAs(app, who, account)).socket },
})

/** Sets the stage with a new account of one's own; the other account may be one that is there already. */
export const setStage = async (app: TestApp, foreign?: Side): Promise<Stage> => {
  const own = await fill(app, await openShop(app))
  // So many sign-ins from one address would be too many.
  const from = Object.assign(Object.create(app) as TestApp, {
    address: `10.254.${own.account.id >> 8}.${own.account.id & 255}`,
  })
  const clients = {
    visitor: await clientOf(from, 'visitor', own.account),
    owner: await clientOf(from, 'owner', own.account),
    integrator: await clientOf(from, 'write key', own.account),
  }
  return {
    app,
    own,
    foreign: foreign ?? (await foreignSide(app)),
    clients,
    orderToken: orderToken(own.rows['account-orders'][0]!.id, app.get('settings').secretKey!),
    picture: await buildPicture(60, 40),
    hasPages: existsSync('client/dist/site.html'),
    close() {
      for (const { socket, spare } of Object.values(clients))
        for (const each of [socket, spare.socket]) each.close()
    },
  }
}

// What visitors of the other account may change by looking and buying.
const counted: readonly TablePath[] = [
  'market-stats',
  'profile-analytics',
  'account-orders',
  'market-variations',
]

/** The other account's rows as text, to see whether anything changed them. */
export const foreignRows = async ({ app, foreign }: Stage): Promise<string> => {
  const paths = tablePaths.filter((path) => !counted.includes(path))
  const rows = await Promise.all(
    paths.map((path) =>
      Promise.all(foreign.rows[path].map(({ id }) => readRow(app, path, id).catch(() => `no ${path} ${id}`))),
    ),
  )
  return JSON.stringify(rows, (name, value: unknown) =>
    name === 'variations' || name === 'lastUsedAt' ? undefined : value,
  )
}
