import { maxAlt, type MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Application } from '../../../../declarations'
import type { Work } from '../../../../kit/service/work'
import type { ItemDraft, PictureDraft } from '../import-draft'
import { pairVariations } from '../import-variations'
import { pictureHere, showVariations } from './place-picture'

/** Which pictures of a file an item has, and which it still lacks. */
export interface PicturesPlan {
  missing: PictureDraft[]
  here: { imageId: number; address: string }[]
  /** The place behind which the missing ones come. */
  last: number
}

/** Compares an item's pictures with those of a file; those on their way from another import come without this one. */
export const planPictures = async (
  work: Work,
  { images: drafts }: ItemDraft,
  before?: Pick<MarketItem, 'id'>,
): Promise<PicturesPlan> => {
  if (!before || !drafts.length) return { missing: drafts, here: [], last: 0 }
  const itemId = before.id
  const images = await work.trx('market_images').where({ itemId }).select('id', 'url', 'source', 'order')
  const coming = new Set<string>(
    await work.trx('market_import_pictures').where({ itemId, status: 'waiting' }).pluck('address'),
  )
  const here = drafts.flatMap(({ address }) => {
    const imageId = pictureHere(images, address)
    return imageId === undefined ? [] : [{ imageId, address }]
  })
  const known = new Set([...coming, ...here.map(({ address }) => address)])
  return {
    missing: drafts.filter(({ address }) => !known.has(address)),
    here,
    last: Math.max(0, ...images.map(({ order }) => order)),
  }
}

/** Has an item's missing pictures fetched, and shows variations by those that are here. */
export const queuePictures = async (
  app: Application,
  work: Work,
  call: {
    importId: number
    customerId: number
    itemId: number
    draft: ItemDraft
    plan: PicturesPlan
    publishes: boolean
  },
): Promise<void> => {
  const { importId, customerId, itemId, draft, plan, publishes } = call
  if (!draft.images.length) return
  const item = await app.service('market-items').rowById(itemId, work)
  const { pairs } = pairVariations((item as MarketItem).variations, draft.variations)
  const shownBy = (address: string) =>
    [...pairs].filter(([, { image }]) => image === address).map(([{ id }]) => id)
  for (const { imageId, address } of plan.here)
    await showVariations(app, work, { imageId, variationIds: shownBy(address) })
  for (const [index, { address, alt = '' }] of plan.missing.entries()) {
    const row = {
      importId,
      customerId,
      itemId,
      title: draft.title,
      address,
      publishes,
      alt: alt.slice(0, maxAlt),
      order: Math.min(10_000, plan.last + index + 1),
      variationIds: shownBy(address),
      status: 'waiting' as const,
    }
    await app.service('market-import-pictures').create(row, { work })
  }
}
