import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { unavailableCause, type DatabaseUnavailable } from './database/database-unavailable'
import { providers } from './payments/providers'

export type { Logger }

const secretKeys =
  /"([\w-]{0,40}(?:password|authorization|cookie|token|secret)[\w-]{0,40})":(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\])/gi
const providerKeys = providers.flatMap(({ redacted }) => (redacted ? [redacted] : []))
const webTokens = /eyJ[\w-]{10,}\.[\w-]+\.[\w-]+/g
const urlPasswords = /(\w:\/\/[^\s:/@"]*):[^\s/@"]+@/g

/** Takes provider keys, web tokens and passwords in URLs out of a text. */
export const scrub = (text: string): string =>
  providerKeys
    .reduce((shown, [pattern, instead]) => shown.replace(pattern, instead), text)
    .replace(webTokens, '[token]')
    .replace(urlPasswords, '$1:••••@')

/** Scrubs one line as it is written, so that no secret reaches the log, wherever it was written. */
const scrubLine = (line: string) => scrub(line.replace(secretKeys, '"$1":"[hidden]"'))

const summaryMs = 1000

/** Counts what would be the same line many times over, and writes it at most once a second. */
const summariseUnavailable = (write: (count: number, latest: DatabaseUnavailable) => void) => {
  let count = 0
  let latest: DatabaseUnavailable
  let pause: NodeJS.Timeout | undefined
  const writeSummary = () => {
    pause = undefined
    if (count === 0) return
    pause = setTimeout(writeSummary, summaryMs).unref()
    write(count, latest)
    count = 0
  }
  return (error: DatabaseUnavailable) => {
    count += 1
    latest = error
    if (!pause) writeSummary()
  }
}

/** The process log: JSON lines on standard output, secrets taken out. Failures for want of the database are one line a second, whoever logs them. */
export const createLog = (
  settings: { logLevel: string },
  destination: DestinationStream = process.stdout,
): Logger => {
  // The driver's own words: knex puts the statement before those of its error.
  const unavailable = summariseUnavailable((failures, { code, cause }) =>
    log.error({ failures, code, reason: cause.message }, 'the database is not available'),
  )
  const log: Logger = pino(
    {
      level: settings.logLevel,
      base: { pid: process.pid },
      serializers: { err: stdSerializers.err },
      hooks: {
        logMethod(line, write) {
          const cause = unavailableCause((line[0] as { err?: unknown } | undefined)?.err)
          if (cause) unavailable(cause)
          else write.apply(this, line)
        },
      },
    },
    { write: (line: string) => void destination.write(scrubLine(line)) },
  )
  return log
}

/** A log whose lines all carry the id of one request. */
export const requestLog = (log: Logger, requestId: string): Logger => log.child({ requestId })

declare module '../declarations' {
  interface Configuration {
    log: Logger
  }
}
