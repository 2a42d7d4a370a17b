import type { AroundHook } from '../../../declarations'

/** Feathers would publish a write before its transaction has ended; the work does it after. */
export const noEvents: AroundHook = (context, next) => {
  context.event = null
  return next()
}
