import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** What a server answered to a post: the beginning of its body. */
export interface PostAnswer {
  status: number
  body: string
}

interface Post {
  headers: Record<string, string>
  body: string | Buffer
}

interface PostOptions {
  timeoutMs?: number
  maxBytes?: number
  /** In place of the system's names, for tests. */
  lookup?: typeof resolve
}

/** Why nothing was sent; its text is a code. */
export class AddressRefused extends Error {}

const refuseAddress = () => new AddressRefused('private-address')

/** Answers an address only where all that a name stands for are public; the connection is made to that very address. */
export const guardedLookup =
  (lookup: typeof resolve): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, [])
      if (!addresses.length || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(refuseAddress(), [])
      if (options.all) return done(null, addresses)
      const [first] = addresses
      return done(null, first!.address, first!.family)
    })
  }

/** The host of an address, brackets of an IPv6 one away. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Throws where an address is ours by its very text. */
export const refuseOwn = (url: URL): void => {
  const host = hostOf(url)
  if (
    isIP(host) ? !isPublicAddress(host) : !host.includes('.') || /\.(local|internal|localhost)\.?$/.test(host)
  )
    throw refuseAddress()
}

/** An https address that a stranger chose; throws where it is none, or one that is ours by its very text. */
export const checkAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password) throw new AddressRefused('https-only')
  refuseOwn(url)
  return url
}

const readBeginning = (answer: IncomingMessage, maxBytes: number): Promise<string> =>
  new Promise((done, fail) => {
    const chunks: Buffer[] = []
    let length = 0
    const end = () => done(Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8').replaceAll('\0', ''))
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      length += chunk.length
      if (length < maxBytes) return
      end()
      answer.destroy()
    })
    answer.on('end', end)
    answer.on('error', fail)
  })

const postOnce = (
  url: URL,
  { headers, body }: Post,
  { maxBytes, ...options }: RequestOptions & { maxBytes: number },
): Promise<PostAnswer> =>
  new Promise((done, fail) => {
    const request = url.protocol === 'https:' ? tlsRequest : plainRequest
    const length = String(Buffer.byteLength(body))
    // No agent: a connection that is used again was checked for another address.
    const sent = request(url, {
      ...options,
      agent: false,
      method: 'POST',
      headers: { ...headers, 'content-length': length },
    })
    sent.on('error', fail)
    sent.on('response', (answer) => {
      // A redirect is an answer like any other: it is not followed.
      readBeginning(answer, maxBytes).then(
        (text) => done({ status: answer.statusCode ?? 0, body: text }),
        fail,
      )
    })
    sent.end(body)
  })

/** Posts to an https address that a stranger chose, but never into a private network, and reads a little of the answer. */
export const guardedPost = (
  address: string,
  post: Post,
  { timeoutMs = 8000, maxBytes = 4000, lookup = resolve }: PostOptions = {},
): Promise<PostAnswer> => {
  const signal = AbortSignal.timeout(timeoutMs)
  return postOnce(checkAddress(address), post, { maxBytes, signal, lookup: guardedLookup(lookup) })
}

/** The same to whatever stands in for all addresses, by host and path. */
export const postAt =
  (base: string) =>
  (
    address: string,
    post: Post,
    { timeoutMs = 8000, maxBytes = 4000 }: PostOptions = {},
  ): Promise<PostAnswer> => {
    const { host, pathname, search } = checkAddress(address)
    const url = new URL(`${base.replace(/\/+$/, '')}/${host}${pathname}${search}`)
    return postOnce(url, post, { maxBytes, signal: AbortSignal.timeout(timeoutMs) })
  }
