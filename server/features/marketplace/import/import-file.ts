import type { Application } from '../../../declarations'
import type { Rows } from '../../../kit/database/rows'

const pieceBytes = 256 * 1024

/** Any text as UTF-8: files say UTF-16 themselves, and what is neither is as older spreadsheets write it. */
export const toUtf8 = (bytes: Buffer): Buffer => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return Buffer.from(new TextDecoder('utf-16le').decode(bytes))
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return bytes
  } catch {
    return Buffer.from(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** The file of an import, piece by piece, so that a long one is never whole in memory. */
export async function* piecesOf(app: Application, importId: number): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += pieceBytes) {
    const { rows } = await app
      .get('database')
      .knex.raw<Rows<{ piece: Buffer }>>(
        'select substring(bytes from ? for ?) as piece from market_import_files where "importId" = ?',
        [from, pieceBytes, importId],
      )
    const [row] = rows
    if (!row?.piece.length) return
    yield row.piece
  }
}
