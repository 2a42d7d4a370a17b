const large = 8 * 1024
const blockBytes = 64 * 1024

/**
 * Keeps bytes as they come, without a copy of all of them, which would be one more large thing to collect. Small
 * pieces are gathered: each would cost more memory than it holds.
 */
export const createGathering = () => {
  const pieces: Buffer[] = []
  let block: Buffer | undefined
  let filled = 0

  const keepBlock = () => {
    if (block && filled > 0) pieces.push(Buffer.from(block.subarray(0, filled)))
    filled = 0
  }

  return {
    add(piece: Buffer) {
      if (filled > 0 && (piece.length >= large || filled + piece.length > blockBytes)) keepBlock()
      if (piece.length >= large) return void pieces.push(piece)
      block ??= Buffer.allocUnsafe(blockBytes)
      filled += piece.copy(block, filled)
    },
    /** All that came, in its order. */
    end(): readonly Buffer[] {
      keepBlock()
      return pieces
    },
  }
}

/** How many bytes pieces have together. */
export const bytesOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0)
