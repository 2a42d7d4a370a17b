import { useQueryClient } from '@tanstack/react-query'
import { useIsHydrating } from './use-is-hydrating'

/** The key under which the server says when it rendered a page, in milliseconds. */
export const momentKey = ['moment'] as const

/** When the page was made on the server; undefined where it was not, and once the browser has taken it over. */
export const useMomentMade = (): number | undefined => {
  const client = useQueryClient()
  const hydrating = useIsHydrating()
  return hydrating ? client.getQueryData<number>(momentKey) : undefined
}

/** The moment of rendering; while a page is hydrated, the moment the server rendered it. */
export const useMoment = (): Date => {
  const made = useMomentMade()
  return made === undefined ? new Date() : new Date(made)
}
