import type { TProperties, TSchema } from '@sinclair/typebox'
import type { AnyTableContract, OperationContract } from '@mainstreet/shared/contract'
import type { Spellings } from '@mainstreet/shared/spellings'
import { bodySchema } from '../../kit/service/input/body'
import { nameOf, plainProperties, plainSchema, type Json } from './json-schema'

type Properties = Record<string, Json>

/** Other spellings stand beside the schema of a value, under the same description. */
const acceptBoth = ({ description, ...schema }: Json, accepts: TSchema): Json => ({
  ...(description !== undefined && { description }),
  anyOf: [schema, plainSchema(accepts)],
})

const withSpellings = (properties: Properties, spellings: Spellings): Properties => ({
  ...properties,
  ...Object.fromEntries(
    Object.entries(spellings)
      .filter(([name]) => name in properties)
      .map(([name, { accepts }]) => [name, acceptBoth(properties[name]!, accepts)]),
  ),
})

const withAliases = (contract: AnyTableContract, properties: Properties): Properties => ({
  ...properties,
  ...Object.fromEntries(
    Object.entries(contract.aliases as Record<string, string>)
      .filter(([, column]) => column in properties)
      .map(([alias, column]) => [alias, { ...properties[column]!, description: `The same as ${column}.` }]),
  ),
})

/** A row as it is answered: all columns that nobody hides are there, unless `$select` names fewer. */
export const recordSchema = (contract: AnyTableContract): Json => {
  const { properties, required = [] } = contract.record
  const hidden = contract.access.visitor?.hides ?? []
  return {
    type: 'object',
    properties: withAliases(contract, plainProperties(properties)),
    required: required.filter((name) => !hidden.includes(name)),
  }
}

/** What create, or update and patch, take of the columns that some role may write. */
export const writeSchema = (contract: AnyTableContract, creating: boolean): Json => {
  const body = bodySchema(contract, [...contract.writable, ...Object.keys(contract.body)], creating)
  const tenant =
    creating && contract.tenantColumn in contract.record.properties && contract.tenantColumn !== 'id'
  const properties = withSpellings(
    {
      ...plainProperties(body.properties as TProperties),
      ...(tenant && {
        [contract.tenantColumn]: {
          ...plainSchema(contract.record.properties[contract.tenantColumn]!),
          description: 'The account of the row; the caller’s own without it, where there is only one.',
        },
      }),
    },
    contract.spellings,
  )
  return {
    type: 'object',
    properties: withAliases(contract, properties),
    required: body.required,
    additionalProperties: false,
  }
}

/** The body of an operation, in every spelling. */
export const inputSchema = ({ input, spellings = {}, access }: OperationContract): Json => {
  const plain = plainSchema(input)
  const properties = withSpellings(plainProperties(input.properties), spellings)
  const forKeys = access.includes('integrator') && properties.customerId
  if (!forKeys) return { ...plain, properties }
  const customerId = { ...forKeys, description: 'With a key, its own account without it.' }
  const required = ((plain.required ?? []) as string[]).filter((name) => name !== 'customerId')
  return { ...plain, properties: { ...properties, customerId }, required }
}

/** The names of the schemas of a table service. */
export const schemaNames = ({ path }: AnyTableContract) => {
  const name = nameOf(path)
  return { record: name, page: `${name}Page`, create: `${name}Create`, write: `${name}Write` }
}

/** One page of rows. */
export const pageSchema = (record: Json): Json => ({
  type: 'object',
  properties: {
    total: { type: 'integer', description: 'How many rows match.' },
    limit: { type: 'integer' },
    skip: { type: 'integer' },
    data: { type: 'array', items: record },
  },
  required: ['total', 'limit', 'skip', 'data'],
})
