import { BadRequest, FeathersError } from '@feathersjs/errors'
import { bodyParser } from '@feathersjs/koa'
import { HttpMethodEnum } from 'koa-body'
import { readAtPace } from '../read-at-pace'
import type { Middleware } from '../context'

const limit = '1mb'

const parse = bodyParser({
  json: true,
  jsonStrict: true,
  jsonLimit: limit,
  text: false,
  urlencoded: false,
  multipart: false,
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH],
  onError(error: Error & { status?: number }) {
    if (error.status === 413)
      throw new FeathersError(
        'The body is larger than 1 MB.',
        'PayloadTooLarge',
        413,
        'payload-too-large',
        {},
      )
    throw new BadRequest('The body is not valid JSON.', { errors: { body: 'is not valid JSON' } })
  },
}) as Middleware

const carriesBody = new Set(['POST', 'PUT', 'PATCH'])

/** Reads JSON bodies of at most 1 MB; other types are a 415, broken ones a 400. */
export const jsonBodies: Middleware = async (ctx, next) => {
  const length = ctx.get('content-length')
  const given = ctx.get('transfer-encoding') !== '' || (length !== '' && length !== '0')
  if (carriesBody.has(ctx.method) && given && !ctx.is('json')) {
    throw new FeathersError(
      'Send JSON (application/json).',
      'UnsupportedMediaType',
      415,
      'unsupported-media-type',
      {},
    )
  }
  if (given) await readAtPace(ctx, () => parse(ctx, async () => undefined))
  return next()
}
