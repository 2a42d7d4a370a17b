import { operation } from '../../operation'
import { Type } from '@sinclair/typebox'
import { reads } from '../../access'
import { flag, id, integer, labelled, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { catalogueFormats } from '../../rules/items/catalogue-file'
import { coded, counted, importRecord, outcomeRecord } from '../file-import'

/** What the largest file may hold. */
export const importLimits = { bytes: 20_000_000, rows: 20_000 }

const read = { methods: reads }

/** Something about one line of the file; `field` is the file's column. */
const remark = Type.Object({
  line: Type.Integer(),
  field: Type.String(),
  message: Type.String(),
  refusal: Type.Optional(coded),
})

/** One value that an import changes; texts are cut for display. */
const change = Type.Object({ field: Type.String(), from: Type.String(), to: Type.String() })

/** One item of a file and what the import does, or did, with it. */
export const importItemContract = contract({
  path: 'market-import-items',
  name: { en: 'Items of an import', fr: 'Produits d’une importation' },
  called: 'title',
  record: {
    ...outcomeRecord,
    /** The item in the shop; null where there is none yet. */
    itemId: nullable(id),
    /** How many variations the file lists. */
    variations: counted,
    changes: Type.Array(change),
    /** What the file would change and the import leaves as it is, because its owner has not let it. */
    kept: Type.Array(change),
    /** Why nothing of a bad item is imported. */
    problems: Type.Array(remark),
    /** What was understood differently from how the file puts it. */
    notes: Type.Array(remark),
    /** How many pictures the file names, and their web addresses. */
    pictures: counted,
    images: Type.Array(Type.String()),
  },
  writable: [],
  access: { owner: read, menu: read },
  live: false,
})

/** What the owner of an import may let it do. */
export const importChoices = ['publishWithoutPictures', 'changeStock'] as const

/** The choices of an import. */
export type ImportChoices = Readonly<Record<(typeof importChoices)[number], boolean>>

/** The import of a catalogue file into the shop; its row shows the progress. Sent as a form to `market-import`. */
export const importContract = contract({
  path: 'market-imports',
  name: { en: 'Imports', fr: 'Importations' },
  called: 'name',
  record: {
    ...importRecord,
    /** Null until the file's header has been read. */
    format: nullable(oneOf(catalogueFormats)),
    /** Whether items without a picture here are published where the file says so; else they are drafts. */
    publishWithoutPictures: labelled(
      { en: 'Publish items that have no picture', fr: 'Publier les articles sans image' },
      flag,
    ),
    /** Whether the stock of items that are here already follows the file. */
    changeStock: labelled(
      {
        en: 'Change the stock of items that are here already',
        fr: 'Modifier le stock des articles déjà ici',
      },
      flag,
    ),
    /** How many items are drafts for want of a picture, and how many stocks of the file are left out. */
    keptDrafts: counted,
    keptStocks: counted,
    /** How many pictures of the file an item does not have yet; they are fetched when the items are there. */
    pictures: counted,
    /** How many of them are in place, and how many cannot be had. */
    picturesDone: counted,
    picturesFailed: counted,
    /** How many items are drafts until their first picture is in place. */
    publishLater: counted,
    /** Columns of the file that have no place here. */
    ignoredColumns: Type.Array(Type.String()),
  },
  computed: ['refusal'],
  /** `importing` begins or goes on with what has been checked, `stopped` ends it. Another choice has the file checked again. */
  writable: ['status', ...importChoices],
  access: {
    owner: { methods: ['find', 'get', 'patch', 'remove'] },
    menu: {
      methods: ['find', 'get', 'patch', 'remove'],
      writable: ['status', 'publishWithoutPictures', 'changeStock'],
    },
  },
})

/** Why a picture of a file is not here. */
export const pictureFailures = [
  'address',
  'private',
  'host',
  'connection',
  'time',
  'redirects',
  'answer',
  'size',
  'pixels',
  'type',
  'damaged',
  'server',
] as const

/** One reason why a picture is not here. */
export type PictureFailure = (typeof pictureFailures)[number]

/** The longest address of a picture. */
export const maxAddress = 2000

/** One picture that an import fetches for an item. */
export const importPictureContract = contract({
  path: 'market-import-pictures',
  name: { en: 'Pictures of an import', fr: 'Images d’une importation' },
  called: 'title',
  record: {
    id,
    customerId: id,
    importId: id,
    itemId: id,
    /** The item's title in the file. */
    title: Type.String(),
    address: text(maxAddress),
    status: oneOf(['waiting', 'done', 'failed']),
    /** Empty unless it has failed. */
    reason: oneOf(['', ...pictureFailures]),
    /** What its server said where that is the reason, such as 404. */
    answer: nullable(integer(100, 999)),
  },
  writable: [],
  access: { owner: read, menu: read },
})

/** A picture of an import as it is read. */
export type ImportPicture = RowOf<typeof importPictureContract>

/** Fetches the pictures of an import again that have failed. */
export const retryImportPictures = operation<{ ok: true; pictures: number }>()({
  path: 'retry-import-pictures',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['owner', 'menu', 'staff', 'integrator'],
})

/** Whether pictures of an import are still on their way. */
export const isFetching = (
  row: Pick<MarketImport, 'status' | 'pictures' | 'picturesDone' | 'picturesFailed'>,
) => row.status === 'imported' && row.picturesDone + row.picturesFailed < row.pictures

/** An import as it is read. */
export type MarketImport = RowOf<typeof importContract>

/** One item of an import as it is read. */
export type ImportedItem = RowOf<typeof importItemContract>

/** Takes a catalogue file: a form with these fields and the file in `files`; answers the import that it became. */
export const marketImportOperation = operation<MarketImport>()({
  path: 'market-import',
  input: Type.Object(
    {
      customerId: Type.Optional(id),
      format: Type.Optional(oneOf(catalogueFormats)),
      publishWithoutPictures: Type.Optional(flag),
      changeStock: Type.Optional(flag),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'menu', 'staff', 'integrator'],
})

/** Something about one line of the file. */
export type ImportRemark = ImportedItem['problems'][number]

/** One value that an import changes. */
export type ImportChange = ImportedItem['changes'][number]
