import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Forms } from '../encoding'

const minBytes = 1400
// Whoever waits for the answer goes first, and what changes at once is never compressed.
const restMs = 200

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The forms of a body that is large beside the time it took to make: who asks for it waits, so the quicker one. */
export const compressNow = async <Entry extends Forms>(entry: Entry): Promise<Entry> =>
  entry.bytes.length > minBytes ? { ...entry, gzip: await gzipped(entry.bytes) } : entry

/** Compresses what is kept after it was sent, one at a time, where it is still wanted by then. */
export const compressLater = <Entry extends Forms>(
  isWanted: (key: string, entry: Entry) => boolean,
  done: (key: string, entry: Entry, forms: Partial<Forms>) => void,
) => {
  const waiting = new Map<string, Entry>()
  let isBusy = false
  const compressAll = async () => {
    for (const [key, entry] of waiting) {
      waiting.delete(key)
      if (!isWanted(key, entry)) continue
      const forms = {
        gzip: entry.gzip ?? (await gzipped(entry.bytes)),
        br: await brotlied(entry.bytes, level),
      }
      if (isWanted(key, entry)) done(key, entry, forms)
    }
    isBusy = false
  }
  return (key: string, entry: Entry): void => {
    if (entry.bytes.length <= minBytes) return
    waiting.set(key, entry)
    if (isBusy) return
    isBusy = true
    setTimeout(() => void compressAll(), restMs).unref()
  }
}
