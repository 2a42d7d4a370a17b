import { Type } from '@sinclair/typebox'
import { reads } from '../access'
import { id, nullable, oneOf } from '../columns'
import { contract, type RowOf } from '../contract'
import { operation } from '../operation'
import { carFileFieldNames } from '../rules/cars/car-file'
import { coded, counted, importRecord, outcomeRecord } from './file-import'

/** What the largest file of cars may hold. */
export const carImportLimits = { bytes: 5_000_000, rows: 2_000, columns: 200 }

const read = { methods: reads }
const field = oneOf(carFileFieldNames)

/** A cell that cannot be taken: what field it was to fill, and what it has to be. */
const problem = Type.Object({
  field,
  wanted: oneOf(['filled', 'year', 'amount', 'distance', 'vin', 'newOrUsed', 'short', 'once']),
})

/** A cell that was read otherwise than it stands there, and why. */
const note = Type.Object({
  field,
  said: oneOf(['miles', 'sold', 'otherStatus', 'inWords', 'zero', 'otherCurrency']),
  text: Type.String(),
})

/** A refusal, in English and by its code. */
const refused = Type.Object({
  field: Type.String(),
  message: Type.String(),
  refusal: Type.Optional(coded),
})

/** One line of a file of cars and what the import does, or did, with it. */
export const carImportRowContract = contract({
  path: 'automotive-import-rows',
  name: { en: 'Rows of an import of vehicles', fr: 'Lignes d’une importation de véhicules' },
  called: 'title',
  record: {
    ...outcomeRecord,
    /** The car on the lot; null where there is none yet. */
    carId: nullable(id),
    /** The fields that a change writes. */
    changes: Type.Array(field),
    problems: Type.Array(problem),
    notes: Type.Array(note),
    /** Why the car was refused when it was written: of a field, or of the whole where that is empty. */
    refused: Type.Array(refused),
  },
  writable: [],
  access: { owner: read, menu: read },
  live: false,
})

/** The import of a file of cars onto the lot. Sent as a form to `automotive-import`. */
export const carImportContract = contract({
  path: 'automotive-imports',
  name: { en: 'Imports of vehicles', fr: 'Importations de véhicules' },
  called: 'name',
  record: {
    ...importRecord,
    /** The file's columns as it names them, each with the first value that it has. */
    columns: Type.Array(Type.Object({ name: Type.String(), example: Type.String() })),
    /** The field that each column fills, null where it fills none; by their names until somebody says otherwise. */
    fields: Type.Array(nullable(field), { maxItems: carImportLimits.columns }),
    /** How many pictures on other servers the file names. */
    pictures: counted,
  },
  computed: ['refusal'],
  /** `importing` begins or goes on with what has been checked, `stopped` ends it. Other fields have the file checked again. */
  writable: ['status', 'fields'],
  access: {
    owner: { methods: ['find', 'get', 'patch', 'remove'] },
    menu: { methods: ['find', 'get', 'patch', 'remove'], writable: ['status', 'fields'] },
  },
})

/** Takes a file of cars: a form with the file in `files`; answers the import that it became. */
export const carImportOperation = operation<CarImport>()({
  path: 'automotive-import',
  input: Type.Object({ customerId: Type.Optional(id) }, { additionalProperties: false }),
  access: ['owner', 'menu', 'staff', 'integrator'],
})

/** An import of cars as it is read. */
export type CarImport = RowOf<typeof carImportContract>

/** A line of an import of cars as it is read. */
export type CarImportRow = RowOf<typeof carImportRowContract>

export type CarFileProblem = CarImportRow['problems'][number]
export type CarFileNote = CarImportRow['notes'][number]
