import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, now and when that changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useMedia('(max-width: 599px)')
