import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from './emitter'

const changes = createEmitter()
let underway = 0

// Code is asked for while something renders, which must not make anything else render.
const changeCount = (by: number) => {
  underway += by
  queueMicrotask(changes.emit)
}

const beginLoading = () => {
  changeCount(1)
  return () => changeCount(-1)
}

/** Counts what the user waits for until it is there, or has failed. */
export const trackLoading = <T>(loading: Promise<T>): Promise<T> => loading.finally(beginLoading())

/** Counts as something that the user waits for while a component says so. */
export const useTrackLoading = (isLoading: boolean) => {
  useEffect(() => (isLoading ? beginLoading() : undefined), [isLoading])
}

/** Whether the user waits for anything. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => underway > 0,
    () => false,
  )
