import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy before a PostgreSQL server, which a test can break. */
export interface PostgresProxy {
  url: string
  /** Takes connections again; those that were swallowed stay so. */
  open(): Promise<void>
  /** Resets what is connected and refuses what comes. */
  refuse(): Promise<void>
  /** Swallows every byte, of what is connected and of what comes. */
  swallow(): void
  close(): Promise<void>
}

/** Stands between an application and the server of a PostgreSQL URL. */
export const startPostgresProxy = async (target: string): Promise<PostgresProxy> => {
  const { hostname, port } = new URL(target)
  const pairs = new Set<[Socket, Socket]>()
  let isSwallowing = false

  const join = (near: Socket) => {
    const far = connect({ host: hostname, port: Number(port) })
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    if (!isSwallowing) near.pipe(far).pipe(near)
  }
  const server = createServer(join)
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = new URL(target)
  own.hostname = '127.0.0.1'
  own.port = String(await listen(0))

  const refuse = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const [near, far] of pairs) {
      near.resetAndDestroy()
      far.destroy()
    }
    await closed
  }
  return {
    url: own.href,
    refuse,
    async open() {
      isSwallowing = false
      if (!server.listening) await listen(Number(own.port))
    },
    swallow() {
      isSwallowing = true
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    close: refuse,
  }
}
