import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, socketAs } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { describeOnPostgres, openTwoServers, type TwoServers } from '../../test/two-servers'
import { exportLease } from './export-claim'
import { pagesByAddress } from './export-client.factory'
import { readArchive } from './read-archive.factory'
import { ExportStopped, runExport } from './run-export'

describeOnPostgres('archives of two servers on one database', () => {
  let here: TestApp
  let there: TestApp
  let account: Account
  let servers: TwoServers
  beforeAll(async () => {
    servers = await openTwoServers(([here, there]) => {
      // As with a bucket, which both have.
      there.set('media', here.get('media'))
      for (const app of [here, there]) app.set('clientBuild', pagesByAddress)
    })
    ;({ here, there } = servers)
    account = await newAccount(here)
  })
  afterAll(() => servers?.close())

  test('archives are made once each, and followed and downloaded from either', async () => {
    const listener = await socketAs(there, 'owner', account)
    const ready = new Promise((resolve) =>
      listener
        .service('account-exports')
        .on('patched', ({ status }) => status === 'ready' && resolve(status)),
    )
    const accounts = [account, ...(await Promise.all([1, 2, 3].map(() => newAccount(here))))]
    for (const { id: customerId } of accounts)
      await here.service('account-exports').create({ customerId, status: 'waiting' })
    await Promise.all([here.get('exporter').run(), there.get('exporter').run()])
    const made = await here.get('database').knex('account_exports').select('id', 'status', 'attempts')
    expect(made.map(({ status, attempts }) => [status, attempts])).toEqual(accounts.map(() => ['ready', 1]))
    await ready
    const owner = await as(there, 'owner', account)
    const { id } = (await owner.get('account-exports')).body.data[0]
    const { ticket } = (await owner.post('account-export-ticket', { id })).body
    const answer = await fetch(`${there.origin}/api/account-export-download`, {
      method: 'POST',
      body: new URLSearchParams({ ticket }),
    })
    const files = await readArchive(Buffer.from(await answer.arrayBuffer()))
    expect(files.has('data/account.json')).toBe(true)
    listener.close()
  })

  test('an archive whose server died is made by the other, and the dead one’s return changes nothing', async () => {
    const { id: customerId } = await newAccount(here)
    const { id } = await here.service('account-exports').create({ customerId, status: 'waiting' })
    const dead = (await exportLease(here).claim())[0]!
    await there.get('exporter').run()
    expect((await there.service('account-exports').get(id)).status).toBe('waiting')
    await here
      .get('database')
      .knex('account_exports')
      .where({ id })
      .update({ leasedUntil: new Date(0) })
    await there.get('exporter').run()
    const row = await there.service('account-exports').get(id)
    expect(row.status).toBe('ready')
    await expect(runExport(here, dead, () => false)).rejects.toThrow(ExportStopped)
    expect(await there.service('account-exports').get(id)).toEqual(row)
  })
})
