import { MethodNotAllowed } from '@feathersjs/errors'
import type { Role } from '@mainstreet/shared/access'
import type { Application } from '../../../declarations'
import { actWithin } from '../../service/caller/act-for'
import type { Caller } from '../../service/caller/caller'
import { callerOf } from '../../service/caller/caller-of'
import { cleanError } from '../../service/errors'
import { checkAccess } from '../../service/hooks/authorise'
import type { Middleware, RequestContext } from '../context'
import { sayWhenAgain, type WhenAgain } from '../say-when-again'
import { createUploadTurns } from './upload-turns'

/** One address that takes a form with files, which no service can. */
export interface FormRoute {
  /** Below /api, without a slash. */
  path: string
  access: readonly Role[]
  /** Reads the form and answers what was made of it. */
  receive(ctx: RequestContext, caller: Caller): Promise<object>
}

const keyOf = (caller: Caller): string =>
  'userId' in caller ? `user ${caller.userId}` : 'keyId' in caller ? `key ${caller.keyId}` : 'server'

const answerFailure = (ctx: RequestContext, error: unknown) => {
  const clean = cleanError(error)
  if (clean.code >= 500) ctx.state.log.error({ err: error }, 'upload failed')
  sayWhenAgain(ctx, clean.data as WhenAgain | undefined)
  const errors = clean.errors as object | undefined
  const named = errors && Object.keys(errors).length ? { errors } : {}
  ctx.status = clean.code
  ctx.body = { ok: false, message: clean.message, ...named, code: clean.code }
}

const limits = {
  'uploads-address': { points: 200, seconds: 600 },
  'uploads-caller': { points: 200, seconds: 600 },
}

/** Answers POSTs of forms at the addresses of routes: few at once, fairly, and within limits. */
export const formRoutes = (app: Application, routes: readonly FormRoute[]): Middleware => {
  const inTurn = createUploadTurns({ atOnce: 8, perKey: 4, mayWait: 100 })
  app.get('limits').add(limits)
  return async (ctx, next) => {
    const route = routes.find(({ path }) => ctx.path.replace(/\/$/, '') === `/${path}`)
    if (!route) return next()
    ctx.set('cache-control', 'no-store')
    try {
      if (ctx.method !== 'POST') throw new MethodNotAllowed('Uploads are sent with POST.')
      const caller = actWithin(await callerOf(app, ctx.feathers), route.access)
      // Before anything of the body is read.
      checkAccess(route, caller)
      await app.get('limits').limitAddress('uploads-address', ctx.feathers.address)
      ctx.body = await inTurn(keyOf(caller), () => route.receive(ctx, caller))
    } catch (error) {
      answerFailure(ctx, error)
    }
  }
}

declare module '../../../declarations' {
  interface FeatureLimits {
    uploads: typeof limits
  }
}
