import type { TSchema } from '@sinclair/typebox'
import { labelOf } from '@mainstreet/shared/columns'

/** A JSON Schema, or another object of an OpenAPI document, as it is sent. */
export type Json = { [key: string]: unknown }

/** A reference to a named part of the document. */
export const ref = (kind: 'schemas' | 'parameters' | 'responses', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
})

/** `market-items` is `MarketItems`. */
export const nameOf = (path: string): string =>
  path
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')

/** A TypeBox schema without what only the code reads, and with the label that the back office shows. */
export const plainSchema = (schema: TSchema): Json => {
  // Symbols and functions do not survive, which is the point.
  const plain = JSON.parse(JSON.stringify(schema)) as Json
  const label = labelOf(schema)
  return label ? { title: label.en, ...plain } : plain
}

/** The same for each of some properties. */
export const plainProperties = (properties: Readonly<Record<string, TSchema>>): Record<string, Json> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, plainSchema(schema)]))

/** JSON in a body or an answer. */
export const jsonContent = (schema: Json, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})
