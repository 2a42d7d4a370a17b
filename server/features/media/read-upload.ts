import type { AnyRecord } from '@mainstreet/shared/contract'
import { Forbidden, NotFound } from '@feathersjs/errors'
import {
  mediaLimits,
  mediaTypeOfService,
  mediaUploadOperation,
  singleMediaTypes,
  type MediaType,
} from '@mainstreet/shared/contracts/site/media'
import { noticeContract } from '@mainstreet/shared/contracts/site/notices'
import type { Translations } from '@mainstreet/shared/translations'
import { Type, type Static } from '@sinclair/typebox'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import type { UploadedFile, UploadForm } from '../../kit/http/uploads/uploads'
import { cropOf } from '../../kit/media/crop-of'
import type { Crop } from '../../kit/media/draw-picture'
import { accountsOf, type Caller } from '../../kit/service/caller/caller'
import { checkJson } from '../../kit/service/input/check-json'
import { invalid } from '../../kit/service/errors'
import { createValidator, dataValidator, queryValidator } from '../../kit/service/input/validators'
import { noticeColumns } from '../profile/profile-notices'
import type { Place } from '../../kit/media/store-picture'

type Fields = Static<typeof mediaUploadOperation.input>

/** A form that may be carried out: whose it is, what it is for, and what it says beside its files. */
export interface Upload {
  type: MediaType
  place: Place
  itemId?: number
  title: string
  /** The columns of a notice, as they may be stored. */
  notice: ReturnType<typeof noticeColumns>
  /** The part of the picture that is kept; of all of it, where there is none. */
  crop?: Crop
  files: readonly UploadedFile[]
}

// The texts of a form become the numbers they stand for, as in a query.
const validate = createValidator(mediaUploadOperation.input, queryValidator)

/** The type that a form asks for, by either of its names; undefined for anything else. */
export const typeOf = ({ type }: Record<string, unknown>): MediaType | undefined => {
  const types = mediaUploadOperation.input.properties.type.enum as readonly unknown[]
  if (!types.includes(type)) return undefined
  return mediaTypeOfService[type as keyof typeof mediaTypeOfService] ?? (type as MediaType)
}

/** Forms send empty texts for what they do not have. */
const readFields = async (given: UploadForm['fields']): Promise<Fields> => {
  const fields = { ...given }
  for (const name of ['id', 'itemId']) if (fields[name] === '') delete fields[name]
  return (await validate(fields)) as Fields
}

const accountOf = (caller: Caller, named?: number): number => {
  const own = accountsOf(caller)
  const customerId = named ?? (own?.length === 1 ? own[0] : undefined)
  if (customerId === undefined) throw invalid({ id: 'is required' })
  if (own && !own.includes(customerId)) throw new Forbidden('id names an account that is not yours.')
  return customerId
}

const checkCount = (type: MediaType, count: number, itemId?: number) => {
  if (count === 0 && type !== 'notice') throw invalid({ files: 'is required' })
  const isReplacement = (type === 'file' || type === 'gallery') && itemId !== undefined
  const maxCount = singleMediaTypes.includes(type) || isReplacement ? 1 : mediaLimits.files
  if (count > maxCount) throw invalid({ files: `must be at most ${maxCount}` })
}

const partOf = (fields: Fields, count: number): Crop | undefined => {
  const crop = cropOf(fields)
  if (crop && count !== 1) throw invalid({ cropX: 'is for one picture' })
  return crop
}

/** Pictures of rows that are there before them. */
const ofRow: readonly MediaType[] = ['market-image', 'car-image', 'dish', 'event', 'funeral']

/** The rows that an upload can name, and what they are called. */
const rowsOf: Partial<Record<MediaType, { table: string; name: string }>> = {
  'market-image': { table: 'market_items', name: 'item' },
  'car-image': { table: 'automotive', name: 'car' },
  notice: { table: 'profile_notices', name: 'notice' },
  file: { table: 'profile_files', name: 'file' },
  gallery: { table: 'profile_gallery', name: 'picture' },
  dish: { table: 'restaurant', name: 'dish' },
  event: { table: 'events', name: 'event' },
  funeral: { table: 'funerals', name: 'funeral' },
}

const validateTranslations = createValidator(
  Type.Object({ translations: noticeContract.record.properties.translations }),
  dataValidator,
)

/** A form holds texts alone, so translations come as JSON in one. */
const translationsOf = async ({ translations: json }: Fields): Promise<{ translations?: Translations }> => {
  if (json === undefined) return {}
  try {
    const translations: unknown = JSON.parse(json)
    checkJson({ translations }, 'translations')
    return (await validateTranslations({ translations })) as { translations: Translations }
  } catch (error) {
    throw error instanceof SyntaxError ? invalid({ translations: 'must be JSON' }) : error
  }
}

/** The texts of a notice that a form brings; a new one needs its title. */
const noticeOf = async (fields: Fields) => {
  const { itemId, title, link, linkTarget, content, visibleFrom, visibleUntil } = fields
  const given = {
    ...(await translationsOf(fields)),
    str_title: title,
    str_link: link,
    str_link_target: linkTarget,
    str_description: content,
    visibleFrom: visibleFrom === '' ? null : visibleFrom,
    visibleUntil: visibleUntil === '' ? null : visibleUntil,
  }
  const columns = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return noticeColumns(itemId === undefined ? { str_title: '', ...columns } : columns)
}

/** Asked before a picture is decoded for an account or a row that there is not. */
const placeOf = async (
  app: Application,
  { type, customerId, itemId }: { type: MediaType; customerId: number; itemId?: number },
): Promise<Place> => {
  const { knex } = app.get('database')
  const asked = itemId === undefined ? undefined : rowsOf[type]
  const found: Knex.QueryBuilder[] = asked
    ? [knex<AnyRecord>(asked.table).where({ id: itemId, customerId }).select('id').as('named')]
    : []
  const row = await knex('account')
    .where({ id: customerId })
    .first<{ region: string; named?: number | null } | undefined>('region', ...found)
  if (!row) throw new NotFound('There is no such account.')
  if (asked && !row.named) throw new NotFound(`No ${asked.name} with id ${itemId}.`)
  return { region: row.region, customerId }
}

/** Decides whether a whole form may be carried out; throws 400, 403 or 404. */
export const readUpload = async (app: Application, caller: Caller, form: UploadForm): Promise<Upload> => {
  const fields = await readFields(form.fields)
  const type = typeOf(fields)!
  const { itemId } = fields
  const customerId = accountOf(caller, fields.id)
  checkCount(type, form.files.length, itemId)
  if (ofRow.includes(type) && itemId === undefined) throw invalid({ itemId: 'is required' })
  const crop = partOf(fields, form.files.length)
  return {
    type,
    crop,
    place: await placeOf(app, { type, customerId, itemId }),
    itemId,
    title: fields.title?.trim() ?? '',
    notice: type === 'notice' ? await noticeOf(fields) : {},
    files: form.files,
  }
}
