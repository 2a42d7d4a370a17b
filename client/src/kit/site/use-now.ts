import { useSyncExternalStore } from 'react'
import { useMomentMade } from '../use-moment'

const every = 20_000
const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  now = Date.now()
  listeners.forEach((tell) => tell())
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  timer ??= setInterval(tick, every)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const read = () => (now ||= Date.now())

/** The time, anew every 20 seconds; undefined while a page is taken over from a server that has not told its time. */
export const useNow = (): Date | undefined => {
  const made = useMomentMade() ?? 0
  const time = useSyncExternalStore(subscribe, read, () => made)
  return time ? new Date(time) : undefined
}
