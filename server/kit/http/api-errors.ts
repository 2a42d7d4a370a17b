import { FeathersError, NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { contracts } from '@mainstreet/shared/services'
import { cleanError } from '../service/errors'
import type { RequestContext, Middleware } from './context'
import { sayWhenAgain, type WhenAgain } from './say-when-again'

interface ErrorJson {
  name: string
  message: string
  code: number
  className: string
  data?: WhenAgain & { code?: string } & Record<string, unknown>
  errors?: Record<string, unknown>
}

const isOperation = (ctx: RequestContext): boolean => {
  // The API's middleware removes the prefix.
  const name = ctx.path.replace(/^\/(api\/)?/, '')
  const contract = contracts[name as keyof typeof contracts]
  return contract?.kind === 'operation'
}

/** `{ok: false, message, code}` for operations, Feathers' own shape for services. */
const bodyOf = (ctx: RequestContext, { name, message, code, className, data, errors }: ErrorJson) => {
  const named = errors && Object.keys(errors).length ? { errors } : {}
  const rest = data && Object.keys(data).length ? data : undefined
  if (isOperation(ctx)) return { ok: false, message, ...named, ...rest, code: rest?.code ?? code }
  return { name, message, code, className, ...(rest ? { data: rest } : {}), ...named }
}

/** Answers a call that failed, as the client's libraries expect it. */
export const answerError = (ctx: RequestContext, error: unknown): void => {
  const json: ErrorJson = cleanError(error).toJSON()
  ctx.status = json.code
  sayWhenAgain(ctx, json.data)
  ctx.set('cache-control', 'no-store')
  ctx.body = bodyOf(ctx, json)
}

/** Every failure below /api as clean JSON: nothing of SQL, stacks or paths leaves the app. */
export const apiErrors: Middleware = async (ctx, next) => {
  try {
    await next()
    if (ctx.body === undefined && ctx.status === 404) throw new NotFound(refusal('nothing-here'))
  } catch (error) {
    if (!(error instanceof FeathersError) && cleanError(error).code >= 500)
      ctx.state.log.error({ err: error }, 'api request failed')
    answerError(ctx, error)
  }
}
