import type { OperationContract } from '@mainstreet/shared/contract'
import { takesKey } from '../../kit/service/once/idempotency-key'
import { callersOf, securityOf } from './access-words'
import { failureAnswers } from './answers'
import { exampleOf } from './examples'
import { jsonContent, nameOf, ref, type Json } from './json-schema'
import type { LimitNote } from './limit-note'
import { inputSchema } from './record-schemas'

export const operationTag = 'operations'

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key never charges or gives back twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const doneAnswer = (path: string): Json => ({
  200: { description: `What ${path} answers`, content: jsonContent(ref('schemas', 'Done')) },
  ...(path === 'payments' && {
    402: { description: 'The card was declined.', content: jsonContent(ref('schemas', 'Refusal')) },
  }),
  ...failureAnswers('Refusal'),
})

const commonParts = (contract: OperationContract, limitNote: LimitNote): Json => {
  const { path } = contract
  const callers = callersOf(contract, 'create')
  return {
    operationId: nameOf(path)[0]!.toLowerCase() + nameOf(path).slice(1),
    tags: [operationTag],
    summary: path.replaceAll('-', ' '),
    description: [`For: ${callers.join(', ')}.`, limitNote(path)].filter(Boolean).join('\n\n'),
    security: securityOf(callers),
    'x-callers': callers,
    responses: doneAnswer(path),
  }
}

/** The address of an operation. */
export const operationPath = (contract: OperationContract, limitNote: LimitNote): Json => {
  const schema = inputSchema(contract)
  return {
    [`/${contract.path}`]: {
      post: {
        ...commonParts(contract, limitNote),
        ...(takesKey(contract) && { parameters: [idempotencyKey] }),
        requestBody: { required: true, content: jsonContent(schema, exampleOf(schema)) },
      },
    },
  }
}

const files = {
  type: 'array',
  description: 'The files themselves, a part of the form each.',
  items: { type: 'string', contentMediaType: 'application/octet-stream' },
  minItems: 1,
}

/** The address of a route that takes the fields of an operation as a form, with files. */
export const formPath = (contract: OperationContract, limitNote: LimitNote): Json => {
  const fields = inputSchema(contract)
  const schema = { ...fields, properties: { ...(fields.properties as Json), files } }
  return {
    [`/${contract.path}`]: {
      post: {
        ...commonParts(contract, limitNote),
        requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
      },
    },
  }
}
