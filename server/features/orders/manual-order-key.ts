import { Unprocessable } from '@feathersjs/errors'
import type { WriteOf } from '@mainstreet/shared/contract'
import type { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import { lock } from '../../kit/database/advisory-locks'
import { requestFingerprint, sortedFields } from '../../kit/service/once/fingerprint'
import type { CreateContext } from '../../kit/service/table-rules'

type Contract = typeof orderContract

/** What an order by hand keeps of the form it was sent from. */
export interface ManualKey {
  manualKey: string | null
  manualFingerprint: string | null
}

/** The columns that name an order by hand; none where its sender gave no key. */
export const manualKeyColumns = ({ key, ...order }: WriteOf<Contract>): Partial<ManualKey> => {
  if (key === undefined) return {}
  return { manualKey: key, manualFingerprint: requestFingerprint(sortedFields(order)) }
}

/** The order that the same key has made before, whose answer was lost; 422 where that was another one. */
export const earlierManualOrder = async ({
  data,
  work,
}: CreateContext<Contract>): Promise<number | undefined> => {
  const { manualKey, manualFingerprint } = manualKeyColumns(data)
  if (!manualKey) return undefined
  await lock(work.trx, 'manual-order', data.customerId)
  const had = await work
    .trx('account_orders')
    .where({ customerId: data.customerId, manualKey })
    .first('id', 'orderNumber', 'manualFingerprint')
  if (had && had.manualFingerprint !== manualFingerprint)
    throw new Unprocessable(`This form has been saved already, as order #${had.orderNumber}.`, {
      errors: { key: 'has been used for another order' },
    })
  return had?.id
}
