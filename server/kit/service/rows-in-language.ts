import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import { inLanguage } from '@mainstreet/shared/translations'
import type { Application } from '../../declarations'
import type { ServiceParams } from './service-params'

/** Rows with their texts in the language that a read asks for, each by what its account's languages are; as they are stored where it asks for none. */
export const rowsInLanguage = async (
  app: Application,
  contract: AnyTableContract,
  { rows, params: { language: asked, scope } }: { rows: readonly AnyRecord[]; params: ServiceParams },
): Promise<readonly AnyRecord[]> => {
  if (!asked || rows.length === 0) return rows
  // Where a read leaves the account's column out, it is of one account.
  const accountOf = (row: AnyRecord) => Number(row[contract.tenantColumn] ?? scope?.accounts?.[0])
  const ids = [...new Set(rows.map(accountOf))]
  const tenants = await Promise.all(ids.map((id) => app.get('tenants').byId(id)))
  return rows.map((row) => {
    const tenant = tenants[ids.indexOf(accountOf(row))]
    return tenant ? inLanguage(contract, row, { asked, ...tenant }) : row
  })
}
