import type { Account } from '@mainstreet/shared/contracts/account'
import { as, newAccount, type Client } from '../../test/as'
import { newAddress, type TestApp } from '../../test/create-test-app'
import { createWholeApp } from '../../test/create-whole-app'

interface Stand {
  app: TestApp
  account: Account
  owner: Client
  visitor: Client
}

/** A business that writes letters, new for each test, and what it mails. */
export const setNewsletter = () => {
  const stand = {} as Stand
  beforeAll(async () => {
    stand.app = await createWholeApp()
  })
  afterAll(() => stand.app?.close())
  beforeEach(async () => {
    const { app } = stand
    app.address = newAddress()
    stand.account = await newAccount(app, {
      bilingual: true,
      str_address1: '12 Water Street',
      str_city: 'Moncton',
      str_email: 'hello@shop.test',
    })
    stand.owner = await as(app, 'owner', stand.account)
    stand.visitor = await as(app, 'visitor', stand.account)
    await stand.owner.patch(`profile-options/${stand.account.id}`, { newsletter: true }).expect(200)
  })
  return Object.assign(stand, {
    mails: (kind: string) =>
      stand.app
        .get('database')
        .knex('account_mails')
        .where({ customerId: stand.account.id, kind })
        .orderBy('id'),
    /** The token of the link in a mail. */
    tokenIn: (mail: unknown): string => /\/newsletter\/([\w.-]+)/.exec(JSON.stringify(mail))![1]!,
    follow: (token: string, act: string, who = stand.visitor) => who.post('subscription', { token, act }),
  })
}
