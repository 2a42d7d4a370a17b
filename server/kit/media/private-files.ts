import { privateFolder } from './media-paths'
import type { MediaStore } from './media-store'

const type = 'application/octet-stream'
const pieceBytes = 4 * 1024 * 1024

/** A file that no address leads to, kept where media are: whose it is, and its name. */
export interface PrivateFile {
  folder: number
  name: string
}

/** How large a file became, and in how many pieces it is stored. */
export interface WrittenFile {
  bytes: number
  pieces: number
}

const pathOf = ({ folder, name }: PrivateFile, piece: number) =>
  `${privateFolder}/${folder}/${name}-${piece}.part`

const storePieces = async (
  media: MediaStore,
  { file, source, written }: { file: PrivateFile; source: AsyncIterable<Buffer>; written: WrittenFile },
) => {
  let gathered: Buffer[] = []
  let size = 0
  const store = async () => {
    const piece = Buffer.concat(gathered)
    gathered = []
    size = 0
    await media.put(pathOf(file, written.pieces), piece, type)
    written.pieces += 1
    written.bytes += piece.length
  }
  for await (const chunk of source) {
    gathered.push(chunk)
    size += chunk.length
    if (size >= pieceBytes) await store()
  }
  if (size > 0) await store()
}

/** Stores what a stream brings, piece by piece, so that of a file of any size no more than one piece is in memory; half a file does not stay. */
export const writePrivateFile = async (
  media: MediaStore,
  file: PrivateFile,
  source: AsyncIterable<Buffer>,
): Promise<WrittenFile> => {
  const written = { bytes: 0, pieces: 0 }
  try {
    await storePieces(media, { file, source, written })
    return written
  } catch (error) {
    await removePrivateFile(media, file, written.pieces)
    throw error
  }
}

/** The bytes of a stored file, as they are asked for; throws where a piece is gone. */
export async function* readPrivateFile(
  media: MediaStore,
  file: PrivateFile,
  pieces: number,
): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < pieces; piece += 1) {
    const found = await media.get(pathOf(file, piece))
    if (!found) throw new Error(`Piece ${piece} of ${pieces} is gone.`)
    yield* found.stream
  }
}

/** Removes every file of a folder. */
export const removePrivateFiles = (media: MediaStore, folder: number): Promise<void> =>
  media.removeUnder(`${privateFolder}/${folder}`)

/** Removes one file, by how many pieces it has. */
export const removePrivateFile = (media: MediaStore, file: PrivateFile, pieces: number): Promise<void> =>
  media.remove(Array.from({ length: pieces }, (_, piece) => pathOf(file, piece)))
