import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable, pipeline } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { CommandError } from '../users/command-error'
import { ByteReader } from './byte-reader'
import { newSeal, sealOf, tagBytes, type ChunkSeal } from './chunk-seal'
import { DamagedBackup } from './damaged-backup'

const chunkBytes = 256 * 1024
const lastFlag = 0x80000000
const maxHeaderBytes = 200

/** Chunks of equal size, of which each knows whether it is the last one. */
async function* cut(source: AsyncIterable<Buffer>): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0)
  for await (const piece of source) {
    held = Buffer.concat([held, piece])
    while (held.length > chunkBytes) {
      yield { bytes: held.subarray(0, chunkBytes), isLast: false }
      held = held.subarray(chunkBytes)
    }
  }
  yield { bytes: held, isLast: true }
}

async function* sealed(source: AsyncIterable<Buffer>, seal: ChunkSeal): AsyncGenerator<Buffer> {
  yield Buffer.from(`${seal.header}\n`)
  let index = 0
  for await (const { bytes, isLast } of cut(source)) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length + (isLast ? lastFlag : 0))
    yield Buffer.concat([length, seal.seal(bytes, { index, isLast })])
    index += 1
  }
}

async function* opened(file: string, backupKey: string | undefined): AsyncGenerator<Buffer> {
  const reader = new ByteReader(createReadStream(file))
  try {
    const seal = sealOf(await reader.line(maxHeaderBytes), backupKey)
    for (let index = 0, isLast = false; !isLast; index += 1) {
      const length = (await reader.bytes(4)).readUInt32BE()
      isLast = length >= lastFlag
      const size = isLast ? length - lastFlag : length
      if (size > chunkBytes) throw new DamagedBackup('a part of it is not as it was written')
      yield seal.open(await reader.bytes(size + tagBytes), { index, isLast })
    }
    if (!(await reader.atEnd())) throw new DamagedBackup('something follows its end')
  } finally {
    await reader.close()
  }
}

const through = (source: AsyncIterable<Buffer>, change: ReturnType<typeof createGzip>) =>
  // An error reaches whoever reads the result.
  pipeline(Readable.from(source), change, () => {}) as AsyncIterable<Buffer>

/** What a backup's file holds, opened and unpacked; throws where it is not as it was written. */
export const readBackupFile = (file: string, backupKey: string | undefined): AsyncIterable<Buffer> =>
  through(opened(file, backupKey), createGunzip())

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
  content: AsyncIterable<Buffer>
  /** Reads what was written once more, and throws where it is not whole. */
  verify(file: string): Promise<void>
}

/** Packs and seals content into a new file, which gets its name when it is on the disk and has been read back; answers its size. */
export const writeBackupFile = async ({ file, backupKey, content, verify }: NewFile): Promise<number> => {
  await refuseTaken(file)
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`)
  try {
    const handle = await fs.open(temporary, 'w', 0o600)
    try {
      const packed = through(content, createGzip({ level: 1 }))
      for await (const bytes of sealed(packed, newSeal(backupKey))) await handle.writeFile(bytes)
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
