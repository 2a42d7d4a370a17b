import type { IncomingMessage } from 'node:http'
import { isSecureRequest } from '../host'
import type { Encoding } from '../encoding'
import { languageChoice, type LanguageChoice } from '../pages/language-choice'

/** An answer as it was sent, ready to be sent again while the cache holds the very same one. */
export interface Ready {
  /** The cache's key of the answer. */
  key: string
  /** The cache's number of the answer: another, however equal, may have come with other headers. */
  id: number
  kind: 'api' | 'page'
  /** Of every answer, of one that is not modified too, in a flat list. */
  headers: readonly string[]
  /** The whole lists by what they are for, made when they are first asked for. */
  lists: Partial<Record<Encoding | 'not-modified', string[]>>
}

/** A request whose address may have been shortened since it came. */
interface Asked {
  req: IncomingMessage
  originalUrl: string
}

/** Those of one address: for everybody, or for each choice of language. */
type Choices = Partial<Record<LanguageChoice | 'any', Ready>>

// Strangers choose addresses; a longer one, or one too many, is answered the long way.
const maxReady = 10_000
const maxUrlLength = 500

/** Whether a header came twice that may come once: Node tells only the first. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** A visitor's plain read; whoever signs in or names the request goes the long way. */
const isPlain = (req: IncomingMessage): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') &&
  req.headers.authorization === undefined &&
  req.headers['x-request-id'] === undefined &&
  !hasTwoHosts(req)

const isSecure = (req: IncomingMessage, trustProxy: number): boolean => {
  const scheme = req.headers['x-forwarded-proto']
  return scheme === 'https' && trustProxy > 0 ? true : isSecureRequest(req, trustProxy)
}

/** Which requests get which cached answer, told by the very words that they are asked in: host, scheme, address and language. */
export const createReadyAnswers = () => {
  // By what says the host and by the scheme: whether the words of one header mean the same in another need not be known.
  const roots = Array.from({ length: 4 }, () => new Map<string, Map<string, Choices>>())
  let size = 0

  const clear = () => {
    for (const root of roots) root.clear()
    size = 0
  }

  /** The addresses of the host that is asked for; undefined where the request is none to be answered here. */
  const hostOf = (req: IncomingMessage, trustProxy: number, isNew: boolean) => {
    const forwarded = trustProxy > 0 ? req.headers['x-forwarded-host'] : undefined
    const host = forwarded ?? req.headers.host
    if (host === undefined || !isPlain(req)) return undefined
    const root = roots[(forwarded === undefined ? 0 : 2) + (isSecure(req, trustProxy) ? 1 : 0)]!
    const known = root.get(String(host))
    if (known || !isNew) return known
    const made = new Map<string, Choices>()
    root.set(String(host), made)
    return made
  }

  return {
    clear,

    /** What was kept for requests like this one. */
    find(req: IncomingMessage, trustProxy: number): Ready | undefined {
      const choices = hostOf(req, trustProxy, false)?.get(req.url ?? '')
      return choices && (choices.any ?? choices[languageChoice(req.headers)])
    },

    /** Keeps what a request was answered, for others in the same words; pages are for those whose choice of language is the same. */
    keep({ req, originalUrl: url }: Asked, trustProxy: number, ready: Ready) {
      if (!url.startsWith('/') || url.length > maxUrlLength) return
      if (size >= maxReady) clear()
      const host = hostOf(req, trustProxy, true)
      if (!host) return
      const choices = host.get(url) ?? {}
      const choice = ready.kind === 'page' ? languageChoice(req.headers) : 'any'
      if (!choices[choice]) size++
      choices[choice] = ready
      host.set(url, choices)
    },
  }
}
