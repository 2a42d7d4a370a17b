import type { Account } from '@mainstreet/shared/contracts/account'
import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import type { ClientBuild } from '../../kit/http/pages/client-build'
import { as, newAccount, type Client } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { until } from '../../test/until'

/** A build whose pages say which address they are. */
export const pagesByAddress: ClientBuild = {
  folder: 'none',
  page: async (_half, { html }) => `<!doctype html>${html}`,
  signInPage: async () => undefined,
  render: async ({ address }) => ({
    html: `<h1>${address}</h1>`,
    title: '',
    head: '',
    reads: [],
    sources: [],
  }),
}

/** A new account whose owner takes everything along. */
export interface ExportClient {
  account: Account
  owner: Client
  /** An archive that was asked for, as the owner reads it when it is over. */
  make(): Promise<AccountExport>
  ended(id: number): Promise<AccountExport>
  ticket(id: number): Promise<string>
  /** Sends the form that a browser would. */
  download(ticket: string): Promise<Response>
}

export const openExportClient = async (app: TestApp): Promise<ExportClient> => {
  const account = await newAccount(app, { str_company_name: 'Café Léonie & fils' })
  const owner = await as(app, 'owner', account)

  const ended = async (id: number) => {
    let row: AccountExport | undefined
    // A row of everything takes a loaded machine more than the usual patience.
    await until(async () => {
      row = (await owner.get(`account-exports/${id}`).expect(200)).body as AccountExport
      return row.status === 'ready' || row.status === 'failed'
    }, 120_000)
    return row!
  }
  return {
    account,
    owner,
    ended,
    make: async () => ended((await owner.post('account-exports', {}).expect(201)).body.id),
    ticket: async (id) => (await owner.post('account-export-ticket', { id }).expect(200)).body.ticket,
    download: (ticket) =>
      fetch(`${app.origin}/api/account-export-download`, {
        method: 'POST',
        headers: { 'x-forwarded-for': app.address },
        body: new URLSearchParams({ ticket }),
      }),
  }
}
