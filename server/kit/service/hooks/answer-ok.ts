import type { AroundHook } from '../../../declarations'

/** An operation makes nothing: it answers 200 where Feathers would say 201. */
export const answerOk: AroundHook = async (context, next) => {
  await next()
  context.http = { ...context.http, status: context.http?.status ?? 200 }
}
