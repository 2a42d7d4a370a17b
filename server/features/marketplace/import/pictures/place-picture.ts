import { server } from '../../../../kit/service/caller/caller'
import type { Application } from '../../../../declarations'
import type { StoredRow } from '../../../../kit/service/stored-row'
import type { Work } from '../../../../kit/service/work'
import type { FailedPicture } from './fetch-picture'

/** A picture that waits for an item. */
export type WaitingPicture = StoredRow<'market-import-pictures'>

/** The item's picture of an address, where it has one. */
export const pictureHere = (
  images: readonly { id: number; url: string; source: string }[],
  address: string,
): number | undefined => {
  // Our own export names pictures by their public address.
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return images.find(({ url, source }) => source === address || url === path)?.id
}

/** Shows variations by a picture, unless they have one of their own by now. */
export const showVariations = async (
  app: Application,
  work: Work,
  { imageId, variationIds }: { imageId: number; variationIds: readonly number[] },
): Promise<void> => {
  const bare = await work
    .trx('market_variations')
    .whereIn('id', [...variationIds])
    .where({ removed: false, imageId: null })
    .orderBy('id')
    .pluck('id')
  for (const id of bare) await app.service('market-variations').patch(id, { imageId }, { work })
}

const insertPicture = async (
  app: Application,
  work: Work,
  { picture, url }: { picture: WaitingPicture; url: string },
) => {
  const { itemId, customerId, address, alt, order, variationIds, publishes } = picture
  const item = await work.trx('market_items').where({ id: itemId, customerId }).forUpdate().first('status')
  if (!item) return
  const images = await work.trx('market_images').where({ itemId }).select('id', 'url', 'source')
  const row = { customerId, itemId, url, alt, order, source: address }
  const imageId =
    pictureHere(images, address) ?? (await app.service('market-images').create(row, { work })).id
  await showVariations(app, work, { imageId, variationIds })
  if (publishes && item.status === 'draft')
    await app.service('market-items').patch(itemId, { status: 'public' }, { work })
}

/** Notes how a fetch ended for all items that wait for it, and puts a good picture in place. */
export const settlePictures = (
  app: Application,
  pictures: readonly WaitingPicture[],
  outcome: { url: string } | FailedPicture,
): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    work.cause = 'import'
    const [first] = pictures
    if (!first) return
    const row = await work
      .trx('market_imports')
      .where({ id: first.importId })
      .forUpdate()
      .first('picturesDone', 'picturesFailed')
    const ids = pictures.map(({ id }) => id)
    const waiting = await work
      .trx('market_import_pictures')
      .whereIn('id', ids)
      .where({ status: 'waiting' })
      .pluck('id')
    if (!row || !waiting.length) return
    const isHere = 'url' in outcome
    for (const picture of pictures.filter(({ id }) => waiting.includes(id))) {
      if (isHere) await insertPicture(app, work, { picture, url: outcome.url })
      const columns = isHere ? { status: 'done' as const } : { status: 'failed' as const, ...outcome }
      await app.service('market-import-pictures').patch(picture.id, columns, { work })
    }
    const counter = isHere ? 'picturesDone' : 'picturesFailed'
    await app
      .service('market-imports')
      .patch(first.importId, { [counter]: row[counter] + waiting.length }, { work })
  })
