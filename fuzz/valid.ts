import type { Random } from './random'

/** What this engine knows of a TypeBox schema. */
export interface Schema {
  type?: string | string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  items?: Schema
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
}

/** Which id a property of this name may well hold. */
export type IdOf = (name: string) => number

const samples = [
  'Fuzz',
  'fuzz@people.test',
  '2026-03',
  '08:30:00',
  '#12ab34',
  'https://fuzz.test/a',
  'E1C 1A1',
  '(506) 555-0199',
  'NB',
  'fuzz-fuzz-fuzz',
  '',
]

const formats: Record<string, string> = {
  date: '2031-05-17',
  'date-time': '2031-05-17T12:00:00.000Z',
  email: 'fuzz@people.test',
}

const fits = ({ pattern, minLength = 0, maxLength = Infinity }: Schema, text: string) =>
  text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))

const validText = (schema: Schema, random: Random): string => {
  if (schema.format) return formats[schema.format] ?? 'x'
  const fitting = samples.filter((text) => fits(schema, text))
  return fitting.length ? random.pick(fitting) : 'x'.repeat(schema.minLength ?? 1)
}

const validNumber = ({ minimum = 0, maximum = 1000, type }: Schema, random: Random): number => {
  const value = minimum + random.next() * (Math.min(maximum, minimum + 1000) - minimum)
  return [type].flat().includes('integer') ? Math.floor(value) : Math.round(value * 100) / 100
}

interface Place {
  random: Random
  idOf: IdOf
  /** The property that holds the value. */
  name?: string
}

const validObject = ({ properties = {}, required = [] }: Schema, place: Place): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || place.random.chance(0.6))
      .map(([name, schema]) => [name, validValue(schema, { ...place, name })]),
  )

const maxId = 2_147_483_647

/** A value that a schema accepts, as far as a schema can say. */
export const validValue = (schema: Schema, place: Place): unknown => {
  const { random, idOf, name = '' } = place
  if ('const' in schema) return schema.const
  if (schema.anyOf) return validValue(random.pick(schema.anyOf), place)
  if (schema.enum) return random.pick(schema.enum)
  const types = [schema.type].flat()
  if (types.includes('null') && random.chance(0.2)) return null
  if (types.includes('object')) return validObject(schema, place)
  if (types.includes('array')) {
    const length = Math.max(schema.minItems ?? 0, random.below(3))
    return Array.from({ length }, () => validValue(schema.items ?? {}, place))
  }
  if (types.includes('boolean')) return random.chance(0.5)
  if (types.includes('integer') && schema.maximum === maxId) return idOf(name)
  if (types.includes('integer') || types.includes('number')) return validNumber(schema, random)
  return types.includes('string') ? validText(schema, random) : 'anything'
}
