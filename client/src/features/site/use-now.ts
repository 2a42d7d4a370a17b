import { useSyncExternalStore } from 'react'

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
const unknown = () => 0

/** The time, anew every 20 seconds; undefined while a page made on the server is being taken over, whose clock is another. */
export const useNow = (): Date | undefined => {
  const time = useSyncExternalStore(subscribe, read, unknown)
  return time ? new Date(time) : undefined
}
