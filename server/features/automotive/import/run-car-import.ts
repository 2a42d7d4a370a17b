import type { RecordOf } from '@mainstreet/shared/contract'
import type { Car } from '@mainstreet/shared/contracts/automotive'
import {
  carImportLimits,
  type CarImport,
  type carImportContract,
} from '@mainstreet/shared/contracts/car-imports'
import type { ImportAction } from '@mainstreet/shared/contracts/file-import'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { carFileFields, readCarFile, type CarFileRow } from '@mainstreet/shared/rules/cars/read-car-file'
import type { Application } from '../../../declarations'
import { csvRecords, isFilled } from '../../../kit/imports/csv-records'
import { piecesOf } from '../../../kit/imports/import-file'
import type { ImportKind } from '../../../kit/imports/import-kind'
import { refusedFields } from '../../../kit/imports/refused-fields'
import { runEntries } from '../../../kit/imports/import-progress'
import { server } from '../../../kit/service/caller/caller'
import { cleanError, invalid, type CodedError } from '../../../kit/service/errors'
import type { Work } from '../../../kit/service/work'

const tables = {
  imports: 'automotive_imports',
  files: 'automotive_import_files',
  outcomes: 'automotive_import_rows',
}
const exampleLength = 30

/** What became of a line. */
interface CarOutcome {
  row: CarFileRow
  action: ImportAction
  carId: number | null
  refused?: CodedError
  /** Whether it was stored with its car. */
  isStored: boolean
}

/** The lines of a file at the places that they have in it. */
const linesOf = async (app: Application, importId: number): Promise<string[][]> => {
  const lines: string[][] = []
  let filled = 0
  for await (const { line, cells } of csvRecords(piecesOf(app, tables.files, importId))) {
    while (lines.length < line - 1) lines.push([])
    lines.push(cells)
    if (cells.some(isFilled)) filled += 1
    if (cells.length > carImportLimits.columns)
      throw invalid({ file: refusal('too-many-columns', { max: carImportLimits.columns }) })
    if (filled > carImportLimits.rows + 1)
      throw invalid({ file: refusal('too-many-rows', { max: carImportLimits.rows }) })
  }
  if (filled < 2) throw invalid({ file: refusal('no-cars') })
  return lines
}

const columnsOf = ([header = [], ...rows]: readonly string[][]): CarImport['columns'] =>
  header.map((name, index) => {
    const example = rows.find((cells) => cells[index]?.trim())?.[index]?.trim() ?? ''
    return { name: name.trim().slice(0, 200), example: example.slice(0, exampleLength) }
  })

const lotOf = (app: Application, customerId: number): Promise<Car[]> =>
  app.get('runWork')(server, async (work) => {
    const ids = await work.trx('automotive').where({ customerId }).orderBy('id').pluck('id')
    return app.service('automotive').rowsById(ids, work)
  })

const storedOf = ({ row, action, carId, refused }: CarOutcome) => ({
  line: row.line,
  title: row.name,
  carId,
  action,
  changes: JSON.stringify(action === 'update' ? Object.keys(row.columns) : []),
  problems: JSON.stringify(row.problems),
  notes: JSON.stringify(row.notes),
  refused: JSON.stringify(refused ? refusedFields(refused) : []),
})

interface Writing {
  app: Application
  customerId: number
  work: Work
}

/** Writes the car of a line; answers its id. */
const writeCar = async ({ app, customerId, work }: Writing, { id, columns }: CarFileRow): Promise<number> => {
  const service = app.service('automotive')
  if (id !== undefined) return (await service.patch(id, columns, { work })).id
  const { year = 0, make = '', model = '' } = columns
  const car = { ...columns, year, make, model, status: 'draft' as const, customerId }
  return (await service.create(car, { work })).id
}

/** Writes the car of a line and what became of it in one: a server that dies between two lines leaves neither half. */
const importCar = async (
  app: Application,
  { id: importId, customerId }: CarImport,
  row: CarFileRow,
): Promise<CarOutcome> => {
  const { action } = row
  const plain = { row, action, carId: row.id ?? null, isStored: false }
  if (action !== 'create' && action !== 'update') return plain
  try {
    return await app.get('runWork')(server, async (work) => {
      const carId = await writeCar({ app, customerId, work }, row)
      const outcome = { ...plain, carId, isStored: true }
      await work.trx(tables.outcomes).insert({ importId, customerId, dryRun: false, ...storedOf(outcome) })
      return outcome
    })
  } catch (thrown) {
    const refused = cleanError(thrown)
    if (refused.code >= 500) throw thrown
    return { ...plain, action: 'bad', refused }
  }
}

/** What became of lines whose car was written before the import was left, by line. */
const earlierOf = async (app: Application, importId: number): Promise<Map<number, ImportAction>> => {
  const rows = await app
    .get('database')
    .knex('automotive_import_rows')
    .where({ importId, dryRun: false })
    .select('line', 'action')
  return new Map(rows.map(({ line, action }) => [line, action]))
}

const readFile = async (
  app: Application,
  begun: CarImport,
): Promise<{ rows: CarFileRow[]; columns: Partial<CarImport> }> => {
  const lines = await linesOf(app, begun.id)
  const fields = begun.fields.length ? begun.fields : carFileFields(lines)
  const rows = readCarFile(lines, await lotOf(app, begun.customerId), fields)
  const pictures = rows.reduce((sum, { photos }) => sum + photos, 0)
  return { rows, columns: { columns: columnsOf(lines), fields: [...fields], pictures } }
}

const run = async (app: Application, begun: CarImport, isStopping: () => boolean): Promise<void> => {
  const dryRun = begun.status === 'checking'
  const { rows, columns } = await readFile(app, begun)
  const earlier = dryRun ? new Map<number, ImportAction>() : await earlierOf(app, begun.id)
  await runEntries(app, carImports, {
    begun,
    entries: rows,
    columns: dryRun ? columns : {},
    async prepare() {
      return async (row: CarFileRow): Promise<CarOutcome> => {
        const action = earlier.get(row.line)
        const carId = row.id ?? null
        if (action) return { row, action, carId, isStored: true }
        return dryRun ? { row, action: row.action, carId, isStored: false } : importCar(app, begun, row)
      }
    },
    store: (outcome) => (outcome.isStored ? undefined : storedOf(outcome)),
    isStopping,
  })
}

/** The imports of cars onto a lot. */
export const carImports: ImportKind<RecordOf<typeof carImportContract>> = {
  name: 'car-imports',
  tables,
  choices: ['fields'],
  service: (app) => app.service('automotive-imports'),
  run,
}
