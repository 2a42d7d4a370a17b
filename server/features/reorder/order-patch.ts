import { Forbidden } from '@feathersjs/errors'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { orderPatch as orderPatchContract } from '@mainstreet/shared/contracts/reorder'
import { contracts } from '@mainstreet/shared/services'
import { accountsOf, server, type Caller } from '../../kit/service/caller'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/feature'
import { tableOf } from '../../kit/service/selection'
import type { TableService } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'

type Row = Record<string, unknown> & { id: number; customerId: number }

interface Sorting {
  service: TableService
  contract: AnyTableContract
  /** id -> place */
  places: ReadonlyMap<number, number>
  work: Work
}

const checkRows = (rows: readonly Row[], { places }: Sorting, caller: Caller) => {
  const own = accountsOf(caller)
  const foreign =
    own && (rows.length < places.size || rows.some(({ customerId }) => !own.includes(customerId)))
  // One answer for unknown and foreign rows: what exists elsewhere is nobody's business.
  if (foreign) throw new Forbidden('orderArray names rows that are not yours.')
  if (rows.length < places.size) throw invalid({ orderArray: 'names rows that do not exist' })
  if (new Set(rows.map(({ customerId }) => customerId)).size > 1)
    throw invalid({ orderArray: 'names rows of more than one account' })
}

const sort = async (sorting: Sorting, caller: Caller) => {
  const { service, contract, places, work } = sorting
  const ids = [...places.keys()]
  const column = 'int_order' in contract.record.properties ? 'int_order' : 'order'
  await work.trx(tableOf(contract)).whereIn('id', ids).orderBy('id').forUpdate().select('id')
  const rows = (await service.rowsById(ids, work)) as Row[]
  checkRows(rows, sorting, caller)
  await work.trx.raw(
    'update ?? as t set ?? = v.place from unnest(?::int[], ?::int[]) as v (id, place) where t.id = v.id',
    [tableOf(contract), column, ids, [...places.values()]],
  )
  const { path, parent } = contract
  for (const before of rows) {
    const { id, customerId } = before
    const after = { ...before, [column]: places.get(id) }
    work.changes.push({ path, event: 'patched', id, customerId, before, after })
    const parentId = parent && (before[parent.key] as number)
    if (parent && parentId)
      work.touched.set(`${parent.path} ${parentId}`, { path: parent.path, id: parentId })
  }
}

/** Sets the order of many rows of one account at once, all or none. */
export const orderPatch = operationService(
  orderPatchContract,
  (app) =>
    async ({ type, orderArray }, { caller = server }) => {
      const places = new Map(orderArray.map(({ id, order }) => [id, order]))
      if (places.size < orderArray.length) throw invalid({ orderArray: 'names a row twice' })
      const service = app.service(type) as unknown as TableService
      const contract = contracts[type] as unknown as AnyTableContract
      await app.get('runWork')((work) => sort({ service, contract, places, work }, caller))
      return { ok: true as const }
    },
)
