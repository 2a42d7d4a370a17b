import type { LiveEvent, LiveSocket } from './live-socket'
import { unreachable } from './rest'

/** A socket whose code is loaded when it is first started; who listens before hears the same. */
export const sleepingSocket = (load: () => Promise<LiveSocket>): LiveSocket => {
  const statuses = new Set<() => void>()
  const events = new Set<(event: LiveEvent) => void>()
  const misses = new Set<() => void>()
  let socket: LiveSocket | undefined
  let wanted = false

  const listen =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  const wake = async () => {
    if (!socket) {
      const loaded = await load()
      socket ??= loaded
      if (socket === loaded) {
        socket.onStatus(() => statuses.forEach((tell) => tell()))
        socket.onEvent((event) => events.forEach((tell) => tell(event)))
        socket.onMissed(() => misses.forEach((tell) => tell()))
      }
    }
    if (wanted) socket.start()
  }

  return {
    status: () => socket?.status() ?? 'idle',
    start() {
      wanted = true
      // Without its code a page is as it was; the next one tries again.
      wake().catch(() => {})
    },
    stop() {
      wanted = false
      socket?.stop()
    },
    signIn: () => socket?.signIn(),
    call: (...call) => socket?.call(...call) ?? Promise.reject(unreachable()),
    onStatus: listen(statuses),
    onEvent: listen(events),
    onMissed: listen(misses),
  }
}
