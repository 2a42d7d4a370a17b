const channelName = 'mainstreet-session'

/** What one tab of a browser reports to the others. */
type SessionMessage = 'signed-in' | 'signed-out'

/** Runs in one tab of the browser after the other: two that used the same refresh token would end the session. */
export const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(channelName, run) : run()

/** Messages about the session between the tabs of this browser; received from the first `open`. */
export const createSessionTabs = (onMessage: (message: SessionMessage) => void) => {
  let channel: BroadcastChannel | undefined
  return {
    open() {
      if (channel || typeof BroadcastChannel === 'undefined') return
      channel = new BroadcastChannel(channelName)
      channel.addEventListener('message', ({ data }) => onMessage(data))
    },
    post: (message: SessionMessage) => channel?.postMessage(message),
  }
}
