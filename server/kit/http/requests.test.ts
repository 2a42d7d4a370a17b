import type { Account } from '@mainstreet/shared/contracts/account'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { marketplace as marketplaceFeature } from '../../features/marketplace/marketplace.feature'
import { as, newAccount } from '../../test/as'

let app: TestApp
let account: Account
const lines: string[] = []
beforeAll(async () => {
  app = await createTestApp({
    features: [...baseFeatures, marketplaceFeature],
    settings: { logLevel: 'info' },
    log: { write: (line) => void lines.push(line) },
  })
  account = await newAccount(app)
})
afterAll(() => app.close())

const lineOf = (path: string) =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .findLast((line) => line.msg === 'request' && line.path === path)

describe('the line of a request', () => {
  test('says which host, account and caller it was', async () => {
    await (await as(app, 'visitor', account)).get('market-items')
    expect(lineOf('/api/market-items')).toMatchObject({
      host: account.str_domain,
      account: account.id,
      caller: 'visitor',
    })
    await (await as(app, 'owner', account)).get('market-items')
    expect(lineOf('/api/market-items')!.caller).toMatch(/^owner \d+$/)
    await (await as(app, 'read key', account)).get('market-items')
    expect(lineOf('/api/market-items')!.caller).toMatch(/^key \d+$/)
  })
})
