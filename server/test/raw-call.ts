import type { Socket } from 'socket.io-client'

/** What a websocket call was answered; `code` is 200 where it was not refused. */
export interface RawAnswer {
  code: number
  errors?: Record<string, string>
  [key: string]: unknown
}

/** Sends a packet as it is, well-formed or not, and answers what came back; throws where nothing does. */
export const rawCall = async (
  socket: Socket,
  packet: readonly unknown[],
  timeoutMs = 5000,
): Promise<RawAnswer> => {
  const [error, result] = await new Promise<unknown[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer to ${String(packet[0])}`)), timeoutMs)
    socket.emit(...(packet as [string]), (...answer: unknown[]) => {
      clearTimeout(timer)
      resolve(answer)
    })
  })
  return (error ?? { code: 200, ...(result as object) }) as RawAnswer
}
