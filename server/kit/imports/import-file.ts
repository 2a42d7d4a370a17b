import type { Application } from '../../declarations'
import type { Rows } from '../database/rows'

const pieceBytes = 256 * 1024

/** The file of an import in the table of its kind, piece by piece, so that a long one is never whole in memory. */
export async function* piecesOf(app: Application, files: string, importId: number): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += pieceBytes) {
    const { rows } = await app
      .get('database')
      .knex.raw<Rows<{ piece: Buffer }>>(
        'select substring(bytes from ? for ?) as piece from ?? where "importId" = ?',
        [from, pieceBytes, files, importId],
      )
    const [row] = rows
    if (!row?.piece.length) return
    yield row.piece
  }
}
