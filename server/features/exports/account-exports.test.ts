import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import { createWholeApp } from '../../test/create-whole-app'
import { as, newAccount, socketAs } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'
import { replacePart } from '../../test/with-parts'
import { storedFiles } from '../media/upload.factory'
import { purgeExports } from './account-exports'
import { exportLease, maxAttempts } from './export-claim'
import { openExportClient, pagesByAddress, type ExportClient } from './export-client.factory'
import { ExportStopped, runExport } from './run-export'

let app: TestApp
let client: ExportClient
let restore: () => void
beforeAll(async () => {
  app = await createWholeApp()
  restore = replacePart(app, 'clientBuild', pagesByAddress)
})
afterAll(async () => {
  restore()
  await app.close()
})
beforeEach(async () => {
  client = await openExportClient(app)
})

const table = () => app.get('database').knex('account_exports')
const piecesOf = (id: number) => storedFiles(app).filter((file) => file.startsWith(`private-files/${id}/`))

/** An archive that no server has begun. */
const waiting = async (): Promise<number> => {
  const columns = { customerId: client.account.id, status: 'waiting' } as const
  return (await app.service('account-exports').create(columns)).id
}

describe('archives of an account', () => {
  test('are nothing for visitors and programs, and exist for nobody else', async () => {
    const { id } = await client.make()
    const other = await newAccount(app)
    const clients = {
      visitor: [await as(app, 'visitor', client.account), [401]],
      'own read key': [await as(app, 'read key', client.account), [403]],
      'own write key': [await as(app, 'write key', client.account), [403]],
      'another owner': [await as(app, 'owner', other), [403, 404]],
    } as const
    const codes = (list: readonly number[]) => list
    for (const [name, [who, refusals]] of Object.entries(clients)) {
      const customerId = client.account.id
      const answers = [
        await who.get(`account-exports/${id}`),
        await who.post('account-exports', { customerId }),
        await who.post('account-export-ticket', { id }),
        await who.delete(`account-exports/${id}`),
      ]
      for (const { status } of answers) expect([name, codes(refusals).includes(status)]).toEqual([name, true])
    }
    expect((await client.owner.get(`account-exports/${id}`)).body.status).toBe('ready')
  })

  test.each([{ status: 'ready' }, { bytes: 5 }, { claim: 'x' }, { pieces: 1 }])(
    '%j is not for an owner to say',
    async (columns) => {
      const made = await client.owner.post('account-exports', columns)
      const { id } = made.body
      if (made.status === 201) expect((await client.ended(id)).status).toBe('ready')
      else expect(made.status).toBe(400)
      const patched = await client.owner.patch(`account-exports/${id ?? 1}`, columns)
      expect([403, 405]).toContain(patched.status)
    },
  )

  test('are made one at a time, and by staff too', async () => {
    await waiting()
    const again = await client.owner.post('account-exports', {})
    expect([again.status, again.body.message]).toEqual([
      409,
      'An archive of this account is being made already.',
    ])
    const staff = await as(app, 'staff')
    expect((await staff.post('account-exports', { customerId: client.account.id })).status).toBe(409)
    await app.get('exporter').run()
    expect((await staff.post('account-exports', { customerId: client.account.id })).status).toBe(201)
  })

  test('are made six times a day at most', async () => {
    for (let n = 0; n < 6; n += 1) await client.make()
    expect((await client.owner.post('account-exports', {})).status).toBe(429)
  })

  test('are followed live, and the last one takes the place of those before', async () => {
    const listener = await socketAs(app, 'owner', client.account)
    const stranger = await socketAs(app, 'owner', await newAccount(app))
    const [seen, unseen]: AccountExport[][] = [[], []]
    listener.service('account-exports').on('patched', (row: AccountExport) => seen!.push(row))
    stranger.service('account-exports').on('patched', (row: AccountExport) => unseen!.push(row))
    const first = await client.make()
    expect(first).toMatchObject({ status: 'ready', problem: '', missing: 0 })
    expect(first.done).toBe(first.total)
    expect(Date.parse(first.expiresAt!) - Date.parse(first.readyAt!)).toBe(24 * 3_600_000)
    await until(() => seen!.at(-1)?.status === 'ready')
    expect(seen!.map(({ status }) => status)).toContain('running')
    expect(Object.keys(seen![0]!)).not.toEqual(expect.arrayContaining(['claim']))
    expect(unseen).toEqual([])
    const second = await client.make()
    expect((await client.owner.get('account-exports')).body.data).toEqual([second])
    await until(() => piecesOf(first.id).length === 0)
    expect(piecesOf(second.id)).toHaveLength(1)
    listener.close()
    stranger.close()
  })

  test('that are cancelled leave nothing', async () => {
    const id = await waiting()
    const claim = (await exportLease(app).claim())[0]!
    let turns = 0
    const running = runExport(app, claim, () => {
      // Its owner cancels while it is being made.
      if (turns++ === 2) void client.owner.delete(`account-exports/${id}`).then()
      return false
    })
    // Told or not, it may have been quicker than the cancelling.
    await running.catch((error) => expect(error).toBeInstanceOf(ExportStopped))
    await until(async () => (await client.owner.get(`account-exports/${id}`)).status === 404)
    await until(() => piecesOf(id).length === 0)
  })

  test('are deleted after a day, and with their account', async () => {
    const { id } = await client.make()
    await table()
      .where({ id })
      .update({ expiresAt: new Date(Date.now() - 1) })
    await purgeExports(app)
    expect((await client.owner.get(`account-exports/${id}`)).status).toBe(404)
    await until(() => piecesOf(id).length === 0)
    const another = await client.make()
    await app.service('account').remove(client.account.id)
    await until(() => piecesOf(another.id).length === 0)
  })
})

describe('two servers', () => {
  test('never make the same archive at once, and one that dies is followed by the other', async () => {
    const id = await waiting()
    const dead = (await exportLease(app).claim())[0]!
    expect(dead).toMatchObject({ id, attempts: 1 })
    expect(await exportLease(app).claim()).toEqual([])
    await table()
      .where({ id })
      .update({ leasedUntil: new Date(Date.now() - 1) })
    await app.get('exporter').run()
    const row = await client.ended(id)
    expect(row.status).toBe('ready')
    // The one that was taken for dead goes on: it changes nothing and leaves nothing.
    await expect(runExport(app, dead, () => false)).rejects.toThrow(ExportStopped)
    expect(await client.ended(id)).toEqual(row)
    expect(piecesOf(id)).toHaveLength(1)
  })

  test('one that stops lets go, and the other begins at once', async () => {
    const id = await waiting()
    const claim = (await exportLease(app).claim())[0]!
    await expect(runExport(app, claim, () => true)).rejects.toThrow(ExportStopped)
    await exportLease(app).release(claim)
    expect(piecesOf(id)).toEqual([])
    expect(await exportLease(app).claim()).toMatchObject([{ id, attempts: 1 }])
  })

  test('give an archive up that ended them again and again', async () => {
    const id = await waiting()
    await table().where({ id }).update({ attempts: maxAttempts })
    await app.get('exporter').run()
    expect(await client.ended(id)).toMatchObject({ status: 'failed', problem: 'interrupted' })
  })
})

test('a full storage is said, and half an archive does not stay', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
  const put = jest.spyOn(app.get('media'), 'put').mockRejectedValue(full)
  const row = await client.make()
  put.mockRestore()
  expect(row).toMatchObject({ status: 'failed', problem: 'storage' })
  expect(piecesOf(row.id)).toEqual([])
  expect((await client.make()).status).toBe('ready')
})
