import { feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io } from 'socket.io-client'

interface SocketServices {
  authentication: { create(data: { strategy: 'jwt'; accessToken: string }): Promise<unknown> }
  account: { find(params: { query: { id?: number; $limit: 0 } }): Promise<unknown> }
}

/** The official Feathers client over a websocket of this origin; imported only when a page needs live events. */
export const createSocketClient = (query: Record<string, string>) => {
  // Long polling would need every request to reach the same server process.
  const socket = io({ transports: ['websocket'], query, reconnectionDelayMax: 10_000, autoConnect: false })
  const app = feathers<SocketServices>()
  app.configure(socketio(socket))
  return { app, socket }
}

/** The socket and the Feathers application on it. */
export type SocketClient = ReturnType<typeof createSocketClient>
