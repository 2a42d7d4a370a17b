import { Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest, RestRequest, SocketRequest } from './request'
import type { FuzzSocket, Stage } from './stage'

/** What came back: `status` 0 where nothing was waited for. */
export interface Answer {
  status: number
  text: string
  ms: number
  /** Why there was no answer. */
  failure?: string
}

const timeoutMs = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

const sendRest = ({ app }: Stage, { verb, url, headers, body }: RestRequest): Promise<Omit<Answer, 'ms'>> =>
  new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const { hostname, port } = new URL(app.origin)
    const sent = httpRequest(
      {
        agent,
        hostname,
        port,
        method: verb,
        path: url,
        headers: { ...headers, ...length },
        timeout: timeoutMs,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString() }),
        )
        answer.on('error', (error) => resolve({ status: 0, text: '', failure: error.message }))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', (error) => resolve({ status: 0, text: '', failure: error.message }))
    sent.end(body)
  })

interface Inner {
  acks: Record<number, (...answer: unknown[]) => void>
  io: { engine: { write(packet: string): void } }
}

let lastAck = 1_000_000

/** Sends the text of a packet as it is; the client's own writer would turn 1e999 into null. */
const emitText = (socket: FuzzSocket, text: string, answer?: (...values: unknown[]) => void) => {
  // What the client's types do not show.
  const { acks, io } = socket as unknown as Inner
  const id = answer ? ++lastAck : ''
  if (answer) acks[lastAck] = answer
  io.engine.write(`2${id}${text}`)
}

const statusOf = (error: unknown): number => {
  if (error === null || error === undefined) return 200
  const { code } = error as { code?: unknown }
  return typeof code === 'number' ? code : 500
}

const sendOverSocket = (
  socket: FuzzSocket,
  { packet, waits, spare }: SocketRequest,
): Promise<Omit<Answer, 'ms'>> =>
  new Promise((resolve) => {
    if (!socket.connected)
      return resolve({ status: 0, text: '', failure: 'the connection was closed before' })
    const done = (answer: Omit<Answer, 'ms'>) => {
      clearTimeout(timer)
      socket.off('disconnect', closed)
      resolve(answer)
    }
    const closed = (reason: string) =>
      done(
        spare
          ? { status: 0, text: '' }
          : { status: 0, text: '', failure: `the connection was closed: ${reason}` },
      )
    const timer = setTimeout(() => done({ status: 0, text: '', failure: 'no answer' }), timeoutMs)
    socket.on('disconnect', closed)
    const answered = (error: unknown, result: unknown) =>
      done({ status: statusOf(error), text: JSON.stringify(error ?? result ?? null) })
    if (typeof packet === 'string') emitText(socket, packet, waits ? answered : undefined)
    else socket.emit(...(packet as [string]), ...(waits ? [answered] : []))
    if (!waits) done({ status: 0, text: '' })
  })

/** A spare connection that a request has ended is opened again; nobody else's may end. */
const reopen = async (socket: FuzzSocket) => {
  if (socket.connected) return
  const connected = new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.connect()
  await connected
}

/** Sends a request and waits for what comes back. */
export const send = async (stage: Stage, request: FuzzRequest): Promise<Answer> => {
  const started = performance.now()
  const client = stage.clients[request.role]
  if (request.transport === 'websocket' && request.spare) await reopen(client.spare.socket)
  const answer =
    request.transport === 'rest'
      ? await sendRest(stage, request)
      : await sendOverSocket(request.spare ? client.spare.socket : client.socket, request)
  return { ...answer, ms: performance.now() - started }
}
