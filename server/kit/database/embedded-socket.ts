import { Duplex } from 'node:stream'

/** Messages of PostgreSQL's wire protocol to an embedded database, and all that it answers to them. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>

/** An embedded database as `pg` wants its server. What is written together, such as the five messages of a statement, is one exchange. */
export class EmbeddedSocket extends Duplex {
  constructor(private readonly exchange: Exchange) {
    super()
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void) {
    const answered = (answer: Uint8Array) => {
      if (answer.length > 0) this.push(answer)
      done()
    }
    this.exchange(messages).then(answered, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, done)
  }

  override _read() {}

  override _final(done: () => void) {
    this.push(null)
    done()
  }

  // What else `pg` asks of a socket.
  connect() {
    setImmediate(() => this.emit('connect'))
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
