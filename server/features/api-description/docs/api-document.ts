import type { Json } from '../json-schema'

/** One method at one address, as the description has it. */
export interface Described {
  verb: string
  address: string
  operationId: string
  summary: string
  description?: string
  parameters?: readonly { name: string; in: string; description?: string; required?: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json; example?: unknown }> }
  callers?: readonly string[]
  responses: Readonly<Record<string, { description?: string; $ref?: string }>>
}

/** Everything below one name: a service with its rows, an operation, or another route. */
export interface ApiSection {
  name: string
  kind: 'service' | 'operation' | 'other'
  /** What is said of the whole service. */
  text: string
  methods: readonly Described[]
}

/** The description, sorted into one section for each page. */
export interface ApiDocument {
  introduction: string
  sections: readonly ApiSection[]
  /** A schema itself, whether it is named or written out. */
  resolve(schema: Json): Json
}

const verbs = ['get', 'post', 'put', 'patch', 'delete']

type PathItem = Record<
  string,
  Omit<Described, 'verb' | 'address' | 'callers'> & { 'x-callers'?: string[] }
> & {
  parameters?: Described['parameters']
}

const methodsAt = (address: string, { parameters = [], ...item }: PathItem): Described[] =>
  verbs.flatMap((verb) => {
    const method = (item as PathItem)[verb]
    if (!method) return []
    const { 'x-callers': callers, ...described } = method
    return [
      { ...described, parameters: [...parameters, ...(method.parameters ?? [])], verb, address, callers },
    ]
  })

const kindOf = (methods: readonly Described[], isService: boolean): ApiSection['kind'] => {
  if (isService) return 'service'
  return methods.length === 1 && methods[0]!.callers ? 'operation' : 'other'
}

/** Reads the description, for its pages. */
export const readApiDocument = (description: Json): ApiDocument => {
  const document = description as {
    info: { description: string }
    paths: Record<string, PathItem>
    tags: { name: string; description?: string }[]
    components: { schemas: Record<string, Json> }
  }
  const tags = new Map(document.tags.map(({ name, description = '' }) => [name, description]))
  const found = new Map<string, Described[]>()
  for (const [address, item] of Object.entries(document.paths)) {
    const name = address.split('/')[1]!
    found.set(name, [...(found.get(name) ?? []), ...methodsAt(address, item)])
  }
  const sections = [...found].map(([name, methods]): ApiSection => {
    const text = tags.get(name) ?? ''
    // A service's text begins with who may do what, which its page shows as a table.
    return {
      name,
      kind: kindOf(methods, text !== ''),
      text: text.split('\n\n').slice(1).join('\n\n'),
      methods,
    }
  })
  return {
    introduction: document.info.description,
    sections: sections.sort((one, other) => (one.name < other.name ? -1 : 1)),
    resolve: (schema) => {
      const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined
      return name ? (document.components.schemas[name] ?? {}) : schema
    },
  }
}
