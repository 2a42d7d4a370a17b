import { randomInt } from 'node:crypto'
import { Conflict } from '@feathersjs/errors'
import { shortLinkContract } from '@mainstreet/shared/contracts/marketplace/share'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { CreateContext } from '../../kit/service/table-rules'

type Creating = CreateContext<typeof shortLinkContract>

/** No characters that are taken for each other, since people type these. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const codeLength = 6

const newCode = (): string =>
  Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join('')

/** What the panel says of an item that visitors do not see. */
export const draftRefusal = () => new Conflict(refusal('item-unpublished'))

/** Insists on an item of the account's own that visitors see; the home page is always there. */
const checkTarget = async ({ data, work }: Creating): Promise<void> => {
  if (!data.itemId) return
  const item = await work
    .trx('market_items')
    .where({ id: data.itemId, customerId: data.customerId })
    .forKeyShare()
    .first('status', 'newlyCreated')
  if (!item) throw invalid({ itemId: refusal('not-an-item') })
  if (item.status !== 'public' || item.newlyCreated) throw draftRefusal()
}

/** Short addresses: one an item and one for the home page; making it again answers the one there is. */
export const shortLinks = tableService(shortLinkContract, () => ({
  async existing(context) {
    await checkTarget(context)
    const { data, work } = context
    // Two that ask at once shall get the same one.
    await work.trx('account').where({ id: data.customerId }).forUpdate().first('id')
    const row = await work
      .trx('short_links')
      .where({ customerId: data.customerId, itemId: data.itemId ?? null })
      .first('id')
    return row?.id
  },
  beforeWrite(context) {
    if (context.method !== 'create') return context.data
    const { customerId, itemId = null } = context.data
    return { customerId, itemId, code: newCode() }
  },
}))
