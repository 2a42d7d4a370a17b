import { maxId } from '@mainstreet/shared/ids'
import type { Json } from './json-schema'

const samples = [
  'Blue mug',
  '2026-03',
  '08:30:00',
  '#2c4bd1',
  'https://harbour.test/mugs',
  'harbour.test',
  'E1C 1A1',
  '(506) 555-0199',
  'NB',
]

const formats: Readonly<Record<string, string>> = {
  date: '2026-12-24',
  'date-time': '2026-12-24T15:30:00.000Z',
  email: 'buyer@harbour.test',
}

const textFor = ({ format, pattern, minLength = 0, maxLength = Infinity }: Json): string => {
  const known = formats[format as string]
  if (known) return known
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (!pattern || new RegExp(pattern as string, 'u').test(text))
  return samples.find(fits) ?? 'x'.repeat(Number(minLength))
}

const numberFor = ({ type, minimum = 0, maximum, multipleOf }: Json): number => {
  if (maximum === maxId) return 42
  const wanted = [type].flat().includes('integer') && !multipleOf ? 3 : 12.5
  return Math.min(Math.max(wanted, Number(minimum)), Number(maximum ?? wanted))
}

/** A value that a schema accepts, to show what it means. */
export const exampleOf = (schema: Json): unknown => {
  const { anyOf, enum: values, properties, items } = schema as Json & { anyOf?: Json[]; enum?: unknown[] }
  if ('const' in schema) return schema.const
  if (anyOf) return exampleOf(anyOf[0]!)
  if (values) return values.find((each) => each !== '')
  const types = [schema.type].flat()
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Record<string, Json>).map(([name, each]) => [
        name,
        exampleOf(each),
      ]),
    )
  if (types.includes('array')) return items ? [exampleOf(items as Json)] : []
  if (types.includes('boolean')) return true
  if (types.includes('integer') || types.includes('number')) return numberFor(schema)
  return types.includes('string') ? textFor(schema) : null
}
