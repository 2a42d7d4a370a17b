import { exampleOf } from '../examples'
import type { Json } from '../json-schema'
import type { ApiDocument, Described } from './api-document'

const key = `-H "Authorization: Bearer $KEY"`
const shown = 4

/** What a reader would send first: what is required, and a few more fields with one value each. */
const bodyOf = (schema: Json): unknown => {
  const { properties = {}, required = [], anyOf } = schema as Json & { anyOf?: Json[] }
  if (anyOf) return exampleOf(anyOf[0]!)
  const insisted = required as readonly string[]
  const isPlain = ({ type, anyOf: any }: Json) =>
    any !== undefined || !['object', 'array'].includes(String(type))
  const all = Object.entries(properties as Record<string, Json>)
  const others = all.filter(
    ([name, each]) => !insisted.includes(name) && name !== 'customerId' && isPlain(each),
  )
  const names = new Set([
    ...insisted,
    ...others.map(([name]) => name).slice(0, Math.max(0, shown - insisted.length)),
  ])
  return Object.fromEntries(
    all.filter(([name]) => names.has(name)).map(([name, each]) => [name, exampleOf(each)]),
  )
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const fieldsOf = (schema: Json): string[] =>
  Object.entries(bodyOf(schema) as Record<string, unknown>)
    .filter(([name]) => name !== 'files' && name !== 'id')
    .map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`)

const bodyLines = ({ resolve }: ApiDocument, { requestBody }: Described): string[] => {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !content) return []
  if (type === 'multipart/form-data') return [...fieldsOf(resolve(content.schema)), '-F files=@mug.jpg']
  if (type !== 'application/json') return [`-d 'ticket=…'`]
  return [
    `-H 'Content-Type: application/json'`,
    `-d ${quoted(JSON.stringify(bodyOf(resolve(content.schema))))}`,
  ]
}

const queryOf = ({ verb, address, parameters = [] }: Described): string => {
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  if (verb !== 'get')
    return parameters.some(({ required, in: place }) => required && place === 'query')
      ? `?${names[0]}=42`
      : ''
  if (names.includes('$sort') && !address.endsWith('}')) return '?$limit=5&$sort[id]=-1'
  const asked = parameters.filter((each) => each.in === 'query' && each.required)
  return asked.length
    ? `?${asked.map(({ name, schema }) => `${name}=${String(exampleOf(schema))}`).join('&')}`
    : ''
}

/** A method as a command that may be pasted into a shell; `$KEY` is an API key. */
export const curlExample = (document: ApiDocument, origin: string, method: Described): string => {
  const { verb, address, callers } = method
  const isOpen = callers === undefined ? !['get', 'delete'].includes(verb) : callers.includes('visitor')
  const url = `${origin}/api${address.replaceAll(/\{\w+\}/g, '42')}${queryOf(method)}`
  const words = [
    `curl ${verb === 'get' ? '-g ' : `-X ${verb.toUpperCase()} `}${quoted(url)}`,
    ...(isOpen ? [] : [key]),
    ...bodyLines(document, method),
  ]
  return words.join(' \\\n  ')
}
