import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

const open = promisify(fromBuffer) as (bytes: Buffer, options: object) => Promise<ZipFile>

/** Every file of an archive, by its name; the lengths and checksums it states are checked. */
export const readArchive = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await open(bytes, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  const read = promisify(zip.openReadStream.bind(zip) as never) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream>
  zip.on('entry', (entry: Entry) => {
    void read(entry)
      .then((stream) => buffer(stream))
      .then((content) => {
        files.set(entry.fileName, content)
        zip.readEntry()
      })
  })
  const ended = once(zip, 'end')
  zip.readEntry()
  await ended
  return files
}
