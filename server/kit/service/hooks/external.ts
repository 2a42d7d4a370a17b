import type { AroundHook } from '../../../declarations'

/** For calls that come over a transport, or in the name of one who does; our own have been decided where they are made. */
export const external =
  (hook: AroundHook): AroundHook =>
  (context, next) =>
    context.params.provider || context.params.isGated ? hook(context, next) : next()
