import { automotiveContract, type Car, type CarWrite } from '../../contracts/automotive'
import { carFieldOf, type CarFileColumn } from './car-file'
import { carBodies, type CarBody } from './car-lists'
import { readVin, vinFault } from './vin'

/** Why a cell of a file cannot be taken: what field it was to fill, and what it has to be. */
export interface CarFileProblem {
  field: CarFileColumn['field']
  wanted: 'filled' | 'year' | 'amount' | 'distance' | 'vin' | 'short' | 'once'
}

/** What a line of a file does. */
export type CarFileAction = 'create' | 'update' | 'same' | 'bad'

/** A line of a file, and what it means for the lot. */
export interface CarFileRow {
  line: number
  name: string
  action: CarFileAction
  /** The car that is changed. */
  id?: number
  columns: CarWrite
  problems: CarFileProblem[]
  /** How many pictures it names, which stay where they are. */
  photos: number
}

const amountOf = (text: string): number | undefined => {
  const bare = text.replace(/[\s\u00a0$]|cad/gi, '')
  const number = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)
    ? bare.replaceAll(',', '')
    : bare.replace(/,(\d{1,2})$/, '.$1')
  return /^\d{1,6}(\.\d{0,2}0*)?$/.test(number) ? Number(number) : undefined
}

const distanceOf = (text: string): number | undefined => {
  const bare = text.replace(/[\s\u00a0,]|kms?$/gi, '')
  return /^\d{1,7}$/.test(bare) && Number(bare) <= 5_000_000 ? Number(bare) : undefined
}

const bodyOf = (text: string): CarBody => {
  const folded = text.toLowerCase()
  const known: readonly [RegExp, CarBody][] = [
    [/suv|crossover|sport utility|vus/, 'SUV'],
    [/pick.?up|truck|crew cab|camionnette/, 'Pickup'],
    [/mini.?van|fourgonnette/, 'Minivan'],
    [/van|fourgon/, 'Van'],
    [/hatch|hayon/, 'Hatchback'],
    [/wagon|familiale/, 'Wagon'],
    [/convert|cabrio|roadster|décapotable/, 'Convertible'],
    [/coup/, 'Coupe'],
    [/sedan|berline/, 'Sedan'],
  ]
  const same = carBodies.find((body) => body.toLowerCase() === folded)
  return same ?? known.find(([pattern]) => pattern.test(folded))?.[1] ?? 'Other'
}

/** What a cell says; undefined where it cannot be taken, and `wanted` says what it had to be. */
const valueOf = (field: keyof CarWrite, text: string) => {
  const as = (value: unknown, wanted: CarFileProblem['wanted']) => ({ value, wanted })
  if (field === 'year') {
    const year = /^\d{4}$/.test(text) ? Number(text) : 0
    return as(year >= 1885 && year <= 2100 ? year : undefined, 'year')
  }
  if (field === 'price' || field === 'specialPrice') return as(amountOf(text), 'amount')
  if (field === 'mileage') return as(distanceOf(text), 'distance')
  if (field === 'vin') return as(vinFault(text) ? undefined : readVin(text), 'vin')
  if (field === 'body') return as(bodyOf(text), 'filled')
  // The export puts a quote before a text that spreadsheets would take for a formula.
  const bare = text.replace(/^'(?='*[=+\-@])/, '')
  const { maxLength = Infinity } = automotiveContract.record.properties[field] as { maxLength?: number }
  return as(bare.length <= maxLength ? bare : undefined, 'short')
}

const needed = ['year', 'make', 'model'] as const

interface Reading {
  fields: CarFileFields
  cars: readonly Car[]
  /** Cars that earlier lines stand for. */
  taken: Set<number>
  /** Stock numbers and VINs of earlier lines that are new. */
  news: Set<string>
}

const folded = (text: string) => text.trim().toLowerCase()

/** The car of the same stock number, else of the same VIN. */
const carOf = ({ stockNo, vin }: CarWrite, cars: readonly Car[]): Car | undefined =>
  (stockNo ? cars.find((car) => folded(car.stockNo) === folded(stockNo)) : undefined) ??
  (vin ? cars.find((car) => car.vin === vin) : undefined)

const differs = (car: Car, columns: CarWrite): CarWrite =>
  Object.fromEntries(Object.entries(columns).filter(([name, value]) => car[name as keyof Car] !== value))

const readRow = (
  cells: readonly string[],
  line: number,
  { fields, cars, taken, news }: Reading,
): CarFileRow => {
  const problems: CarFileProblem[] = []
  const values: Record<string, unknown> = {}
  let photos = 0
  fields.forEach((field, index) => {
    const text = cells[index]?.trim() ?? ''
    // An empty cell leaves what is there.
    if (!field || text === '') return
    if (field === 'photos') return void (photos = text.split(/[|,]/).filter((each) => each.trim()).length)
    const { value, wanted } = valueOf(field, text)
    if (value === undefined) problems.push({ field, wanted })
    else values[field] = value
  })
  const columns = values as CarWrite
  const car = carOf(columns, cars)
  const key = folded(columns.stockNo || columns.vin || '')
  if (!car)
    for (const field of needed)
      if (!columns[field] && !problems.some((each) => each.field === field))
        problems.push({ field, wanted: 'filled' })
  const name = [columns.year ?? car?.year, columns.make ?? car?.make, columns.model ?? car?.model]
    .filter(Boolean)
    .join(' ')
  const isTwice = car ? taken.has(car.id) : key !== '' && news.has(key)
  if (isTwice) problems.push({ field: columns.stockNo ? 'stockNo' : 'vin', wanted: 'once' })
  if (problems.length) return { line, name, action: 'bad', id: car?.id, columns, problems, photos }
  if (!car) {
    if (key) news.add(key)
    return { line, name, action: 'create', columns, problems, photos }
  }
  taken.add(car.id)
  const changed = differs(car, columns)
  const action = Object.keys(changed).length ? 'update' : 'same'
  return { line, name, action, id: car.id, columns: changed, problems, photos }
}

/** What each column of a file fills; undefined for one that fills nothing. */
export type CarFileFields = readonly (CarFileColumn['field'] | undefined)[]

/** What the columns of a file fill by their names; of two that say the same the first does. */
export const carFileFields = ([header = []]: readonly (readonly string[])[]): CarFileFields => {
  const fields = header.map(carFieldOf)
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : undefined))
}

/** Has a column fill another field; whichever filled it before fills nothing. */
export const withCarField = (
  fields: CarFileFields,
  column: number,
  field: CarFileColumn['field'] | undefined,
): CarFileFields =>
  fields.map((each, index) => (index === column ? field : each === field ? undefined : each))

/** What a file's lines mean for a lot; `ignored` are the columns that fill nothing. Nothing of it is carried out. */
export const readCarFile = (
  lines: readonly (readonly string[])[],
  cars: readonly Car[],
  fields = carFileFields(lines),
) => {
  const [header = [], ...body] = lines
  const reading = { fields, cars, taken: new Set<number>(), news: new Set<string>() }
  return {
    columns: header.flatMap((name, index) => (fields[index] ? [{ name, field: fields[index] }] : [])),
    ignored: header.filter((name, index) => name.trim() && !fields[index]),
    missing: needed.filter((field) => !fields.includes(field)),
    rows: body.flatMap((cells, index) =>
      cells.some((cell) => cell.trim()) ? [readRow(cells, index + 2, reading)] : [],
    ),
  }
}

/** A file as it would be imported. */
export type CarFile = ReturnType<typeof readCarFile>
