import type { HookContext, NextFunction } from '@feathersjs/feathers'
import { cleanError } from './errors'
import type { GuardTools } from './guard'

/** The outermost hook of all: what fails before a service's own gate leaves the house as clean as what fails behind it. */
export const cleanErrors =
  ({ logError }: Pick<GuardTools, 'logError'>) =>
  async ({ path, method }: HookContext, next: NextFunction): Promise<void> => {
    try {
      await next()
    } catch (error) {
      const clean = cleanError(error)
      // What a call inside of this one made clean has been logged there.
      if (clean !== error && clean.code >= 500) logError(error, `${path} ${method}`)
      throw clean
    }
  }
