import { NotFound } from '@feathersjs/errors'
import type { AnyRecord } from '@mainstreet/shared/contract'
import type { MediaType, mediaUploadOperation } from '@mainstreet/shared/contracts/site/media'
import type { TablePath } from '@mainstreet/shared/services'
import type { Static } from '@sinclair/typebox'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import type { UploadedFile } from '../http/uploads/uploads'
import type { Caller } from '../service/caller/caller'
import { tableOf } from '../service/stored-row'
import { tableServiceAt } from '../service/table-service'
import type { Work } from '../service/work'
import type { Crop } from './draw-picture'
import type { Place, ReadyMedia } from './store-picture'

/** The fields of an upload's form. */
export type UploadFields = Static<typeof mediaUploadOperation.input>

/** A form that may be carried out: whose it is, what it is for, and what it says beside its files. */
export interface Upload {
  caller: Caller
  type: MediaType
  place: Place
  itemId?: number
  title: string
  /** Columns of the row, as they may be stored. */
  columns: object
  /** The part of the picture that is kept; of all of it, where there is none. */
  crop?: Crop
  files: readonly UploadedFile[]
}

/** One file of an upload whose row is to be written. */
export interface Writing {
  app: Application
  work: Work
  upload: Upload
  /** The place of the file among the form's files. */
  index: number
  /** Undefined where a form may have no file, and has none. */
  media?: ReadyMedia
}

/** The row that now shows a file, and the files it showed before. */
export interface StoredUpload {
  id: number
  replaced?: readonly string[]
}

/** What an upload of a type makes of its files: pictures of the kind with its name, and rows. */
export interface UploadType {
  /** The rows that a form may name, and what one is called; `isRequired` where files belong to a row that is there before them. */
  row?: { path: TablePath; name: string; isRequired?: true }
  /** Whether a pdf is taken, as it is. */
  takesPdf?: true
  /** Whether a form may have no file. */
  mayBeEmpty?: true
  /** Reads columns of the row from the form. */
  readColumns?(fields: UploadFields): Promise<object>
  /** Creates or changes the row of a file. */
  write(writing: Writing): Promise<StoredUpload>
}

/** The one picture of a row that is there before it, in the place of the one before. */
export const pictureOfRow = (path: TablePath, name: string): UploadType => ({
  row: { path, name, isRequired: true },
  async write({ app, work, media, upload }) {
    const id = upload.itemId!
    const { customerId } = upload.place
    const rows = work.trx<AnyRecord>(tableOf({ path })).where({ id, customerId })
    const before = await rows.forUpdate().first<{ image: string } | undefined>('image')
    if (!before) throw new NotFound(refusal('no-such', { what: name, id }))
    await tableServiceAt(app, path).patch(id, { image: media!.url }, { work })
    return { id, replaced: [before.image] }
  },
})

declare module '../../declarations' {
  interface Configuration {
    /** What becomes of uploads, by their type. */
    uploads: Map<MediaType, UploadType>
  }
}
