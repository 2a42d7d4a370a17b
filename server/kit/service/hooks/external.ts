import type { AroundHook } from '../../../declarations'

/** For calls that come over a transport; our own have been decided where they are made. */
export const external =
  (hook: AroundHook): AroundHook =>
  (context, next) =>
    context.params.provider ? hook(context, next) : next()
