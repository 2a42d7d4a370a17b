import { automotiveContract, type Car, type CarWrite } from '../../contracts/automotive'
import type { CarFileNote, CarFileProblem } from '../../contracts/car-imports'
import type { ImportAction } from '../../contracts/file-import'
import { foldText } from '../fold-text'
import { isForeignMoney, isInMiles, readKilometres, readMoney } from '../tables/table-cells'
import { carFieldOf, type CarFileField } from './car-file'
import { carBodies, type CarBody } from './car-lists'
import { readVin, vinFault } from './vin'

/** A line of a file, and what it means for the lot. */
export interface CarFileRow {
  line: number
  name: string
  action: ImportAction
  /** The car that is changed. */
  id?: number
  columns: CarWrite
  problems: CarFileProblem[]
  notes: CarFileNote[]
  /** How many pictures it names, which stay where they are. */
  photos: number
}

const maxDollars = 999_999.99
const maxKilometres = 5_000_000
const maxWords = 60

const upTo = (most: number, number: number | undefined) =>
  number !== undefined && number <= most ? number : undefined

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

/** A certified car is a used one that was looked over. */
const conditionOf = (text: string): Car['condition'] | undefined => {
  const folded = foldText(text)
  if (/^(n|new|neuf|neuve|0)$/.test(folded)) return 'new'
  return /^(u|used|usagee?|occasion|pre-?owned|certified.*|cpo|certifiee?)$/.test(folded) ? 'used' : undefined
}

/** What a cell says; undefined where it cannot be taken, and `wanted` says what it had to be. */
const valueOf = (field: keyof CarWrite, text: string) => {
  const as = (value: unknown, wanted: CarFileProblem['wanted']) => ({ value, wanted })
  if (field === 'year') {
    const year = /^\d{4}$/.test(text) ? Number(text) : 0
    return as(year >= 1885 && year <= 2100 ? year : undefined, 'year')
  }
  if (field === 'price' || field === 'specialPrice') return as(upTo(maxDollars, readMoney(text)), 'amount')
  if (field === 'vin') return as(vinFault(text) ? undefined : readVin(text), 'vin')
  if (field === 'body') return as(bodyOf(text), 'filled')
  if (field === 'condition') return as(conditionOf(text), 'newOrUsed')
  // The export puts a quote before a text that spreadsheets would take for a formula.
  const bare = text.replace(/^'(?='*[=+\-@])/, '')
  const { maxLength = Infinity } = automotiveContract.record.properties[field] as { maxLength?: number }
  return as(bare.length <= maxLength ? bare : undefined, 'short')
}

const needed = ['year', 'make', 'model'] as const

interface Reading {
  fields: CarFileFields
  /** Whether the header says of the distance that it is in miles. */
  inMiles: boolean
  cars: readonly Car[]
  /** Cars that earlier lines stand for. */
  taken: Set<number>
  /** Stock numbers and VINs of earlier lines that are new. */
  news: Set<string>
}

const foldCell = (text: string) => text.trim().toLowerCase()

/** The car of the same stock number, else of the same VIN. */
const carOf = ({ stockNo, vin }: CarWrite, cars: readonly Car[]): Car | undefined =>
  (stockNo ? cars.find((car) => foldCell(car.stockNo) === foldCell(stockNo)) : undefined) ??
  (vin ? cars.find((car) => car.vin === vin) : undefined)

const changedColumns = (car: Car, columns: CarWrite): CarWrite =>
  Object.fromEntries(Object.entries(columns).filter(([name, value]) => car[name as keyof Car] !== value))

const availability: readonly [RegExp, 'sold' | 'forSale'][] = [
  [/^(sold|vendue?|delivered|livree?|yes|oui|true|vrai|1)$/, 'sold'],
  [
    /^(forsale|available|active|instock|new|used|certified|disponible|avendre|enstock|neuf|neuve|usage|usagee|no|non|false|faux|0)$/,
    'forSale',
  ],
]

/** Cells that restrict, or need another to be understood: read on the safe side, each with a note of it. */
const readSafely = (field: CarFileField, text: string, { inMiles }: { inMiles: boolean }) => {
  const note = (said: CarFileNote['said']): CarFileNote[] => [{ field, said, text }]
  if (field === 'mileage') {
    const value = upTo(maxKilometres, readKilometres(text, inMiles))
    const told = value !== undefined && isInMiles(text, inMiles)
    return { columns: { mileage: value }, wanted: 'distance' as const, notes: told ? note('miles') : [] }
  }
  if (field === 'sold') {
    const known = availability.find(([words]) => words.test(foldText(text)))?.[1]
    if (known === 'sold') return { columns: { sold: true }, notes: note('sold') }
    // What is sold here stays so, whatever a file says.
    return { columns: {}, notes: known ? [] : note('otherStatus') }
  }
  if (field === 'price' && !/\d/.test(text) && text.length <= maxWords)
    return { columns: { price: null, altPrice: text }, notes: note('inWords') }
  if (field === 'price' && readMoney(text) === 0) return { columns: { price: null }, notes: note('zero') }
  return undefined
}

interface Cells {
  columns: CarWrite
  problems: CarFileProblem[]
  notes: CarFileNote[]
  photos: number
}

const readCells = (cells: readonly string[], { fields, inMiles: allInMiles }: Reading): Cells => {
  const problems: CarFileProblem[] = []
  const notes: CarFileNote[] = []
  const values: Record<string, unknown> = {}
  let photos = 0
  const unit = cells[fields.indexOf('unit')]?.trim() ?? ''
  const inMiles = unit ? isInMiles(unit) : allInMiles
  fields.forEach((field, index) => {
    const text = cells[index]?.trim() ?? ''
    // An empty cell leaves what is there.
    if (!field || field === 'unit' || text === '') return
    if (field === 'photos') return void (photos = text.split(/[|,]/).filter((each) => each.trim()).length)
    const safe = readSafely(field, text, { inMiles })
    if (safe) {
      notes.push(...safe.notes)
      const { wanted } = safe
      if (wanted && safe.columns.mileage === undefined) problems.push({ field, wanted })
      else Object.assign(values, safe.columns)
      return
    }
    const { value, wanted } = valueOf(field, text)
    if (wanted === 'amount' && isForeignMoney(text)) notes.push({ field, said: 'otherCurrency', text })
    if (value === undefined) problems.push({ field, wanted })
    else values[field] = value
  })
  return { columns: values, problems, notes, photos }
}

const readRow = (cells: readonly string[], line: number, reading: Reading): CarFileRow => {
  const { cars, taken, news } = reading
  const { columns, problems, notes, photos } = readCells(cells, reading)
  const car = carOf(columns, cars)
  const key = foldCell(columns.stockNo || columns.vin || '')
  if (!car)
    for (const field of needed)
      if (!columns[field] && !problems.some((each) => each.field === field))
        problems.push({ field, wanted: 'filled' })
  const name = [columns.year ?? car?.year, columns.make ?? car?.make, columns.model ?? car?.model]
    .filter(Boolean)
    .join(' ')
  const isTwice = car ? taken.has(car.id) : key !== '' && news.has(key)
  if (isTwice) problems.push({ field: columns.stockNo ? 'stockNo' : 'vin', wanted: 'once' })
  const row = { line, name, problems, notes, photos }
  if (problems.length) return { ...row, action: 'bad', id: car?.id, columns }
  if (!car) {
    if (key) news.add(key)
    return { ...row, action: 'create', columns }
  }
  taken.add(car.id)
  const changed = changedColumns(car, columns)
  const action = Object.keys(changed).length ? 'update' : 'same'
  return { ...row, action, id: car.id, columns: changed }
}

/** What each column of a file fills; null for one that fills nothing. */
export type CarFileFields = readonly (CarFileField | null)[]

/** What the columns of a file fill by their names; of two that say the same the first does. */
export const carFileFields = ([header = []]: readonly (readonly string[])[]): CarFileFields => {
  const fields = header.map(carFieldOf)
  return fields.map((field, index) => (fields.indexOf(field) === index ? field : null))
}

/** Has a column fill another field; whichever filled it before fills nothing. */
export const withCarField = (
  fields: CarFileFields,
  column: number,
  field: CarFileField | null,
): CarFileFields => fields.map((each, index) => (index === column ? field : each === field ? null : each))

/** The columns of a file that fill nothing, and the fields that it lacks for new cars. */
export const carFileGaps = (names: readonly string[], fields: CarFileFields) => ({
  ignored: names.filter((name, index) => name.trim() && !fields[index]),
  missing: needed.filter((field) => !fields.includes(field)),
})

/** What a file's lines mean for a lot. Nothing of it is carried out. */
export const readCarFile = (
  lines: readonly (readonly string[])[],
  cars: readonly Car[],
  fields = carFileFields(lines),
): CarFileRow[] => {
  const [header = [], ...body] = lines
  const inMiles = /(^|[^a-z])mi(les?)?([^a-z]|$)/i.test(header[fields.indexOf('mileage')] ?? '')
  const reading = { fields, inMiles, cars, taken: new Set<number>(), news: new Set<string>() }
  return body.flatMap((cells, index) =>
    cells.some((cell) => cell.trim()) ? [readRow(cells, index + 2, reading)] : [],
  )
}
