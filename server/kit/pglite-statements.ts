import type { PGlite } from '@electric-sql/pglite'

// Parse, bind, describe, execute, close: each is answered only when a sync or a flush follows.
const awaitsMore = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)))

/** PGlite as its pg connection wants it; the five messages of a statement are one call into it, not one each. */
export const wholeStatements = (lite: PGlite): PGlite => {
  let held: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message)
    if (awaitsMore.has(message[0]!)) return []
    const statement = held.length === 1 ? message : new Uint8Array(Buffer.concat(held))
    held = []
    return lite.execProtocolStream(statement, options)
  }
  return { waitReady: lite.waitReady, execProtocolStream } as PGlite
}
