import { NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import type { ReadyMedia } from '../../kit/media/store-picture'
import type { Upload, Written } from '../../kit/media/upload-type'
import type { Work } from '../../kit/service/work'

/** Creates or changes the rows of an upload, in the order of its files; those of one account wait for each other. */
export const writeRows = async (
  app: Application,
  work: Work,
  { upload, ready }: { upload: Upload; ready: readonly ReadyMedia[] },
): Promise<Written[]> => {
  const { customerId } = upload.place
  const account = await work.trx('account').where({ id: customerId }).forUpdate().first('id')
  if (!account) throw new NotFound(refusal('no-account'))
  const media: readonly (ReadyMedia | undefined)[] = ready.length ? ready : [undefined]
  const { write } = app.get('uploads').get(upload.type)!
  const written: Written[] = []
  for (const [index, each] of media.entries())
    written.push(await write({ app, work, upload, index, media: each }))
  return written
}
