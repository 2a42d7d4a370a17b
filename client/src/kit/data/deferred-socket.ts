import type { LiveEvent, LiveSocket } from './live-socket'

/** A socket whose code is loaded when it is first started; listeners may subscribe before. */
export const deferredSocket = (load: () => Promise<LiveSocket>): LiveSocket => {
  const statuses = new Set<() => void>()
  const events = new Set<(event: LiveEvent) => void>()
  const misses = new Set<() => void>()
  let socket: LiveSocket | undefined
  let started = false

  const subscribeTo =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  const start = async () => {
    if (!socket) {
      const loaded = await load()
      socket ??= loaded
      if (socket === loaded) {
        socket.onStatus(() => statuses.forEach((listener) => listener()))
        socket.onEvent((event) => events.forEach((listener) => listener(event)))
        socket.onMissed(() => misses.forEach((listener) => listener()))
      }
    }
    if (started) socket.start()
  }

  return {
    status: () => socket?.status() ?? 'idle',
    start() {
      started = true
      // Where the code cannot be loaded, the page works without events; the next start tries again.
      start().catch(() => {})
    },
    stop() {
      started = false
      socket?.stop()
    },
    signIn: () => socket?.signIn(),
    onStatus: subscribeTo(statuses),
    onEvent: subscribeTo(events),
    onMissed: subscribeTo(misses),
  }
}
