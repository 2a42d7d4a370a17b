import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** One socket.io connection over a websocket, as little of it as a bench needs, so that the loader costs little. */
export interface HeldSocket {
  send(text: string): void
  close(): void
}

/** Which server, by which name. */
export interface SocketAddress {
  port: number
  host: string
}

const frameOf = (text: string): Buffer => {
  const body = Buffer.from(text)
  if (body.length > 125) throw new Error('Only short frames are sent.')
  // A mask of noughts changes nothing of what it is laid over.
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body])
}

/** How long a frame's head and body are; undefined while too little of it has come. */
const sizeOf = (bytes: Buffer) => {
  if (bytes.length < 10 && bytes.length < (bytes[1]! < 126 ? 2 : 10)) return undefined
  const short = bytes[1]!
  if (short < 126) return { head: 2, body: short }
  return short === 126
    ? { head: 4, body: bytes.readUInt16BE(2) }
    : { head: 10, body: Number(bytes.readBigUInt64BE(2)) }
}

/** Opens a connection and hands over each message as bytes. */
export const holdSocket = ({ port, host }: SocketAddress, heard: (message: Buffer) => void) =>
  new Promise<HeldSocket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    const held: HeldSocket = {
      send: (text) => void socket.write(frameOf(text)),
      close: () => socket.destroy(),
    }
    let parts: Buffer[] = []
    let have = 0
    let need = 0
    let isUpgraded = false
    const message = (body: Buffer) => {
      if (body[0] === 0x30) held.send('40')
      else if (body[0] === 0x32) held.send('3')
      else if (body[0] === 0x34 && body[1] === 0x30) resolve(held)
      else heard(body)
    }
    const read = (bytes: Buffer): Buffer => {
      if (!isUpgraded) {
        const end = bytes.indexOf('\r\n\r\n')
        if (end < 0) return bytes
        isUpgraded = true
        return read(bytes.subarray(end + 4))
      }
      const size = bytes.length < 2 ? undefined : sizeOf(bytes)
      need = size ? size.head + size.body : 0
      if (!size || bytes.length < need) return bytes
      message(bytes.subarray(size.head, need))
      return read(bytes.subarray(need))
    }
    socket.on('data', (chunk: Buffer) => {
      parts.push(chunk)
      have += chunk.length
      if (have < need) return
      const rest = read(parts.length === 1 ? parts[0]! : Buffer.concat(parts))
      parts = rest.length ? [rest] : []
      have = rest.length
    })
    socket.on('error', reject)
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
  })
