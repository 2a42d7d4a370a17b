import type { Socket } from 'socket.io-client'

interface TestSocket {
  socket: Socket
  service(path: string): object
  close(): void
}

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>

/** What a call over a websocket came to: 200 and the answer, or the error with its code. */
export interface SocketAnswer {
  status: number
  body: unknown
}

/** Those of the client's method, or what answers them once the socket is open. */
type Args = readonly unknown[] | (() => readonly unknown[])

// A socket that sends more than this at once is closed as one that floods.
const callsPerSocket = 150

/** Calls services over one socket after the other. */
export const overSockets = (open: () => Promise<TestSocket>) => {
  let client: Promise<TestSocket> | undefined
  let calls = 0
  let finished: Promise<unknown> = Promise.resolve()
  const close = async () => (await client)?.close()
  const next = async () => {
    const before = client
    // Calls that are under way are answered before their socket goes.
    await finished
    ;(await before)?.close()
    return open()
  }
  const socket = () => {
    if (!client || ++calls > callsPerSocket) {
      client = next()
      calls = 1
    }
    return client
  }
  const send = async (path: string, method: string, args: Args): Promise<SocketAnswer> => {
    const service = (await socket()).service(path) as Methods
    try {
      return { status: 200, body: await service[method]!(...(typeof args === 'function' ? args() : args)) }
    } catch (error) {
      return { status: (error as { code: number }).code, body: error }
    }
  }
  const ask = (path: string, method: string, args: Args) => {
    const answer = send(path, method, args)
    finished = Promise.allSettled([finished, answer])
    return answer
  }
  return { ask, close }
}
