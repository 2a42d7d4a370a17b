import { FeathersError } from '@feathersjs/errors'
import { readAtPace } from '../read-at-pace'
import type { RequestContext } from '../context'

const maxBytes = 1_000_000

const readAll = async (ctx: RequestContext): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of ctx.req as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes)
      throw new FeathersError(
        'The body is larger than 1 MB.',
        'PayloadTooLarge',
        413,
        'payload-too-large',
        {},
      )
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A request's body as it was sent, for whoever checks a signature of it; over 1 MB it is a 413. */
export const rawBody = (ctx: RequestContext): Promise<Buffer> => readAtPace(ctx, () => readAll(ctx))
