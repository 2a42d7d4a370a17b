import type { HookContext, NextFunction } from '../../../declarations'
import { cleanError } from '../errors'

/** The outermost hook of all: what fails before a service's own gate leaves the app as clean as what fails behind it. */
export const cleanErrors = async ({ app, path, method }: HookContext, next: NextFunction): Promise<void> => {
  try {
    await next()
  } catch (err) {
    const clean = cleanError(err)
    // What a call inside of this one made clean has been logged there.
    if (clean !== err && clean.code >= 500)
      app.get('log').error({ err, where: `${path} ${method}` }, 'service failed')
    throw clean
  }
}
