import { useSyncExternalStore } from 'react'
import { useMomentMade } from '../../use-moment'

const intervalMs = 20_000
const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

const tickClock = () => {
  now = Date.now()
  listeners.forEach((listener) => listener())
}

const subscribeClock = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(tickClock, intervalMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const readClock = () => (now ||= Date.now())

/** The time, updated every 20 seconds; undefined while a page is hydrated whose server gave no time. */
export const useNow = (): Date | undefined => {
  const made = useMomentMade() ?? 0
  const time = useSyncExternalStore(subscribeClock, readClock, () => made)
  return time ? new Date(time) : undefined
}
