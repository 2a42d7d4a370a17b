import { NotFound } from '@feathersjs/errors'
import { duplicateItem as contract } from '@mainstreet/shared/contracts/marketplace/change-items'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Application } from '../../declarations'
import { accountsOf, visitor, type Caller } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/feature'
import type { Work } from '../../kit/service/work'

const longestTitle = 160

/** What is true of the copy, too: not that it is on the site, on sale or in stock, nor whose number it has. */
const columnsOf = (item: MarketItem) => {
  const { customerId, subTitle, description, externalUrl, sector, categoryId, tags } = item
  const { taxExempt, showPaymentCalculator, allowShipping, trackStock, stockWarning, variations, options } =
    item
  return {
    ...{ customerId, subTitle, description, externalUrl, sector, categoryId, tags },
    ...{ taxExempt, showPaymentCalculator, allowShipping, trackStock, stockWarning },
    title: `${item.title.slice(0, longestTitle - 4)} (2)`,
    status: 'draft' as const,
    newlyCreated: false,
    options: inOrder(options).map(({ option, values, translations }) => ({ option, values, translations })),
    variations: inOrder(variations).map(({ variation, price, translations }, index) => ({
      ...{ variation, price, translations, stock: 0, order: index + 1 },
    })),
  }
}

const inOrder = <Row extends { order: number; id: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.order - b.order || a.id - b.id)

const copy = async (app: Application, work: Work, item: MarketItem): Promise<number> => {
  const {
    id: itemId,
    customerId,
    variations,
  } = await app.service('market-items').create(columnsOf(item), { work })
  const images = new Map<number, number>()
  // Both rows show the same file, which goes with the last of them.
  for (const { id, url, alt, order } of inOrder(item.images)) {
    const row = { customerId, itemId, url, alt, order }
    const image = await app.service('market-images').create(row, { work })
    images.set(id, image.id)
  }
  const copies = inOrder(variations)
  for (const [index, { imageId }] of inOrder(item.variations).entries())
    if (imageId)
      await app
        .service('market-variations')
        .patch(copies[index]!.id, { imageId: images.get(imageId) ?? null }, { work })
  return itemId
}

const own = async (app: Application, work: Work, { id, caller }: { id: number; caller: Caller }) => {
  const accounts = accountsOf(caller)
  const [item] = await app.service('market-items').rowsById([id], work)
  if (!item || (accounts && !accounts.includes(item.customerId)))
    throw new NotFound(`No market-items record with id ${id}.`)
  return item
}

/** Makes a copy of an item, a draft. */
export const duplicateItem = operationService(contract, (app) => async ({ id }, { caller = visitor }) => ({
  ok: true as const,
  id: await app.get('runWork')(async (work) => copy(app, work, await own(app, work, { id, caller }))),
}))
