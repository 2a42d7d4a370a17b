import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { emptyBooks, newId, type Books } from './stripe-books'
import { deliver, eventOf } from './stripe-events'
import { readForm } from './stripe-form'
import { answerOnce, refusal, type Answer } from './stripe-replays'

/** What goes wrong with the next such request: nothing is done at all, at once or while its sender waits, or it is done and answered late or never. */
type Fault = { on: `${'GET' | 'POST'} ${string}` } & (
  { fails: true } | { hangs: true } | { dropped: true } | { slowMs: number }
)

/** A stand-in for Stripe's API, which its own client speaks with: a key's account and mode have books of their own. */
export interface StripeStandIn {
  origin: string
  asked: { method: string; path: string; idempotencyKey?: string }[]
  /** Each is used up by one request. */
  faults: Fault[]
  /** The books of a secret key, or of the publishable one that ends like it. */
  books(key: string): Books
  /** Something happens: it is written down, and delivered where an endpoint is known. */
  tell(books: Books, type: string, object: unknown): void
  close(): Promise<void>
}

const keyShape = /^(sk|rk|pk)_(test|live)_(\w+)$/
const invalidKey = { type: 'invalid_request_error', message: 'Invalid API Key provided.' }
const broken = { type: 'api_error', message: 'Something went wrong.' }

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  return body
}

const send = (response: ServerResponse, { status, body }: Answer) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
  })
  response.end(JSON.stringify(body))
}

const answerWith = (stripe: StripeStandIn) => {
  const faultOf = (request: string): Fault | undefined => {
    const at = stripe.faults.findIndex(({ on }) => request.startsWith(on))
    return at < 0 ? undefined : stripe.faults.splice(at, 1)[0]
  }
  return async (request: IncomingMessage, response: ServerResponse) => {
    const method = request.method!
    const { pathname: path, search } = new URL(request.url!, stripe.origin)
    const body = await bodyOf(request)
    if (method === 'OPTIONS') return send(response, { status: 200, body: {} })
    const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    stripe.asked.push({ method, path, idempotencyKey })
    if (!keyShape.test(secret) || secret.endsWith('_revoked')) return send(response, refusal(401, invalidKey))
    const fault = faultOf(`${method} ${path}`)
    if (fault && 'fails' in fault) return send(response, refusal(500, broken))
    if (fault && 'hangs' in fault) return
    const books = stripe.books(secret)
    const asked = {
      method,
      path,
      books,
      params: readForm(method === 'GET' ? search.slice(1) : body),
      tell: (type: string, object: unknown) => stripe.tell(books, type, object),
      fromBrowser: secret.startsWith('pk_'),
    }
    const late = () => pause(fault && 'slowMs' in fault ? fault.slowMs : 0, undefined, { ref: false })
    const answer = await answerOnce(asked, idempotencyKey, late)
    if (fault && 'dropped' in fault) response.destroy()
    else send(response, answer)
  }
}

/** Starts one on a port of its own. */
export const startStripe = async (): Promise<StripeStandIn> => {
  const known = new Map<string, Books>()
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stripe: StripeStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    faults: [],
    books(key) {
      const [, , mode, account] = keyShape.exec(key) ?? []
      const name = `${mode} ${account}`
      if (!known.has(name)) known.set(name, emptyBooks(mode === 'live'))
      return known.get(name)!
    },
    tell(books, type, object) {
      const event = eventOf(books, type, object)
      books.events.push(event)
      if (books.endpoint) void deliver(event, books.endpoint)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const answer = answerWith(stripe)
  server.on('request', (request, response) => void answer(request, response))
  return stripe
}
