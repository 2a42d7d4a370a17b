import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { BadRequest, Timeout } from '@feathersjs/errors'
import multer from '@koa/multer'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { createGathering } from '../../media/gather'
import { PayloadTooLarge, UnsupportedMediaType } from '../../media/pictures'
import { readAtPace } from '../read-at-pace'
import type { RequestContext } from '../context'

/** One file of a form: its bytes in pieces, and the name its sender gave it, without any folder, which nothing may trust. */
export interface UploadedFile {
  name: string
  pieces: readonly Buffer[]
}

/** A whole form: texts by name (a list where a name came twice) and its files. */
export interface UploadForm {
  fields: Record<string, unknown>
  files: UploadedFile[]
}

/** 413 for a form; `fields` are those that were read before it became too large. */
export class FormTooLarge extends PayloadTooLarge {
  constructor(readonly fields: Record<string, unknown>) {
    super(refusal('form-too-large'))
  }
}

interface Bounds {
  /** Bytes of the largest file. */
  fileBytes: number
  /** Bytes of all files together. */
  formBytes: number
  files: number
}

interface Part {
  pieces?: readonly Buffer[]
  stream: Readable
  originalname: string
}

const overheadBytes = 1_000_000
const maxFields = 20
const tooLarge = 'LIMIT_FILE_SIZE'

/** Like multer's own memory storage, but it counts the files of one form together. */
const inMemory = (maxBytes: number) => {
  const received = new WeakMap<IncomingMessage, number>()
  return {
    _handleFile(req: IncomingMessage, file: Part, done: (error: unknown, info?: object) => void) {
      let gathering: ReturnType<typeof createGathering> | undefined = createGathering()
      file.stream.on('data', (chunk: Buffer) => {
        if (!gathering) return
        received.set(req, (received.get(req) ?? 0) + chunk.length)
        if (received.get(req)! <= maxBytes) return gathering.add(chunk)
        gathering = undefined
        done(Object.assign(new Error('Too large.'), { code: tooLarge }))
      })
      file.stream.on('end', () => {
        if (gathering) done(null, { pieces: gathering.end() })
      })
    },
    _removeFile(_req: IncomingMessage, file: Part, done: (error: null) => void) {
      delete file.pieces
      done(null)
    },
  }
}

const messages: Record<string, string> = {
  LIMIT_FILE_COUNT: 'too many files',
  LIMIT_PART_COUNT: 'too many parts',
  LIMIT_FIELD_COUNT: 'too many fields',
  LIMIT_FIELD_KEY: 'the name of a field is too long',
  LIMIT_FIELD_VALUE: 'the value of a field is too long',
  LIMIT_FIELD_NESTING: 'nested fields are not known here',
  LIMIT_UNEXPECTED_FILE: 'files belong into the field files',
}

const failureOf = (error: unknown, ctx: RequestContext) => {
  if (error instanceof Timeout) return error
  const code = (error as { code?: string }).code ?? ''
  if (code === tooLarge)
    return new FormTooLarge(((ctx.req as { body?: object }).body as UploadForm['fields']) ?? {})
  const message = `The form cannot be read: ${messages[code] ?? 'it is not whole'}.`
  return new BadRequest(message, { errors: { body: message } })
}

/** Reads multipart forms into memory, every part of them bounded; throws 400, 408, 413 (FormTooLarge) or 415. */
export const createFormReader = ({ fileBytes, formBytes, files }: Bounds) => {
  const limits = {
    fieldNameSize: 60,
    fieldSize: 250_000,
    fields: maxFields,
    fileSize: fileBytes,
    files,
    parts: files + maxFields,
    headerPairs: 20,
    fieldNestingDepth: 0,
    fieldArrayIndexLimit: 0,
  }
  // Its types know multer's own properties of a file only, not ours.
  const storage = inMemory(formBytes) as unknown as multer.StorageEngine
  const read = multer({ storage, limits, ...{ defParamCharset: 'utf8' } }).array('files')

  return async (ctx: RequestContext): Promise<UploadForm> => {
    if (!ctx.is('multipart/form-data'))
      throw new UnsupportedMediaType('Send a form with files (multipart/form-data).')
    if (Number(ctx.get('content-length')) > formBytes + overheadBytes) throw new FormTooLarge({})
    // Whoever has left sends no end, and reading would wait for one.
    if (ctx.req.destroyed) throw new BadRequest('The form cannot be read: its sender has left.')
    try {
      // Its types want the form's files on the context already, which it puts there.
      await readAtPace(ctx, () => read(ctx as never, async () => undefined) as Promise<unknown>)
    } catch (error) {
      throw failureOf(error, ctx)
    }
    const { body, files: parts } = ctx.request as { body?: object; files?: Part[] }
    return {
      fields: { ...body },
      files: (parts ?? []).map(({ originalname, pieces }) => ({ name: originalname, pieces: pieces! })),
    }
  }
}
