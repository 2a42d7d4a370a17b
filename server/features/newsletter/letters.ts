import { Conflict } from '@feathersjs/errors'
import { letterContract } from '@mainstreet/shared/contracts/newsletter'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { tableService } from '../../kit/service/define-service'
import { invalid } from '../../kit/service/errors'
import type { WriteContext } from '../../kit/service/table-rules'

type Writing = WriteContext<typeof letterContract>

const accountOf = ({ data, before }: Writing): number => (before ? before.customerId : data.customerId)

const checkParts = async (context: Writing) => {
  const { data, work } = context
  const customerId = accountOf(context)
  const { imageId, itemIds } = data
  if (imageId && !(await work.trx('profile_gallery').where({ id: imageId, customerId }).first('id')))
    throw invalid({ imageId: refusal('not-a-picture') })
  if (!itemIds?.length) return
  const own = await work.trx('market_items').where({ customerId }).whereIn('id', itemIds).pluck('id')
  if (own.length < itemIds.length) throw invalid({ itemIds: refusal('not-an-item') })
}

/** Letters; one that has begun to leave stays as it was. */
export const letters = tableService(letterContract, () => ({
  async beforeWrite(context) {
    const { before, caller, data } = context
    if (caller.role === 'server') return data
    if (before && before.status !== 'draft') throw new Conflict(refusal('letter-left'))
    await checkParts(context)
    return data
  },
}))

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    letters: {
      /** The last subscriber that it was queued for. */
      lastId: number
    }
  }
}
