import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable, pipeline, type Duplex } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import tar from 'tar-stream'
import { CommandError } from '../users/command-error'
import { DamagedBackup } from './damaged-backup'

/** A file within a backup. */
export interface Entry {
  name: string
  content: Buffer
}

type Bytes = AsyncIterable<Uint8Array>

/** An error reaches whoever reads the result. */
const through = (source: Bytes, change: Duplex): Bytes => pipeline(Readable.from(source), change, () => {})

const packed = (entries: AsyncIterable<Entry>): Bytes => {
  const pack = tar.pack()
  const fill = async () => {
    for await (const { name, content } of entries)
      await new Promise<void>((done, fail) => {
        pack.entry({ name }, content, (error) => (error ? fail(error) : done()))
      })
    pack.finalize()
  }
  fill().catch((error: Error) => pack.destroy(error))
  return pack as Bytes
}

type Change = (source: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>

/** What age makes of bytes: it reads and writes streams of browsers, which are those of Node by another type. */
const byAge = async (source: Bytes, change: Change): Promise<Bytes> =>
  Readable.fromWeb((await change(Readable.toWeb(Readable.from(source)) as never)) as never)

const encrypted = (source: Bytes, backupKey: string): Promise<Bytes> => {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(backupKey)
  // Words of a person need more; a key of 32 characters is not guessed.
  encrypter.setScryptWorkFactor(14)
  return byAge(source, (bytes) => encrypter.encrypt(bytes))
}

const decrypted = async (source: Bytes, backupKey: string): Promise<Bytes> => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(backupKey)
  try {
    return await byAge(source, (bytes) => decrypter.decrypt(bytes))
  } catch (error) {
    if (!/no identity matched/.test(String(error))) throw error
    throw new CommandError('BACKUP_KEY is not the key that this backup was made with.')
  }
}

const beginningOf = async (file: string): Promise<Buffer> => {
  const handle = await fs.open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const opened = async (file: string, backupKey: string | undefined): Promise<Bytes> => {
  const beginning = await beginningOf(file)
  const source = createReadStream(file)
  if (beginning.readUInt16BE() === 0x1f8b) return source
  if (!beginning.toString().startsWith('age-encryption.org/'))
    throw new CommandError('This file is no backup that this version can read.')
  if (!backupKey)
    throw new CommandError('This backup is encrypted: set BACKUP_KEY to the key it was made with.')
  return decrypted(source, backupKey)
}

/** The files within a backup, in their order; throws where it is not as it was written. */
export async function* readBackupFile(file: string, backupKey: string | undefined): AsyncGenerator<Entry> {
  try {
    const extract = tar.extract()
    pipeline(through(await opened(file, backupKey), createGunzip()), extract, () => {})
    for await (const entry of extract)
      yield { name: entry.header.name, content: Buffer.concat(await Readable.from(entry).toArray()) }
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new DamagedBackup('a part of it is not as it was written')
  }
}

const refuseTaken = async (file: string) => {
  const isTaken = await fs.stat(file).then(
    () => true,
    () => false,
  )
  // A backup that is there already is worth more than one that is not yet.
  if (isTaken) throw new CommandError(`${file} is there already: name another file.`)
}

interface NewFile {
  file: string
  backupKey: string | undefined
  entries: AsyncIterable<Entry>
  /** Reads what was written once more, and throws where it is not whole. */
  verify(file: string): Promise<void>
}

/** Packs files into a new tar file, which age encrypts under a key, and which gets its name when it is on the disk and has been read back; answers its size. */
export const writeBackupFile = async ({ file, backupKey, entries, verify }: NewFile): Promise<number> => {
  await refuseTaken(file)
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`)
  try {
    const handle = await fs.open(temporary, 'w', 0o600)
    try {
      const zipped = through(packed(entries), createGzip({ level: 1 }))
      const bytes = backupKey ? await encrypted(zipped, backupKey) : zipped
      for await (const piece of bytes) await handle.writeFile(piece)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await verify(temporary)
    const { size } = await fs.stat(temporary)
    await refuseTaken(file)
    await fs.rename(temporary, file)
    return size
  } catch (error) {
    await fs.rm(temporary, { force: true })
    throw error
  }
}
