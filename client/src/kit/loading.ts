import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from './emitter'

const changes = createEmitter()
let underway = 0

// Code is asked for while something renders, which must not make anything else render.
const change = (by: number) => {
  underway += by
  queueMicrotask(changes.emit)
}

const begin = () => {
  change(1)
  return () => change(-1)
}

/** Counts what the user waits for until it is there, or has failed. */
export const trackLoading = <T>(loading: Promise<T>): Promise<T> => loading.finally(begin())

/** Counts as something that the user waits for while a component says so. */
export const useTrackLoading = (isLoading: boolean) => {
  useEffect(() => (isLoading ? begin() : undefined), [isLoading])
}

/** Whether the user waits for anything. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    changes.subscribe,
    () => underway > 0,
    () => false,
  )
