import type { AnyTableContract } from '@mainstreet/shared/contract'
import { defaultLimit, maxLimit } from '@mainstreet/shared/paging'
import { locales } from '@mainstreet/shared/rules/language'
import { querySchema } from '../../kit/service/input/query'
import { nameOf, plainSchema, ref, type Json } from './json-schema'

/** Named schemas of the document, filled while it is written. */
export type Schemas = Map<string, Json>

const dateNote = 'ISO 8601 text, in UTC where it names no zone, or whole milliseconds since 1970'

/** The check of dates is a keyword of our own; this is what it lets through. */
const withDates = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withDates)
  if (typeof value !== 'object' || value === null) return value
  const { queryDate, ...others } = value as Json & { queryDate?: { nullable: boolean } }
  if (queryDate)
    return { type: ['string', 'integer', ...(queryDate.nullable ? ['null'] : [])], description: dateNote }
  return Object.fromEntries(Object.entries(others).map(([name, each]) => [name, withDates(each)]))
}

/** What a condition asks of, in its name: conditions on values of one type are one schema. */
const conditionName = ({ type, description }: Json): string => {
  const types = [type].flat().filter((each) => each !== 'null')
  const word = description ? 'date' : String(types[0] ?? 'any')
  const nullable = [type].flat().includes('null') ? 'Nullable' : ''
  return `${nullable}${word[0]!.toUpperCase()}${word.slice(1)}Condition`
}

const shareSchema = (schemas: Schemas, condition: Json): Json => {
  const { anyOf } = condition as { anyOf?: Json[] }
  const name = conditionName(anyOf?.[0] ?? condition)
  schemas.set(name, condition)
  return ref('schemas', name)
}

const notes: Readonly<Record<string, string>> = {
  search: 'A text that the rows hold.',
  filter: 'Conditions that are no columns.',
  $limit: `How many rows, ${defaultLimit} without it and ${maxLimit} at most; 0 only counts.`,
  $skip: 'How many rows to leave out first.',
  $sort: 'Columns, 1 for rising and -1 for falling.',
  $select: 'Only these columns.',
  $or: 'Any of these conditions.',
  $and: 'All of these conditions.',
}

const previewId: Json = {
  name: 'previewId',
  in: 'query',
  description: 'The account whose site is asked for, in place of the one of the address.',
  schema: { type: 'integer', minimum: 1 },
}

const lang: Json = {
  name: 'lang',
  in: 'query',
  description:
    'The language of the texts. Those that are not given in it come in another, which `lang` of the row names by column. Without it texts come as they are stored, with `translations` beside them.',
  schema: { type: 'string', enum: [...locales] },
}

const ofEveryRead = (contract: AnyTableContract): Json[] =>
  contract.translatable.length ? [lang, previewId] : [previewId]

/** `name[$gt]=5`, `$sort[title]=1`, `$select[]=id`: how the official clients write queries. */
const queryParameter = (name: string, schema: Json): Json => ({
  name,
  in: 'query',
  ...(notes[name] && { description: notes[name] }),
  ...(schema.type !== 'array' && { style: 'deepObject', explode: true }),
  schema,
})

const hiddenNote = (contract: AnyTableContract, name: string) =>
  contract.access.visitor?.hides?.includes(name) ? { description: 'Not for visitors.' } : {}

/** The parameters of find, as the gate checks them for an owner. */
export const findParameters = (contract: AnyTableContract, schemas: Schemas): Json[] => {
  const { properties, $defs } = withDates(plainSchema(querySchema(contract, 'owner'))) as {
    properties: Record<string, Json>
    $defs: { where: Json & { properties: Record<string, Json> } }
  }
  const whereName = `${nameOf(contract.path)}Where`
  const list = { type: 'array', maxItems: 50, items: ref('schemas', whereName) }
  const conditions = Object.keys($defs.where.properties).filter((name) => !name.startsWith('$'))
  const where = Object.fromEntries(conditions.map((name) => [name, shareSchema(schemas, properties[name]!)]))
  schemas.set(whereName, { ...$defs.where, properties: { ...where, $or: list, $and: list } })
  const columns = Object.entries(where).map(([name, schema]) => ({
    ...queryParameter(name, schema),
    ...hiddenNote(contract, name),
  }))
  const others = Object.keys(properties)
    .filter((name) => !(name in where))
    .map((name) => queryParameter(name, name === '$or' || name === '$and' ? list : properties[name]!))
  return [...columns, ...others, ...ofEveryRead(contract)]
}

/** The parameters of a call that names a row, to read it or to remove it. */
export const rowParameters = (contract: AnyTableContract, method: 'get' | 'remove'): Json[] => {
  const { properties } = querySchema(contract, 'owner')
  const select = queryParameter('$select', plainSchema(properties.$select!))
  return [select, ...(method === 'get' ? ofEveryRead(contract) : [previewId])]
}
