import { frameConnected, frameReady } from './frame-messages'
import type { FramedApi } from './framed-api'

/** In a framed page: asks the page around it for a port. Only one of the page's own address is asked and heard, which no page of a site is. */
export const connectToBackOffice = ({ connect }: Pick<FramedApi, 'connect'>): void => {
  const { parent, location } = window
  if (parent === window) return
  window.addEventListener('message', ({ source, origin, data, ports: [port] }) => {
    if (source === parent && origin === location.origin && data === frameConnected && port) connect(port)
  })
  parent.postMessage(frameReady, location.origin)
}
