import { maxId } from '@mainstreet/shared/ids'
import type { Json } from '../json-schema'
import type { ApiDocument, ApiSection } from './api-document'
import { inline } from './prose'

type Properties = Record<string, Json>

/** A field of a service's rows or of an operation's body. */
export interface Field {
  name: string
  schema: Json
  /** Whether rows have it, and whether bodies may; whether one must. */
  isRead: boolean
  isWritten: boolean
  isRequired: boolean
}

const propertiesOf = ({ properties = {} }: Json) => properties as Properties

const bodyOf = (section: ApiSection, verb: string) =>
  Object.values(section.methods.find((each) => each.verb === verb)?.requestBody?.content ?? {})[0]?.schema

const answerOf = ({ methods }: ApiSection): Json | undefined => {
  const read = methods.find(({ verb, address }) => verb === 'get' && address.endsWith('}')) ?? methods[0]
  const ok = Object.entries(read?.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
  return (ok as { content?: Record<string, { schema?: Json }> } | undefined)?.content?.['application/json']
    ?.schema
}

/** The fields of a section's rows and bodies, by name. */
export const fieldsOf = ({ resolve }: ApiDocument, section: ApiSection): Field[] => {
  const answer = section.kind === 'service' ? answerOf(section) : undefined
  const read = answer ? propertiesOf(resolve(answer)) : {}
  const bodies = ['post', 'put', 'patch'].flatMap((verb) => {
    const schema = bodyOf(section, verb)
    return schema ? [resolve(schema)] : []
  })
  const written = Object.assign({}, ...bodies.map(propertiesOf).reverse()) as Properties
  const required = (bodies[0]?.required ?? []) as readonly string[]
  return Object.entries({ ...read, ...written }).map(([name, schema]) => ({
    name,
    schema: { ...read[name], ...schema },
    isRead: name in read,
    isWritten: name in written,
    isRequired: required.includes(name),
  }))
}

/** What a value may be, in a word or two. */
export const typeOf = (schema: Json): string => {
  const {
    type,
    format,
    enum: values,
    anyOf,
    items,
    $ref,
    contentMediaType,
  } = schema as Json & { anyOf?: Json[] }
  if (typeof $ref === 'string') return $ref.split('/').at(-1)!
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ')
  if (Array.isArray(values)) return values.filter((each) => each !== null && each !== '').join(', ')
  if ([type].flat().includes('array')) return items ? `list of ${typeOf(items as Json)}` : 'list'
  const names = [type ?? ('const' in schema ? JSON.stringify(schema.const) : 'any')].flat()
  const suffix = format ? ` (${String(format)})` : contentMediaType === 'text/html' ? ' (HTML)' : ''
  return names.join(' or ') + suffix
}

const boundsOf = ({ minimum, maximum, maxLength, maxItems }: Json): string[] => [
  ...(minimum !== undefined && maximum !== undefined && maximum !== maxId
    ? [`${String(minimum)} to ${String(maximum)}`]
    : []),
  ...(maxLength === undefined ? [] : [`at most ${String(maxLength)} characters`]),
  ...(maxItems === undefined ? [] : [`at most ${String(maxItems)}`]),
]

const writingOf = ({ isRead, isWritten, isRequired }: Field, isService: boolean): string => {
  if (isRequired) return 'required'
  if (!isService) return 'optional'
  if (!isWritten) return 'read only'
  return isRead ? 'yes' : 'yes, not answered'
}

/** The fields as rows of a table: name, type, whether it may be written, what is to know. */
export const fieldRows = (fields: readonly Field[], isService: boolean): string[][] =>
  fields.map((field) => {
    const { name, schema } = field
    const label = typeof schema.title === 'string' ? [schema.title] : []
    const text = typeof schema.description === 'string' ? [schema.description] : []
    const notes = [...label, ...boundsOf(schema), ...text].join(' · ')
    return [
      `<code>${inline(name)}</code>`,
      inline(typeOf(schema)),
      writingOf(field, isService),
      inline(notes),
    ]
  })
