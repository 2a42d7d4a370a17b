import type { RowChange } from '@mainstreet/shared/row-change'
import { createEmitter } from '../../emitter'
import type { LiveSocket } from './live-socket'

/** A socket whose code is loaded when it is first started; listeners may subscribe before. */
export const deferredSocket = (load: () => Promise<LiveSocket>): LiveSocket => {
  const statuses = createEmitter()
  const events = createEmitter<[RowChange]>()
  const misses = createEmitter()
  let socket: LiveSocket | undefined
  let started = false

  const start = async () => {
    if (!socket) {
      const loaded = await load()
      socket ??= loaded
      if (socket === loaded) {
        socket.onStatus(statuses.emit)
        socket.onEvent(events.emit)
        socket.onMissed(misses.emit)
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
    onStatus: statuses.subscribe,
    onEvent: events.subscribe,
    onMissed: misses.subscribe,
  }
}
