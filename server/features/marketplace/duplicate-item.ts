import { columnsOf, pickColumns } from '@mainstreet/shared/columns-of'
import { duplicateItem as contract } from '@mainstreet/shared/contracts/marketplace/change-items'
import {
  marketImageContract,
  marketItemContract,
  marketOptionContract,
  marketVariationContract,
  type MarketItem,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import type { Application } from '../../declarations'
import { operationService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { ownRow } from '../../kit/service/caller/own-row'

const notOnSite = 'nothing of a copy is on the site yet'
const notOnSale = 'a sale is of the item that it was made for'
const ownPlace = 'the place in the copy'

const itemColumns = columnsOf(marketItemContract, {
  without: {
    status: notOnSite,
    featured: notOnSite,
    promoted: notOnSite,
    onSale: notOnSale,
    saleEnd: notOnSale,
    discountType: notOnSale,
    discountValue: notOnSale,
    cardImageId: 'the same picture of the copy, which comes later',
    newlyCreated: 'a copy stays, saved or not',
    variations: 'rows of their own',
    options: 'rows of their own',
  },
})
const variationColumns = columnsOf(marketVariationContract, {
  without: {
    itemId: 'the copy',
    sku: 'the number of another',
    gtin: 'the barcode of another',
    stock: 'none of it is there',
    stockSeen: 'none of it is there',
    order: ownPlace,
    imageId: 'the same picture of the copy, which comes later',
  },
})
const optionColumns = columnsOf(marketOptionContract, { without: { itemId: 'the copy', order: ownPlace } })
const imageColumns = columnsOf(marketImageContract, { without: {} })

const longestTitle = marketItemContract.record.properties.title.maxLength!

const titleOfCopy = (title: string) => `${title.slice(0, longestTitle - 4)} (2)`

/** The title says in each language that this is a copy. */
const titlesOf = ({ title, translations = {} }: MarketItem): Pick<MarketItem, 'title' | 'translations'> => ({
  title: titleOfCopy(title),
  translations: Object.fromEntries(
    Object.entries(translations).map(([locale, texts]) => [
      locale,
      { ...texts, ...(texts.title && { title: titleOfCopy(texts.title) }) },
    ]),
  ),
})

/** What is true of the copy, too: not that it is on the site, on sale or in stock, nor whose number it has. */
const copyOf = (item: MarketItem) => ({
  ...pickColumns(item, itemColumns),
  ...titlesOf(item),
  customerId: item.customerId,
  status: 'draft' as const,
  newlyCreated: false,
  options: inOrder(item.options).map((row) => pickColumns(row, optionColumns)),
  variations: inOrder(item.variations).map((row) => pickColumns(row, variationColumns)),
})

const copyItem = async (app: Application, work: Work, item: MarketItem): Promise<number> => {
  const {
    id: itemId,
    customerId,
    variations,
  } = await app.service('market-items').create(copyOf(item), { work })
  const images = new Map<number, number>()
  // Both rows show the same file, which goes with the last of them.
  for (const image of inOrder(item.images)) {
    const { id, url } = image
    const row = { ...pickColumns(image, imageColumns), customerId, itemId, url }
    images.set(id, (await app.service('market-images').create(row, { work })).id)
  }
  const copies = inOrder(variations)
  for (const [index, { imageId }] of inOrder(item.variations).entries())
    if (imageId)
      await app
        .service('market-variations')
        .patch(copies[index]!.id, { imageId: images.get(imageId) ?? null }, { work })
  return itemId
}

/** Makes a copy of an item, a draft. */
export const duplicateItem = operationService(contract, (app) => async ({ id }, { caller }) => ({
  ok: true as const,
  id: await app.get('runWork')(caller, async (work) =>
    copyItem(app, work, await ownRow(app, 'market-items', { id, caller, work })),
  ),
}))
