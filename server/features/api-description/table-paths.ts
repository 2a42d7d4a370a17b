import type { Method } from '@mainstreet/shared/access'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { maxId } from '@mainstreet/shared/ids'
import { accessText, callersOf, methodsOf, securityOf } from './access-words'
import { failureAnswers } from './answers'
import { exampleOf } from './examples'
import { jsonContent, nameOf, plainSchema, ref, type Json } from './json-schema'
import type { LimitNote } from './limit-note'
import { findParameters, rowParameters, type Schemas } from './query-parameters'
import { pageSchema, recordSchema, schemaNames, writeSchema } from './record-schemas'

const summaries: Readonly<Record<Method, string>> = {
  find: 'Rows that match, a page of them',
  get: 'One row',
  create: 'Make a row',
  update: 'Replace a row; absent columns stay as they are',
  patch: 'Change some columns of a row',
  remove: 'Remove a row',
}

const verbs = {
  find: 'get',
  get: 'get',
  create: 'post',
  update: 'put',
  patch: 'patch',
  remove: 'delete',
} as const

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'integer', minimum: 1, maximum: maxId },
}

const jsonBody = (schema: Json, example: unknown): Json => ({
  requestBody: { required: true, content: jsonContent(schema, example) },
})

const exampleBody = (schema: Json): unknown => exampleOf(schema)

/** What a method asks for beside the row. */
const askedBy = (contract: AnyTableContract, method: Method, schemas: Schemas): Json => {
  const names = schemaNames(contract)
  if (method === 'find') return { parameters: findParameters(contract, schemas) }
  if (method === 'create')
    return jsonBody(ref('schemas', names.create), exampleBody(schemas.get(names.create)!))
  if (method === 'update' || method === 'patch')
    return {
      ...jsonBody(ref('schemas', names.write), exampleBody(schemas.get(names.write)!)),
      description: 'A row that was read may be sent back whole: its read-only columns change nothing.',
    }
  return { parameters: rowParameters(contract, method) }
}

const describeAnswer = (contract: AnyTableContract, method: Method): Json => {
  const { record, page } = schemaNames(contract)
  const schema = ref('schemas', method === 'find' ? page : record)
  return {
    [method === 'create' ? '201' : '200']: { description: summaries[method], content: jsonContent(schema) },
  }
}

const operationFor = (contract: AnyTableContract, method: Method, schemas: Schemas): Json => {
  const callers = callersOf(contract, method)
  return {
    operationId: `${method}${nameOf(contract.path)}`,
    tags: [contract.path],
    summary: summaries[method],
    ...askedBy(contract, method, schemas),
    security: securityOf(callers),
    'x-callers': callers,
    responses: { ...describeAnswer(contract, method), ...failureAnswers('Error') },
  }
}

/** `remove` without an id takes the rows that one key names. */
const removeMany = (contract: AnyTableContract, removeBy: string): Json => {
  const callers = callersOf(contract, 'remove')
  const list = { type: 'array', items: ref('schemas', schemaNames(contract).record) }
  const key = { name: removeBy, in: 'query', required: true }
  return {
    operationId: `removeMany${nameOf(contract.path)}`,
    tags: [contract.path],
    summary: `Remove all rows of one ${removeBy}`,
    parameters: [{ ...key, schema: plainSchema(contract.record.properties[removeBy]!) }],
    security: securityOf(callers),
    'x-callers': callers,
    responses: {
      200: { description: 'The rows that were removed', content: jsonContent(list) },
      ...failureAnswers('Error'),
    },
  }
}

const addSchemas = (contract: AnyTableContract, schemas: Schemas) => {
  const names = schemaNames(contract)
  schemas.set(names.record, recordSchema(contract))
  schemas.set(names.page, pageSchema(ref('schemas', names.record)))
  const methods = methodsOf(contract)
  if (methods.includes('create')) schemas.set(names.create, writeSchema(contract, true))
  if (methods.includes('update') || methods.includes('patch'))
    schemas.set(names.write, writeSchema(contract, false))
}

const withoutId: readonly Method[] = ['find', 'create']

/** The addresses of a table service, and in `schemas` what its rows and bodies are. */
export const tablePaths = (contract: AnyTableContract, schemas: Schemas): Json => {
  addSchemas(contract, schemas)
  const all: Json = {}
  const one: Json = {}
  for (const method of methodsOf(contract)) {
    const target = withoutId.includes(method) ? all : one
    target[verbs[method]] = operationFor(contract, method, schemas)
  }
  if (contract.removeBy && methodsOf(contract).includes('remove'))
    all.delete = removeMany(contract, contract.removeBy)
  return {
    ...(Object.keys(all).length && { [`/${contract.path}`]: all }),
    ...(Object.keys(one).length && { [`/${contract.path}/{id}`]: { parameters: [idParameter], ...one } }),
  }
}

/** A service's own section: who may do what, and what is limited. */
export const tableTag = (contract: AnyTableContract, limitNote: LimitNote): Json => ({
  name: contract.path,
  description: [
    accessText(contract),
    contract.live ? 'Live: `created`, `updated`, `patched` and `removed` over the websocket.' : 'Not live.',
    limitNote(contract.path),
  ]
    .filter(Boolean)
    .join('\n\n'),
})
