import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import { fileColumnsOf, secretColumnsOf } from '@mainstreet/shared/columns'
import { maxLimit } from '@mainstreet/shared/paging'
import { contractOf, tablePaths, type TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import type { Caller } from '../../kit/service/caller/caller'
import { asCaller } from '../../kit/service/caller/own-row'

/** Whose archive it is, and which user's own record belongs into it. */
export interface ExportOwner {
  customerId: number
  /** Zero where the user is gone. */
  userId: number
}

/** Every table that an owner reads, except the one that keeps the archives themselves. */
export const exportedPaths: readonly TablePath[] = tablePaths.filter(
  (path) => path !== 'account-exports' && contractOf(path).access.owner.methods.includes('find'),
)

/** No session: the gate knows the caller already. */
const callerFor = ({ customerId, userId }: ExportOwner): Caller => ({
  role: 'owner',
  userId,
  sessionId: '',
  accounts: [customerId],
})

/** A row without its secrets, masked ones too: they would only pretend to be what they are not. */
const withoutSecrets = (contract: AnyTableContract, row: AnyRecord): AnyRecord => {
  const plain = { ...row }
  for (const name of secretColumnsOf(contract.record)) delete plain[name]
  for (const [name, child] of Object.entries(contract.embeds)) {
    const nested = plain[name]
    if (Array.isArray(nested)) plain[name] = nested.map((each: AnyRecord) => withoutSecrets(child, each))
  }
  return plain
}

/** All rows of a service as an owner of this one account reads them, through the gate, a page at a time. */
export async function* ownerRows(
  app: Application,
  path: TablePath,
  owner: ExportOwner,
): AsyncGenerator<AnyRecord> {
  const contract = contractOf(path)
  // TypeScript would want each path by name; the rows are read by their contract alone.
  const service = app.service(path as 'market-items')
  let last = 0
  for (;;) {
    const query = { id: { $gt: last }, $sort: { id: 1 }, $limit: maxLimit }
    const { data } = await service.find(asCaller(callerFor(owner), { query }))
    for (const row of data as AnyRecord[]) yield withoutSecrets(contract, row)
    if (data.length < maxLimit) return
    last = data.at(-1)!.id
  }
}

/** The files below /assets that a row and its nested rows name. */
export const filesOfRow = (contract: AnyTableContract, row: AnyRecord): string[] => [
  ...fileColumnsOf(contract.record).flatMap((name) => {
    const address = row[name]
    return typeof address === 'string' && address.startsWith('/assets/') ? [address.slice(8)] : []
  }),
  ...Object.entries(contract.embeds).flatMap(([name, child]) => {
    const nested = row[name]
    return Array.isArray(nested) ? nested.flatMap((each: AnyRecord) => filesOfRow(child, each)) : []
  }),
]
