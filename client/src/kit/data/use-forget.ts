import type { TablePath } from '@mainstreet/shared/services'
import { useCallback } from 'react'
import { useData } from './data-provider'

/** Forgets what was read of a service that tells no events, for when it holds no longer. */
export const useForget = () => {
  const { client } = useData()
  return useCallback((path: TablePath) => client.removeQueries({ queryKey: [path] }), [client])
}
