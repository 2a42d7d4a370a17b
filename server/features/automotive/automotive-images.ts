import { carImageContract, type CarImage } from '@mainstreet/shared/contracts/automotive'
import type { Application } from '../../declarations'
import type { UploadType } from '../../kit/media/upload-type'
import { tableService } from '../../kit/service/define-service'
import type { WriteContext } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import { removeMedia } from '../../kit/media/remove-media'

const path = 'automotive-images'

const ofCar = (work: Work, itemId: number) => work.trx('automotive_images').where({ itemId })

/** Writes who is primary, and says so. */
const markPrimary = async (
  app: Application,
  work: Work,
  { id, isPrimary }: Pick<CarImage, 'id' | 'isPrimary'>,
) => {
  const before = await app.service(path).rowById(id, work)
  if (!before) return
  await work.trx('automotive_images').where({ id }).update({ isPrimary })
  work.changed(path, { before, after: { ...before, isPrimary } })
}

/** The place after the car's last picture; its first picture is primary. */
const newColumns = async ({ data, work }: WriteContext<typeof carImageContract>) => {
  const itemId = Number(data.itemId)
  // Those that are uploaded together wait for each other here.
  await work.trx('automotive').where({ id: itemId }).forUpdate().first('id')
  const [last] = await work.trx('automotive_images').where({ itemId }).max({ top: 'order' })
  const primary = await ofCar(work, itemId).where({ isPrimary: true }).first('id')
  const order = Math.min(10_000, Number(last?.top ?? 0) + 1)
  return { order, isPrimary: !primary, ...data }
}

/** Pictures of a car; uploads create them, their files go with them. Of those of one car at most one is primary. */
export const automotiveImages = tableService(carImageContract, (app) => ({
  async beforeWrite(context) {
    const { data, before, work } = context
    if (!before) return newColumns(context)
    if (data.isPrimary && !before.isPrimary) {
      const others = await ofCar(work, before.itemId).where({ isPrimary: true }).pluck('id')
      for (const id of others) await markPrimary(app, work, { id, isPrimary: false })
    }
    return data
  },
  async beforeRemove({ row, work }) {
    removeMedia(app, { work, row, contract: carImageContract })
    if (!row.isPrimary) return
    const next = await ofCar(work, row.itemId).whereNot({ id: row.id }).orderBy(['order', 'id']).first('id')
    if (!next) return
    await markPrimary(app, work, { id: row.id, isPrimary: false })
    await markPrimary(app, work, { id: next.id, isPrimary: true })
  },
}))

/** A picture of a car that is there. */
export const carUpload: UploadType = {
  row: { path: 'automotive', name: 'car', isRequired: true },
  write({ app, work, media, upload: { itemId, place } }) {
    const row = { customerId: place.customerId, itemId, image: media!.url }
    return app.service(path).create(row, { work })
  },
}
