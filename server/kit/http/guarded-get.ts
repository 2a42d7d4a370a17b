import { lookup as resolve } from 'node:dns'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { AddressRefused, guardedLookup, refuseOwn } from './guarded-post'

/** Why nothing was read: no such address, one of ours, no such host, no connection, too slow, led on too often, refused by its server, or too large. */
export type GetFailure =
  'address' | 'private' | 'host' | 'connection' | 'time' | 'redirects' | 'answer' | 'size'

/** An address whose content was not read, and what its server answered where that is why. */
export class GetRefused extends Error {
  constructor(
    readonly reason: GetFailure,
    readonly answer: number | null = null,
  ) {
    super(reason)
  }

  /** Whether it may be otherwise in a moment. */
  get mayPass(): boolean {
    const { reason, answer } = this
    return reason === 'connection' || (reason === 'answer' && (answer === 429 || (answer ?? 0) >= 500))
  }
}

/** How far a get goes. */
export interface GetOptions {
  /** For all of it, every redirect too. */
  timeoutMs: number
  maxBytes: number
  maxRedirects: number
  headers?: Record<string, string>
  /** Ends it early. */
  signal?: AbortSignal
  /** What stands in for all hosts, by host and path. */
  base?: string
  /** In place of the system's names, for tests. */
  lookup?: typeof resolve
}

/** A web address that a stranger chose, http too, since old shops' pictures have such; throws where it is none or one of ours. */
const webAddress = (text: string, from?: URL): URL => {
  const url = URL.canParse(text, from) ? new URL(text, from) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new GetRefused('address')
  refuseOwn(url)
  return url
}

const standIn = (base: string, { host, pathname, search }: URL) =>
  new URL(`${base.replace(/\/+$/, '')}/${host}${pathname}${search}`)

const requestOnce = (
  url: URL,
  { base, lookup = resolve, headers, signal }: GetOptions & { signal: AbortSignal },
): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const target = base === undefined ? url : standIn(base, url)
    const request = target.protocol === 'https:' ? tlsRequest : plainRequest
    // No agent: a connection that is used again was checked for another address.
    const sent = request(target, {
      agent: false,
      headers,
      signal,
      ...(base === undefined && { lookup: guardedLookup(lookup) }),
    })
    sent.on('error', fail)
    sent.on('response', (answer) => {
      // Whoever closes it halfway has said why.
      answer.on('error', () => {})
      done(answer)
    })
    sent.end()
  })

const readWhole = async (answer: IncomingMessage, maxBytes: number): Promise<Buffer[]> => {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new GetRefused('size')
  }
  const pieces: Buffer[] = []
  let length = 0
  // Leaving the loop closes the connection.
  for await (const piece of answer as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > maxBytes) throw new GetRefused('size')
    pieces.push(piece)
  }
  return pieces
}

const followRedirects = async (
  address: string,
  options: GetOptions & { signal: AbortSignal },
): Promise<Buffer[]> => {
  let url = webAddress(address)
  for (let hops = 0; ; hops++) {
    const answer = await requestOnce(url, options)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return readWhole(answer, options.maxBytes)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
      throw new GetRefused('answer', statusCode)
    if (hops === options.maxRedirects) throw new GetRefused('redirects')
    url = webAddress(headers.location, url)
  }
}

const failureOf = (error: unknown, signal: AbortSignal): unknown => {
  if (error instanceof GetRefused) return error
  if (error instanceof AddressRefused) return new GetRefused('private')
  if (signal.aborted) return new GetRefused('time')
  const { code = '' } = error as { code?: string }
  return new GetRefused(code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'host' : 'connection')
}

/** Reads what is at an address that a stranger chose, but never from a private network, wherever it is led on to; throws GetRefused. */
export const guardedGet = async (address: string, options: GetOptions): Promise<Buffer[]> => {
  const time = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([time, options.signal]) : time
  try {
    return await followRedirects(address, { ...options, signal })
  } catch (error) {
    throw failureOf(error, signal)
  }
}
