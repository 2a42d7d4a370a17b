import { connect, type Socket } from 'node:net'

/** What one round of load found. */
export interface Round {
  perSecond: number
  p50: number
  p95: number
  bytes: number
  failures: number
}

interface Target {
  port: number
  path: string
  /** Another path for each request, in place of the one. */
  nextPath?: () => string
  host: string
  connections: number
  seconds: number
}

const headerEnd = '\r\n\r\n'

/** Asks one GET after the other over one kept-alive connection until it is stopped; reads just enough to know where an answer ends. */
const askAgain = (
  socket: Socket,
  request: () => string,
  seen: (ms: number, bytes: number, ok: boolean) => void,
) => {
  let missing = 0
  let head = ''
  let answerBytes = 0
  let startedAt = 0
  let ok = true
  const ask = () => {
    startedAt = performance.now()
    answerBytes = 0
    socket.write(request())
  }
  const ended = () => {
    seen(performance.now() - startedAt, answerBytes, ok)
    ask()
  }
  socket.on('data', (chunk) => {
    answerBytes += chunk.length
    if (missing > 0) {
      missing -= chunk.length
      if (missing <= 0) ended()
      return
    }
    head += chunk.toString('latin1')
    const end = head.indexOf(headerEnd)
    if (end < 0) return
    ok = head.startsWith('HTTP/1.1 200')
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    missing = length - (head.length - end - headerEnd.length)
    head = ''
    if (missing <= 0) ended()
  })
  ask()
}

/** Loads one address for some seconds over kept-alive connections and answers the figures, times in milliseconds. */
export const load = async ({
  port,
  path,
  nextPath = () => path,
  host,
  connections,
  seconds,
}: Target): Promise<Round> => {
  const times: number[] = []
  let bytes = 0
  let failures = 0
  const request = () => `GET ${nextPath()} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n\r\n`
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay()
      await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
      socket.on('error', () => failures++)
      return socket
    }),
  )
  const startedAt = performance.now()
  for (const socket of sockets) {
    askAgain(socket, request, (ms, size, ok) => {
      times.push(ms)
      bytes = size
      if (!ok) failures++
    })
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const elapsed = (performance.now() - startedAt) / 1000
  for (const socket of sockets) socket.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), bytes, failures }
}
