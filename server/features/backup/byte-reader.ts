import { DamagedBackup } from './damaged-backup'

const newline = 10
const empty = Buffer.alloc(0)

/** Reads lines and counted bytes from chunks of any size; what ends too early is damaged. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>
  private rest: Buffer = empty

  constructor(source: AsyncIterable<Buffer>) {
    this.chunks = source[Symbol.asyncIterator]()
  }

  private async more(): Promise<boolean> {
    const next = await this.chunks.next()
    this.rest = next.done ? empty : next.value
    return !next.done
  }

  /** Whether nothing is left. */
  async atEnd(): Promise<boolean> {
    while (this.rest.length === 0) if (!(await this.more())) return true
    return false
  }

  /** The text up to the next line break, of at most so many bytes. */
  async line(maxBytes = Infinity): Promise<string> {
    const gathered: Buffer[] = []
    let size = 0
    for (;;) {
      if (await this.atEnd()) throw new DamagedBackup('it ends too early')
      const end = this.rest.indexOf(newline)
      const part = this.rest.subarray(0, end < 0 ? undefined : end)
      gathered.push(part)
      size += part.length
      this.rest = end < 0 ? empty : this.rest.subarray(end + 1)
      if (size > maxBytes) throw new DamagedBackup('a line of it is too long')
      if (end >= 0) return Buffer.concat(gathered).toString('utf8')
    }
  }

  /** The next so many bytes. */
  async bytes(count: number): Promise<Buffer> {
    const gathered: Buffer[] = []
    let missing = count
    while (missing > 0) {
      if (await this.atEnd()) throw new DamagedBackup('it ends too early')
      const part = this.rest.subarray(0, missing)
      gathered.push(part)
      missing -= part.length
      this.rest = this.rest.subarray(part.length)
    }
    return Buffer.concat(gathered)
  }

  /** Says that nobody reads on. */
  async close(): Promise<void> {
    await this.chunks.return?.()
  }
}
