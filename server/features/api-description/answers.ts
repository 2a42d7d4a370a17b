import { Forbidden, NotAuthenticated, NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { jsonContent, ref, type Json } from './json-schema'

/** One of the two; makers of clients read a `const` that is no text as a name. */
const yesOrNo = (value: boolean): Json => ({ type: 'boolean', enum: [value] })

const names = { type: 'object', additionalProperties: { type: 'string' } }

const coded = {
  type: 'object',
  properties: { code: { type: 'string' } },
  required: ['code'],
  additionalProperties: true,
}

/** The same by code, for programs and for other languages. */
const said = {
  refusal: { ...coded, description: 'The code of the message, and its values.' },
  refusals: { type: 'object', additionalProperties: coded, description: 'The codes of `errors`, by field.' },
}

/** Our two shapes of an error: Feathers' own for services, and the plain routes'. */
export const errorSchemas: Readonly<Record<string, Json>> = {
  Error: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      message: { type: 'string' },
      code: { type: 'integer' },
      className: { type: 'string' },
      data: {
        type: 'object',
        properties: said,
        additionalProperties: true,
      },
      errors: { ...names, description: 'What is wrong, by field.' },
    },
    required: ['name', 'message', 'code', 'className'],
  },
  Refusal: {
    type: 'object',
    properties: {
      ok: yesOrNo(false),
      message: { type: 'string' },
      code: { type: ['integer', 'string'] },
      ...said,
      errors: { ...names, description: 'What is wrong, by field.' },
    },
    required: ['ok', 'message', 'code'],
    additionalProperties: true,
  },
  Done: {
    type: 'object',
    properties: { ok: yesOrNo(true) },
    additionalProperties: true,
  },
}

const examples = {
  400: invalid({ title: refusal('not-empty') }),
  401: new NotAuthenticated(refusal('sign-in-first')),
  403: new Forbidden(refusal('read-only-key')),
  404: new NotFound('There is no such record.'),
}

const texts: Readonly<Record<number, string>> = {
  400: 'A field or parameter is not right; `errors` names it.',
  401: 'Who calls is not known.',
  403: 'The role or key may not do that.',
  404: 'There is no such record for this caller.',
  405: 'The service has no such method.',
  409: 'It no longer fits what is stored.',
  413: 'The body is larger than allowed.',
  415: 'The body is of another type than described.',
  429: 'Too many calls; `Retry-After` says for how many seconds, `RateLimit-Policy` which limit it was.',
  503: 'The database is away or too slow; try again.',
}

const retry = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } }
const limited = {
  ...retry,
  'RateLimit-Limit': { schema: { type: 'integer' }, description: 'Calls.' },
  'RateLimit-Remaining': { schema: { type: 'integer' }, description: 'Calls that are left: none.' },
  'RateLimit-Reset': { schema: { type: 'integer' }, description: 'Seconds.' },
  'RateLimit-Policy': { schema: { type: 'string' }, description: 'Calls and seconds, such as `30;w=600`.' },
}

const errorAnswer = (code: number, shape: 'Error' | 'Refusal'): Json => {
  const example = examples[code as keyof typeof examples]?.toJSON() as
    { message: string; errors?: object; data?: object } | undefined
  const refusal = example && {
    ok: false,
    message: example.message,
    errors: example.errors,
    ...example.data,
    code,
  }
  return {
    description: texts[code],
    ...(code === 429 && { headers: limited }),
    ...(code === 503 && { headers: retry }),
    content: jsonContent(ref('schemas', shape), shape === 'Error' ? example : refusal),
  }
}

const codes = Object.keys(texts).map(Number)

/** The answers of calls that failed, by name. */
export const errorResponses: Readonly<Record<string, Json>> = Object.fromEntries(
  (['Error', 'Refusal'] as const).flatMap((shape) =>
    codes.map((code) => [`${shape}${code}`, errorAnswer(code, shape)]),
  ),
)

/** References to them, for one operation. */
export const failureAnswers = (shape: 'Error' | 'Refusal'): Json =>
  Object.fromEntries(codes.map((code) => [code, ref('responses', `${shape}${code}`)]))
