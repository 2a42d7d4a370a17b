import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

export type { Logger }

const secretKeys =
  /"([\w-]{0,40}(?:password|authorization|cookie|token|secret)[\w-]{0,40})":(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi
const stripeKeys = /(?:(sk|rk)_(?:test|live)|(whsec))_\w+/g
const webTokens = /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g
const urlPasswords = /(\w:\/\/[^\s:/@"]*):[^\s/@"]+@/g

/** Takes provider keys, web tokens and passwords in URLs out of a text. */
export const scrub = (text: string): string =>
  text.replace(stripeKeys, '$1$2_••••').replace(webTokens, '[token]').replace(urlPasswords, '$1:••••@')

/** Scrubs one line as it is written, so that nothing reaches the log by a way nobody thought of. */
const scrubLine = (line: string) => scrub(line.replace(secretKeys, '"$1":"[hidden]"'))

/** The process log: JSON lines on standard output, secrets taken out. */
export const createLog = (
  settings: { logLevel: string },
  destination: DestinationStream = process.stdout,
): Logger =>
  pino(
    { level: settings.logLevel, base: { pid: process.pid }, serializers: { err: stdSerializers.err } },
    { write: (line: string) => void destination.write(scrubLine(line)) },
  )

/** A log whose lines all carry the id of one request. */
export const requestLog = (log: Logger, requestId: string): Logger => log.child({ requestId })
