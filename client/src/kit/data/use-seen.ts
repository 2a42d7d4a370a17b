import type { Input } from '@mainstreet/shared/services'
import { useEffect } from 'react'
import { useRoles } from '../session/use-may'
import { useOperation } from './data-writes'

/** Says once that somebody of the business looks at these rows: nobody else has to be told of them. */
export const useSeen = (about: Input<'notice-seen'>['about'], ids: readonly number[]): void => {
  const roles = useRoles()
  const { run } = useOperation('notice-seen')
  const key = roles.includes('staff') ? '' : ids.join()
  useEffect(() => {
    if (!key) return
    // Where it does not arrive, somebody is told once more.
    run({ about, ids: key.split(',').map(Number) }).catch(() => undefined)
  }, [about, key, run])
}
