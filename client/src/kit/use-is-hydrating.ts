import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether a page is being made on the server, or taken over from it: what is drawn has to be the same in both. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
