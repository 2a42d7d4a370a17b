import type { Account } from '@mainstreet/shared/contracts/account'
import type { ImportAnswer } from '@mainstreet/shared/rules/catalogue-file'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'

/** A new account whose owner imports files. */
export interface ImportClient {
  account: Account
  owner: Client
  /** Imports a file and answers what was done; throws where it is refused. */
  send(csv: string, more?: object): Promise<ImportAnswer>
  /** The account's items in the order they were made. */
  items(): Promise<MarketItem[]>
}

export const openImportClient = async (app: TestApp): Promise<ImportClient> => {
  const account = await newAccount(app)
  const owner = await as(app, 'owner', account)
  return {
    account,
    owner,
    async send(csv, more = {}) {
      const { status, body } = await owner.post('market-import', { csv, dryRun: false, ...more })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    async items() {
      const { body } = await owner.get(`market-items?customerId=${account.id}&$sort[id]=1`)
      return body.data
    },
  }
}
