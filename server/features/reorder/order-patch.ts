import { Forbidden } from '@feathersjs/errors'
import type { AnyRecord } from '@mainstreet/shared/contract'
import { orderPatch as orderPatchContract } from '@mainstreet/shared/contracts/reorder'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import { actIn } from '../../kit/service/caller/act-for'
import { accountsOf, mayReach, type Caller } from '../../kit/service/caller/caller'
import { accountOfRow } from '../../kit/service/change-log'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { accessOf } from '../../kit/service/scope'
import { tableOf } from '../../kit/service/stored-row'
import { tableServiceAt } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'

interface Sorting {
  path: TablePath
  /** id -> place */
  places: ReadonlyMap<number, number>
  work: Work
}

const checkRows = (rows: readonly AnyRecord[], { path, places }: Sorting, caller: Caller) => {
  const accounts = rows.map((row) => accountOfRow(path, row))
  const isForeign = accountsOf(caller) && rows.length < places.size
  // One answer for unknown and foreign rows: what exists elsewhere is nobody's business.
  if (isForeign || accounts.some((account) => !mayReach(caller, account)))
    throw new Forbidden('orderArray names rows that are not yours.')
  if (rows.length < places.size) throw invalid({ orderArray: 'names rows that do not exist' })
  const contract = contractOf(path)
  const [account] = accounts
  const sorter = account === undefined ? caller : actIn(caller, account, { contract, method: 'patch' })
  accessOf(contract, sorter, 'patch')
  if (new Set(accounts).size > 1) throw invalid({ orderArray: 'names rows of more than one account' })
}

const sortRows = async (app: Application, sorting: Sorting, caller: Caller) => {
  const { path, places, work } = sorting
  const contract = contractOf(path)
  const ids = [...places.keys()]
  const column = 'int_order' in contract.record.properties ? 'int_order' : 'order'
  await work.trx<AnyRecord>(tableOf(contract)).whereIn('id', ids).orderBy('id').forUpdate().select('id')
  const rows = await tableServiceAt(app, path).rowsById(ids, work)
  checkRows(rows, sorting, caller)
  await work.trx.raw(
    'update ?? as t set ?? = v.place from unnest(?::int[], ?::int[]) as v (id, place) where t.id = v.id',
    [tableOf(contract), column, ids, [...places.values()]],
  )
  for (const before of rows)
    work.changed(path, { before, after: { ...before, [column]: places.get(before.id) } })
}

/** Sets the order of many rows of one account at once, all or none. */
export const orderPatch = operationService(
  orderPatchContract,
  (app) =>
    async ({ type, orderArray }, { caller }) => {
      const places = new Map(orderArray.map(({ id, order }) => [id, order]))
      if (places.size < orderArray.length) throw invalid({ orderArray: 'names a row twice' })
      await app.get('runWork')(caller, (work) => sortRows(app, { path: type, places, work }, caller))
      return { ok: true as const }
    },
)
