import type { Api } from './api'

/** The writes of an API that only reads: each rejects with this error. */
export const refusedWrites = (
  error: () => Error,
): Pick<Api, 'create' | 'update' | 'patch' | 'remove' | 'removeBy' | 'run' | 'upload'> => {
  const refuse = () => Promise.reject(error())
  return {
    create: refuse,
    update: refuse,
    patch: refuse,
    remove: refuse,
    removeBy: refuse,
    run: refuse,
    upload: refuse,
  }
}
