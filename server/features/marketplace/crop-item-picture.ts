import { Conflict } from '@feathersjs/errors'
import {
  cropItemPicture as contract,
  wholePictureOf,
} from '@mainstreet/shared/contracts/marketplace/crop-item-picture'
import type { MarketImage } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { cropOf } from '../../kit/media/crop-of'
import type { Choice } from '../../kit/media/draw-picture'
import { readStored } from '../../kit/media/read-stored'
import { removeUnused } from '../../kit/media/remove-unused'
import { newMark, putMedia, readyPicture, type ReadyMedia } from '../../kit/media/store-picture'
import type { Caller } from '../../kit/service/caller/caller'
import { ownRow } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'

/** The picture's files made anew; what was uploaded goes along as it is, so that cropping it again loses nothing. */
const cropPicture = async (
  app: Application,
  { customerId, url }: MarketImage,
  choice: Choice,
): Promise<ReadyMedia> => {
  const media = app.get('media')
  const whole = await readStored(media, wholePictureOf(url))
  const source = whole ?? (await readStored(media, url))
  if (!source) throw new Conflict(refusal('picture-gone'))
  const { region } = await app.service('account').get(customerId)
  const task = { kind: 'market-image', pieces: [source], mark: newMark(), choice } as const
  const ready = await readyPicture(app, { region, customerId }, task)
  const isWhole = (path: string) => path.endsWith(wholePictureOf('.jpg'))
  return {
    ...ready,
    files: ready.files.map((file) => (isWhole(file.path) ? { ...file, bytes: source } : file)),
  }
}

const replacePicture = (
  app: Application,
  { id, url }: MarketImage,
  { made, caller }: { made: ReadyMedia; caller: Caller },
) =>
  app.get('runWork')(caller, async (work) => {
    const still = await work.trx('market_images').where({ id, url }).forUpdate().first('id')
    if (!still) throw new Conflict(refusal('picture-changed'))
    await app.service('market-images').patch(id, { url: made.url }, { work })
  })

/** Shows another part of an item's picture, or the same in another light; its place, and the variations that it shows, stay. */
export const cropItemPicture = operationService(contract, (app) => async ({ id, even, ...fields }, call) => {
  const crop = cropOf(fields)
  const image = await ownRow(app, 'market-images', { id, caller: call.caller })
  const { customerId } = image
  await app.get('limits').limit('uploads-caller', `account ${customerId}`)
  const made = await cropPicture(app, image, { crop, even })
  try {
    await putMedia(app.get('media'), [made])
    await replacePicture(app, image, { made, caller: call.caller })
  } catch (error) {
    await removeUnused(app, [made.url], customerId)
    throw error
  }
  await removeUnused(app, [image.url], customerId)
  return { ok: true as const, url: made.url }
})
