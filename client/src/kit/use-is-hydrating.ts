import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether a page is rendered on the server or hydrated: the result has to be the same in both. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
