import type { AnyRecord } from '@mainstreet/shared/contract'
import { NotFound } from '@feathersjs/errors'
import {
  mediaLimits,
  mediaTypeOfService,
  mediaUploadOperation,
  singleMediaTypes,
  type MediaType,
} from '@mainstreet/shared/contracts/site/media'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { UploadForm } from '../../kit/http/uploads/uploads'
import { cropOf } from '../../kit/media/crop-of'
import type { Crop } from '../../kit/media/draw-picture'
import type { Caller } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { tableOf } from '../../kit/service/stored-row'
import { createValidator, queryValidator } from '../../kit/service/input/validators'
import type { Place } from '../../kit/media/store-picture'
import type { Upload, UploadFields, UploadType } from '../../kit/media/upload-type'
import { ownAccount } from '../../kit/service/caller/own-tenant'

// The texts of a form become the numbers they stand for, as in a query.
const validate = createValidator(mediaUploadOperation.input, queryValidator)

/** The type that a form asks for, by either of its names; undefined for anything else. */
export const typeOf = ({ type }: Record<string, unknown>): MediaType | undefined => {
  const types = mediaUploadOperation.input.properties.type.enum as readonly unknown[]
  if (!types.includes(type)) return undefined
  return mediaTypeOfService[type as keyof typeof mediaTypeOfService] ?? (type as MediaType)
}

/** Forms send empty texts for what they do not have. */
const readFields = async (given: UploadForm['fields']): Promise<UploadFields> => {
  const fields = { ...given }
  for (const name of ['id', 'itemId']) if (fields[name] === '') delete fields[name]
  return (await validate(fields)) as UploadFields
}

const accountOf = (caller: Caller, named?: number): number => {
  const customerId = ownAccount(caller, { named, field: 'id' })
  if (customerId === undefined) throw invalid({ id: refusal('required') })
  return customerId
}

const checkCount = (kind: UploadType, count: number, { type, itemId }: Pick<Upload, 'type' | 'itemId'>) => {
  if (count === 0 && !kind.mayBeEmpty) throw invalid({ files: refusal('required') })
  const isReplacement = kind.row && !kind.row.isRequired && itemId !== undefined
  const maxCount = singleMediaTypes.includes(type) || isReplacement ? 1 : mediaLimits.files
  if (count > maxCount) throw invalid({ files: refusal('at-most', { max: maxCount }) })
}

const partOf = (fields: UploadFields, count: number): Crop | undefined => {
  const crop = cropOf(fields)
  if (crop && count !== 1) throw invalid({ cropX: 'is for one picture' })
  return crop
}

/** Asked before a picture is decoded for an account or a row that there is not. */
const placeOf = async (
  app: Application,
  { type, customerId, itemId }: { type: MediaType; customerId: number; itemId?: number },
): Promise<Place> => {
  const { knex } = app.get('database')
  const asked = itemId === undefined ? undefined : app.get('uploads').get(type)?.row
  const found: Knex.QueryBuilder[] = asked
    ? [knex<AnyRecord>(tableOf(asked)).where({ id: itemId, customerId }).select('id').as('named')]
    : []
  const row = await knex('account')
    .where({ id: customerId })
    .first<{ region: string; named?: number | null } | undefined>('region', ...found)
  if (!row) throw new NotFound(refusal('no-account'))
  if (asked && !row.named) throw new NotFound(refusal('no-such', { what: asked.name, id: itemId! }))
  return { region: row.region, customerId }
}

/** Decides whether a whole form may be carried out; throws 400, 403 or 404. */
export const readUpload = async (app: Application, caller: Caller, form: UploadForm): Promise<Upload> => {
  const fields = await readFields(form.fields)
  const type = typeOf(fields)!
  const { itemId } = fields
  const customerId = accountOf(caller, fields.id)
  const kind = app.get('uploads').get(type)!
  checkCount(kind, form.files.length, { type, itemId })
  if (kind.row?.isRequired && itemId === undefined) throw invalid({ itemId: refusal('required') })
  const crop = partOf(fields, form.files.length)
  return {
    caller,
    type,
    crop,
    place: await placeOf(app, { type, customerId, itemId }),
    itemId,
    title: fields.title?.trim() ?? '',
    columns: (await kind.readColumns?.(fields)) ?? {},
    files: form.files,
  }
}
