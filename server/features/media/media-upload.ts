import {
  mediaLimits,
  mediaUploadOperation,
  uploadedText,
  uploadRefusal,
  type MediaAnswer,
} from '@mainstreet/shared/contracts/site/media'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { NotFound } from '@feathersjs/errors'
import type { Application } from '../../declarations'
import type { RequestContext } from '../../kit/http/context'
import type { FormRoute } from '../../kit/http/uploads/form-route'
import { createFormReader, FormTooLarge, type UploadForm } from '../../kit/http/uploads/uploads'
import { PayloadTooLarge, sniff, UnsupportedMediaType } from '../../kit/media/pictures'
import type { Caller } from '../../kit/service/caller/caller'
import type { Upload, StoredUpload } from '../../kit/media/upload-type'
import { removeUnused } from '../../kit/media/remove-unused'
import { newMark, putMedia, readyPdf, readyPicture, type ReadyMedia } from '../../kit/media/store-picture'
import type { CodedError } from '../../kit/service/errors'
import type { Work } from '../../kit/service/work'
import { readUpload, typeOf } from './read-upload'

/** Creates or changes the rows of an upload, in the order of its files; those of one account wait for each other. */
const writeRows = async (
  app: Application,
  work: Work,
  { upload, ready }: { upload: Upload; ready: readonly ReadyMedia[] },
): Promise<StoredUpload[]> => {
  const { customerId } = upload.place
  const account = await work.trx('account').where({ id: customerId }).forUpdate().first('id')
  if (!account) throw new NotFound(refusal('no-account'))
  const media: readonly (ReadyMedia | undefined)[] = ready.length ? ready : [undefined]
  const { write } = app.get('uploads').get(upload.type)!
  const written: StoredUpload[] = []
  for (const [index, each] of media.entries())
    written.push(await write({ app, work, upload, index, media: each }))
  return written
}

const pdfEndBytes = 2048

const readForm = createFormReader({
  fileBytes: mediaLimits.pdfBytes,
  formBytes: mediaLimits.formBytes,
  files: mediaLimits.files,
})

/** Content decides what a file is: pictures are made anew, a pdf is only let through whole, and only where a type takes it. */
const readyFile = async (
  app: Application,
  { type, place, crop }: Upload,
  pieces: readonly Buffer[],
): Promise<ReadyMedia> => {
  if (!app.get('uploads').get(type)?.takesPdf || sniff(pieces) !== 'pdf')
    return readyPicture(app, place, { kind: type, pieces, mark: newMark(), choice: { crop } })
  const source = Buffer.concat(pieces)
  const whole = source.subarray(-pdfEndBytes).includes('%%EOF')
  if (!whole) throw new UnsupportedMediaType(refusal('pdf-damaged'))
  return readyPdf(place, { source, mark: newMark() })
}

/** Side by side, and none is still being encoded when another is refused. */
const allOf = async <T>(made: readonly Promise<T>[]): Promise<T[]> => {
  await Promise.allSettled(made)
  return Promise.all(made)
}

/** Files first, rows after: a failure in between leaves files that no row names, and those go at once. */
const carryOut = async (app: Application, upload: Upload): Promise<MediaAnswer> => {
  const ready = await allOf(upload.files.map(({ pieces }) => readyFile(app, upload, pieces)))
  const { customerId } = upload.place
  try {
    await putMedia(app.get('media'), ready)
    const written = await app.get('runWork')(upload.caller, (work) => writeRows(app, work, { upload, ready }))
    await removeUnused(
      app,
      written.flatMap(({ replaced = [] }) => replaced),
      customerId,
    )
    const files = ready.map(({ url, thumbnail }, index) => ({ id: written[index]!.id, url, thumbnail }))
    return { ok: true, files, message: uploadedText(files.length), code: 200 }
  } catch (error) {
    await removeUnused(
      app,
      ready.flatMap(({ url, thumbnail }) => [url, thumbnail]),
      customerId,
    )
    throw error
  }
}

/** Refuses wrong formats and sizes in the product's words; the details stand beside the field. */
const inWords = (error: unknown, fields: UploadForm['fields']): unknown => {
  const Refused = [PayloadTooLarge, UnsupportedMediaType].find((each) => error instanceof each)
  if (!Refused) return error
  const { message: files, data } = error as CodedError
  const refusal = data?.refusal
  const message = uploadRefusal(typeOf(fields))
  return new Refused({
    message,
    errors: { files },
    ...(refusal && { refusal, refusals: { files: refusal } }),
  })
}

const receiveUpload = async (app: Application, ctx: RequestContext, caller: Caller): Promise<MediaAnswer> => {
  const form = await readForm(ctx).catch((error: unknown) => {
    throw error instanceof FormTooLarge ? inWords(error, error.fields) : error
  })
  try {
    const upload = await readUpload(app, caller, form)
    await app.get('limits').limit('uploads-caller', `account ${upload.place.customerId}`)
    return await carryOut(app, upload)
  } catch (error) {
    throw inWords(error, form.fields)
  }
}

/** A form's files and the rows that show them, all or nothing. */
export const mediaUpload = (app: Application): FormRoute => ({
  path: mediaUploadOperation.path,
  access: mediaUploadOperation.access,
  receive: (ctx, caller) => receiveUpload(app, ctx, caller),
})
