import type { Account } from '@mainstreet/shared/contracts/account'
import { isRunning } from '@mainstreet/shared/contracts/file-import'
import type {
  ImportChoices,
  ImportedItem,
  MarketImport,
} from '@mainstreet/shared/contracts/marketplace/imports'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { as, newAccount, type Client } from '../../../test/as'
import type { TestApp } from '../../../test/create-test-app'
import { until } from '../../../test/until'

/** An import as it ended, and what it says of each item. */
export interface EndedImport extends MarketImport {
  items: ImportedItem[]
}

/** A new account whose owner imports files. */
export interface ImportClient {
  account: Account
  owner: Client
  /** Sends a file; answers the bare answer. */
  upload(csv: string | Buffer, fields?: Record<string, string>, by?: Client): ReturnType<Client['post']>
  /** The import once it is at rest. */
  ended(id: number): Promise<EndedImport>
  /** Checks a file and, where it is no dry run, imports it. */
  send(
    csv: string | Buffer,
    more?: { dryRun?: boolean; format?: string; choices?: Partial<ImportChoices> },
  ): Promise<EndedImport>
  /** Lets a checked import do something else, and answers the check that follows. */
  choose(id: number, choices: Partial<ImportChoices>): Promise<EndedImport>
  /** The account's items in the order they were made. */
  items(): Promise<MarketItem[]>
}

export const openImportClient = async (app: TestApp): Promise<ImportClient> => {
  const account = await newAccount(app)
  const owner = await as(app, 'owner', account)

  const upload: ImportClient['upload'] = (csv, fields = {}, by = owner) => {
    const request = by.post('market-import')
    for (const [name, value] of Object.entries(fields)) void request.field(name, value)
    return request.attach('files', Buffer.from(csv as string), 'items.csv')
  }

  const listed = async ({ id: importId, status }: MarketImport): Promise<ImportedItem[]> => {
    const items: ImportedItem[] = []
    for (;;) {
      const dryRun = status === 'checked'
      const query = `importId=${importId}&dryRun=${dryRun}&$sort[id]=1&$limit=100&$skip=${items.length}`
      const { data, total } = (await owner.get(`market-import-items?${query}`).expect(200)).body
      items.push(...data)
      if (items.length >= total) return items
    }
  }

  const ended = async (id: number): Promise<EndedImport> => {
    let row: MarketImport | undefined
    await until(async () => {
      row = (await owner.get(`market-imports/${id}`).expect(200)).body as MarketImport
      return !isRunning(row)
    })
    return { ...row!, items: await listed(row!) }
  }

  return {
    account,
    owner,
    upload,
    ended,
    async choose(id, choices) {
      await owner.patch(`market-imports/${id}`, choices).expect(200)
      return ended(id)
    },
    async send(csv, { dryRun = false, format, choices = {} } = {}) {
      const chosen = Object.entries(choices).map(([name, value]) => [name, String(value)])
      const fields = { ...(format ? { format } : {}), ...Object.fromEntries(chosen) }
      const { status, body } = await upload(csv, fields)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const checked = await ended(body.id)
      if (dryRun || checked.status !== 'checked') return checked
      await owner.patch(`market-imports/${body.id}`, { status: 'importing' }).expect(200)
      return ended(body.id)
    },
    async items() {
      const { body } = await owner.get(`market-items?customerId=${account.id}&$sort[id]=1`)
      return body.data
    },
  }
}
