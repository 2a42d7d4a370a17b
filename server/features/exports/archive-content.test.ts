import { secretColumnsOf } from '@mainstreet/shared/columns'
import type { Account } from '@mainstreet/shared/contracts/account'
import { contractOf } from '@mainstreet/shared/services'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { factories } from '../../test/factories'
import { replacePart } from '../../test/with-parts'
import { buildItem } from '../marketplace/market-items.factory'
import { buildPdf, buildPicture, sendForm } from '../media/upload.factory'
import { openExportClient, pagesByAddress, type ExportClient } from './export-client.factory'
import { exportedPaths } from './owner-reads'
import { readArchive } from './read-archive.factory'

const secretKey = 'sk_test_51MainstreetSecret4242'
let app: TestApp
let client: ExportClient
let other: Account
let restore: () => void
let files: Map<string, Buffer>
let key: string
let picture: string
let itemId: number

const text = (name: string) => files.get(name)?.toString('utf8') ?? ''
const rows = (name: string) => JSON.parse(text(`data/${name}.json`)) as Record<string, unknown>[]
const everything = () => [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n')

/** One row of everything, a picture, a file, keys: what an account may have. */
const fill = async (account: Account) => {
  const owner = account.id === client.account.id ? client.owner : await as(app, 'owner', account)
  for (const path of exportedPaths)
    if (!['account', 'users', 'profile-files', 'api-keys'].includes(path)) await factories[path](app, account)
  await owner.patch('store-settings/' + account.id, { stripeTestSecretKey: secretKey }).expect(200)
  return owner
}

beforeAll(async () => {
  app = await createWholeApp()
  restore = replacePart(app, 'clientBuild', pagesByAddress)
  client = await openExportClient(app)
  other = await newAccount(app, { str_company_name: 'Somebody else' })
  await fill(other)
  const owner = await fill(client.account)
  key = (await owner.post('api-keys', { name: 'Till', scope: 'read' }).expect(201)).body.key
  const cup = buildItem({ title: '=Cup, "large"', status: 'public' })
  const made = await owner.post('market-items', cup).expect(201)
  itemId = made.body.id
  await owner.post('market-items', buildItem({ status: 'draft' })).expect(201)
  const upload = await sendForm(owner, {
    fields: { type: 'market-image', id: client.account.id, itemId },
    files: [{ bytes: await buildPicture() }],
  }).expect(200)
  picture = upload.body.files[0].url
  const pdf = {
    fields: { type: 'file', id: client.account.id, title: 'List' },
    files: [{ bytes: buildPdf() }],
  }
  await sendForm(owner, pdf).expect(200)
  const { id, status } = await client.make()
  expect(status).toBe('ready')
  const answer = await client.download(await client.ticket(id))
  expect(answer.status).toBe(200)
  files = await readArchive(Buffer.from(await answer.arrayBuffer()))
})
afterAll(async () => {
  restore()
  await app.close()
})

describe('what the archive holds', () => {
  test.each(exportedPaths.map((path) => [path]))('%s as its owner reads them', async (path) => {
    const { tenantColumn, record } = contractOf(path)
    const query = path === 'users' ? '' : `&${tenantColumn}=${client.account.id}`
    const { body } = await client.owner.get(`${path}?$sort[id]=1&$limit=500${query}`).expect(200)
    const own = rows(path)
    expect(own.map(({ id }) => id)).toEqual(body.data.map(({ id }: { id: number }) => id))
    expect(own.length).toBeGreaterThan(0)
    for (const row of own) expect(row[tenantColumn]).toBe(client.account.id)
    const columns = Object.keys(record.properties)
    const secrets = secretColumnsOf(record)
    for (const [index, row] of own.entries()) {
      const read = Object.keys(body.data[index]).filter((name) => !secrets.includes(name))
      expect(Object.keys(row).sort()).toEqual(read.sort())
      for (const name of Object.keys(row).filter((each) => columns.includes(each)))
        expect([name, row[name]]).toEqual([name, body.data[index][name]])
    }
  })

  test('no key, hash, mask or password', () => {
    expect(Object.keys(rows('api-keys')[0]!).sort()).toEqual([
      'createdAt',
      'customerId',
      'id',
      'lastUsedAt',
      'name',
      'scope',
      'updatedAt',
    ])
    expect(rows('store-settings')[0]).not.toHaveProperty('stripeTestSecretKey')
    const all = everything()
    for (const secret of [key, key.slice(-12), secretKey, secretKey.slice(-12), 'argon2', 'passwordHash'])
      expect([secret, all.includes(secret)]).toEqual([secret, false])
    expect(all).not.toContain(Buffer.from('••••').toString('latin1'))
    expect(all).not.toMatch(/sk_(test|live)_|msk_|whsec_|v1\.[\w-]{30}/)
  })

  test('nothing of another account', () => {
    expect(everything()).not.toContain('Somebody else')
    const assets = [...files.keys()].filter((name) => name.startsWith('assets/'))
    expect(assets.every((name) => name.startsWith(`assets/nb/${client.account.id}/`))).toBe(true)
  })

  test('items and orders as tables, which no spreadsheet takes for formulae', () => {
    const items = text('item-export.csv')
    expect(items.startsWith('\uFEFFid,customerId,title,')).toBe(true)
    expect(items).toContain(`"'=Cup, ""large"""`)
    expect(items.trimEnd().split('\r\n')).toHaveLength(
      1 + rows('market-items').reduce((sum, { variations }) => sum + (variations as []).length, 0),
    )
    const [head, order] = text('order-export.csv').slice(1).split('\r\n')
    expect(head).toMatch(/^orderNumber,status,.*unitPrice,quantity,lineTotal$/)
    expect(order).toContain(String(rows('account-orders')[0]!.orderNumber))
  })

  test('pictures and files, byte for byte, at the addresses that the records name', async () => {
    const served = await fetch(`${app.origin}${picture}`)
    expect(files.get(picture.slice(1))).toEqual(Buffer.from(await served.arrayBuffer()))
    const pdf = String(rows('profile-files')[0]!.str_file_name ?? '')
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(1)
    if (pdf.startsWith('/assets/')) expect(files.has(pdf.slice(1))).toBe(true)
  })

  test('the public pages, and none of a draft', () => {
    expect(text('pages/index.html')).toBe('<!doctype html><h1>/</h1>')
    expect(text(`pages/marketplace/${itemId}.html`)).toBe(`<!doctype html><h1>/marketplace/${itemId}</h1>`)
    const shown = rows('market-items').filter(
      ({ status, newlyCreated }) => status === 'public' && !newlyCreated,
    )
    const pages = [...files.keys()].filter((name) => /^pages\/marketplace\/\d+\.html$/.test(name))
    expect(pages).toHaveLength(shown.length)
    expect(shown.length).toBeLessThan(rows('market-items').length)
  })

  test('a description of itself', () => {
    expect(text('README.txt')).toMatch(/^Café Léonie & fils: everything, as of \d{4}-\d\d-\d\d\n/)
  })
})

describe('the download', () => {
  test('of nothing, of what is no ticket, and by GET is refused', async () => {
    const at = `${app.origin}/api/account-export-download`
    const headers = { 'x-forwarded-for': app.address }
    expect((await fetch(at, { headers })).status).toBe(405)
    expect((await fetch(at, { method: 'POST', headers })).status).toBe(400)
    expect((await client.download('')).status).toBe(400)
    expect((await client.download('v1.xxxx')).status).toBe(401)
    expect((await client.download('x'.repeat(9000))).status).toBe(400)
  })

  test('has a name that every system takes, and is cached nowhere', async () => {
    const [{ id }] = (await client.owner.get('account-exports')).body.data
    const answer = await client.download(await client.ticket(id))
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cafe-leonie-fils-\d{4}-\d\d-\d\d\.zip"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    await answer.body?.cancel()
  })

  test('is good for one of two at once, and a new ticket for whoever lost the first', async () => {
    const [{ id }] = (await client.owner.get('account-exports')).body.data
    const ticket = await client.ticket(id)
    const answers = await Promise.all([client.download(ticket), client.download(ticket)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    for (const answer of answers) await answer.body?.cancel()
    expect((await client.download(ticket)).status).toBe(401)
    expect((await client.download(await client.ticket(id))).status).toBe(200)
  })

  test('is over when the minute or the session is', async () => {
    const [{ id }] = (await client.owner.get('account-exports')).body.data
    const second = await as(app, 'owner', client.account)
    const newTicket = async (): Promise<string> =>
      (await second.post('account-export-ticket', { id })).body.ticket
    expect((await client.download(await newTicket())).status).toBe(200)
    const ticket = await newTicket()
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    expect((await client.download(ticket)).status).toBe(401)
    now.mockRestore()
    await second.delete('authentication')
    expect((await client.download(ticket)).status).toBe(401)
  })

  test('is the only way: the stored pieces have no address', async () => {
    const { knex } = app.get('database')
    const [row] = await knex('account_exports').where({ customerId: client.account.id }).select('id', 'claim')
    const name = `private-files/${row!.id}/${row!.claim}-0.part`
    expect(await app.get('media').head(name)).not.toBeNull()
    for (const address of [`/assets/${name}`, `/${name}`, `/assets/nb/../${name}`])
      expect([200, 304]).not.toContain((await fetch(`${app.origin}${address}`)).status)
  })
})
