import type { OperationContract } from '@mainstreet/shared/contract'
import { carImportOperation } from '@mainstreet/shared/contracts/car-imports'
import { marketImportOperation } from '@mainstreet/shared/contracts/marketplace/imports'
import { mediaUploadOperation } from '@mainstreet/shared/contracts/site/media'
import { contracts } from '@mainstreet/shared/services'
import { errorResponses, errorSchemas } from './answers'
import type { Json } from './json-schema'
import type { LimitNote } from './limit-note'
import { formPath, operationPath, operationTag } from './operation-paths'
import { plainPaths, signedIn } from './plain-paths'
import type { Schemas } from './query-parameters'
import { tablePaths, tableTag } from './table-paths'

const introduction = `Everything here works over REST below \`/api\` and, for services and operations, over the websocket of the same host under the same names; the official Feathers clients need no changes.

- A **visitor** needs no key and sees what is public of the site whose address is asked, or of \`previewId\`.
- A program sends the **API key** of one account, \`Authorization: Bearer msk_…\`. A read key finds and gets, a write key does what its owner may.
- \`find\` takes conditions on columns: \`title=Mug\`, \`createdAt[$gt]=2026-01-01\`, \`id[$in][]=1&id[$in][]=2\`, with \`$or\` and \`$and\`, \`$sort[createdAt]=-1\`, \`$limit\`, \`$skip\` and \`$select[]\`. Dates are ISO 8601 text or milliseconds. What is not listed is a 400. Conditions inside of conditions and lists are written as there, with an index or none between the brackets; for generated clients \`/api/docs#generated\` has a serializer.
- Prices of items are dollars with two decimals; orders are whole cents.`

const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'What a sign-in answers.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'msk_…',
    description: 'A key of Account › API keys, shown once.',
  },
}

const forms: readonly OperationContract[] = [mediaUploadOperation, marketImportOperation, carImportOperation]

const all = Object.values(contracts)
const tables = all.flatMap((each) => (each.kind === 'table' ? [each] : []))
const operations = all.flatMap((each) => (each.kind === 'operation' ? [each] : []))

/** The OpenAPI 3.1 document of everything below /api, made of the contracts that the gate checks calls by. */
export const describeApi = (limitNote: LimitNote): Json => {
  const schemas: Schemas = new Map(Object.entries({ ...errorSchemas, SignedIn: signedIn }))
  const paths = Object.assign(
    {},
    ...tables.map((each) => tablePaths(each, schemas)),
    ...operations.map((each) => operationPath(each, limitNote)),
    ...forms.map((each) => formPath(each, limitNote)),
    plainPaths(limitNote),
  ) as Json
  return {
    openapi: '3.1.0',
    info: { title: 'Mainstreet', version: '1', description: introduction },
    servers: [{ url: '/api' }],
    tags: [
      ...tables.map((each) => tableTag(each, limitNote)),
      ...[operationTag, 'authentication', 'site'].map((name) => ({ name })),
    ],
    paths,
    components: {
      securitySchemes,
      responses: errorResponses,
      schemas: Object.fromEntries([...schemas].sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  }
}
