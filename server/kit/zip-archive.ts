import { once } from 'node:events'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** One file of an archive; what is compressed already is stored as it is. */
export interface ArchiveFile {
  name: string
  content: Readable | AsyncIterable<string | Buffer> | string
  isCompressed?: boolean
}

/** A zip archive that is written while it is read: of no file is more in memory than a stream holds. */
export interface ZipArchive {
  output: AsyncIterable<Buffer>
  /** How many bytes have been read of it. */
  bytes(): number
  /** Resolves when the whole file has gone into the archive; rejects when it could not be read, or nobody reads the archive any more. */
  add(file: ArchiveFile): Promise<void>
  end(): void
  /** Ends the output with an error. */
  destroy(error: Error): void
}

const streamOf = (content: ArchiveFile['content']): Readable =>
  content instanceof Readable
    ? content
    : Readable.from(typeof content === 'string' ? [content] : content, { objectMode: false })

/** Rejects when nobody reads a stream any more. */
const whenAbandoned = async (output: Readable, signal: AbortSignal) => {
  // However it was closed, with an error or without.
  if (!output.destroyed) await once(output, 'close', { signal }).catch(() => undefined)
  throw new Error('Nobody reads the archive any more.')
}

/** Begins an archive whose files bear this moment. */
export const createZipArchive = (mtime: Date): ZipArchive => {
  const zip = new ZipFile()
  // Typed as any readable; it is one of Node's.
  const output = zip.outputStream as Readable
  let bytes = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      bytes += chunk.length
      yield chunk
    }
  }
  // A file that could not be read ends the output; `add` says it, too.
  zip.on('error', (error: Error) => output.destroy(error))
  return {
    output: counted(),
    bytes: () => bytes,
    async add({ name, content, isCompressed = false }) {
      const stream = streamOf(content)
      const done = new AbortController()
      const { signal } = done
      try {
        zip.addReadStream(stream, name, { mtime, compress: !isCompressed })
        await Promise.race([finished(stream, { signal }), whenAbandoned(output, signal)])
      } finally {
        done.abort()
        stream.destroy()
      }
    },
    end: () => zip.end(),
    destroy: (error) => void output.destroy(error),
  }
}
