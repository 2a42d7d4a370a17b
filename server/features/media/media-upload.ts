import { Forbidden, MethodNotAllowed, NotAuthenticated, type FeathersError } from '@feathersjs/errors'
import {
  mediaLimits,
  mediaUploadOperation,
  uploadedText,
  uploadRefusal,
  type MediaAnswer,
} from '@mainstreet/shared/contracts/media'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from '../../kit/http/context'
import { createUploadTurns } from '../../kit/http/upload-turns'
import { createFormReader, FormTooLarge, type UploadForm } from '../../kit/http/uploads'
import { PayloadTooLarge, sniff, UnsupportedMediaType } from '../../kit/media/pictures'
import type { Caller } from '../../kit/service/caller'
import { callerOf } from '../../kit/service/caller-of'
import { cleanError } from '../../kit/service/errors'
import { readUpload, typeOf, type Upload } from './read-upload'
import { removeUnused } from './remove-unused'
import { newMark, putMedia, readyPdf, readyPicture, type ReadyMedia } from './store-picture'
import { writeRows } from './write-rows'

const address = /^\/media-upload\/?$/
const pdfEnd = 2048

const readForm = createFormReader({
  fileBytes: mediaLimits.pdfBytes,
  formBytes: mediaLimits.formBytes,
  files: mediaLimits.files,
})

/** Owners, staff and keys that may write; decided before anything of the body is read. */
const authorise = (caller: Caller) => {
  if (caller.role === 'visitor') throw new NotAuthenticated('Please sign in.')
  if (caller.role !== 'server' && !mediaUploadOperation.access.includes(caller.role))
    throw new Forbidden('You may not do that.')
  if (caller.role === 'integrator' && caller.scope === 'read') throw new Forbidden('This key may only read.')
}

const keyOf = (caller: Caller): string =>
  'userId' in caller ? `user ${caller.userId}` : 'keyId' in caller ? `key ${caller.keyId}` : 'server'

/** Content decides what a file is: pictures are made anew, a pdf is only let through whole, and only as a file. */
const readyFile = async ({ type, place }: Upload, pieces: readonly Buffer[]): Promise<ReadyMedia> => {
  if (type !== 'file' || sniff(pieces) !== 'pdf')
    return readyPicture(place, { kind: type, pieces, mark: newMark() })
  const source = Buffer.concat(pieces)
  const whole = source.subarray(-pdfEnd).includes('%%EOF')
  if (!whole) throw new UnsupportedMediaType('The pdf is not whole.')
  return readyPdf(place, { source, mark: newMark() })
}

/** Side by side, and none still being drawn when another is refused. */
const allOf = async <T>(made: readonly Promise<T>[]): Promise<T[]> => {
  await Promise.allSettled(made)
  return Promise.all(made)
}

/** Files first, rows after: a failure in between leaves files that no row names, and those go at once. */
const carryOut = async (app: Application, upload: Upload): Promise<MediaAnswer> => {
  const ready = await allOf(upload.files.map(({ pieces }) => readyFile(upload, pieces)))
  const { customerId } = upload.place
  try {
    await putMedia(app.get('media'), ready)
    const written = await app.get('runWork')((work) => writeRows(app, work, { upload, ready }))
    await removeUnused(
      app,
      written.map(({ replaced }) => replaced ?? ''),
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

/** Wrong formats and sizes are told in the product's words; what exactly was wrong stands beside the field. */
const inWords = (error: unknown, fields: UploadForm['fields']): unknown => {
  const Refusal = [PayloadTooLarge, UnsupportedMediaType].find((each) => error instanceof each)
  if (!Refusal) return error
  return Object.assign(new Refusal(uploadRefusal(typeOf(fields))), {
    errors: { files: (error as FeathersError).message },
  })
}

const receive = async (app: Application, ctx: RequestContext, caller: Caller): Promise<MediaAnswer> => {
  const form = await readForm(ctx).catch((error: unknown) => {
    throw error instanceof FormTooLarge ? inWords(error, error.fields) : error
  })
  try {
    const upload = await readUpload(app, caller, form)
    await app.get('limits').limit('uploads', `account ${upload.place.customerId}`)
    return await carryOut(app, upload)
  } catch (error) {
    throw inWords(error, form.fields)
  }
}

const tell = (ctx: RequestContext, error: unknown) => {
  const clean = cleanError(error)
  if (clean.code >= 500) ctx.state.log.error({ err: error }, 'upload failed')
  const { retryAfter } = (clean.data ?? {}) as { retryAfter?: number }
  if (retryAfter) ctx.set('retry-after', String(Math.ceil(retryAfter)))
  const named = clean.errors && Object.keys(clean.errors).length ? { errors: clean.errors } : {}
  ctx.status = clean.code
  ctx.body = { ok: false, message: clean.message, ...named, code: clean.code }
}

/** POST media-upload: a form's files and the rows that show them, all or nothing. */
export const mediaUploads = (app: Application): Middleware => {
  const inTurn = createUploadTurns({ atOnce: 8, perKey: 4, mayWait: 100 })
  return async (ctx, next) => {
    if (!address.test(ctx.path)) return next()
    ctx.set('cache-control', 'no-store')
    try {
      if (ctx.method !== 'POST') throw new MethodNotAllowed('Uploads are sent with POST.')
      const caller = await callerOf(app, ctx.feathers)
      authorise(caller)
      await app.get('limits').limit('uploads', `address ${ctx.feathers.address}`)
      ctx.body = await inTurn(keyOf(caller), () => receive(app, ctx, caller))
    } catch (error) {
      tell(ctx, error)
    }
  }
}
