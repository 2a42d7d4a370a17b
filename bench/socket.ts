import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { moduleFile } from '../server/kit/module-file'
import { holdSocket, type HeldSocket, type SocketAddress } from './hold-sockets'
import { load } from './load/load'
import { call } from './load/server'

const rounds = 3
const seconds = 3
const connections = 16
const target = 0.5
// A socket may send 200 calls at once and 50 a second: each asks fewer, and there are enough of them.
const sockets = 160
const callsPerSocket = 180

interface Address extends SocketAddress {
  path: string
}

const start = (name: string) => fork(moduleFile(import.meta.url, name))
const told = async <Message>(child: ChildProcess) => (await once(child, 'message'))[0] as Message

/** Finds per second over websockets, as many at a time as over REST. */
const find = async (address: SocketAddress, query: object): Promise<{ perSecond: number; bytes: number }> => {
  const open: HeldSocket[] = []
  let answers = 0
  let asked = 0
  let bytes = 0
  const ask = () => {
    if (asked >= sockets * callsPerSocket) return
    open[asked % sockets]!.send(`42${asked}["find","market-items",${JSON.stringify(query)}]`)
    asked++
  }
  const heard = (message: Buffer) => {
    bytes = message.length
    answers++
    ask()
  }
  while (open.length < sockets) open.push(await holdSocket(address, heard))
  const startedAt = performance.now()
  for (let each = 0; each < connections; each++) ask()
  while (performance.now() - startedAt < seconds * 1000 && answers < sockets * callsPerSocket)
    await new Promise((resolve) => setTimeout(resolve, 5))
  const elapsed = (performance.now() - startedAt) / 1000
  for (const each of open) each.close()
  return { perSecond: answers / elapsed, bytes }
}

/** Catalogue reads per second over a websocket beside the same reads over REST, and what plain socket.io answers of the same rows. */
const run = async () => {
  const app = start('serve-app')
  const appAt = await told<Address>(app)
  for (const limit of [100, 1]) {
    const path = appAt.path.replace('100', String(limit))
    const row = JSON.parse(await call(appAt, path)) as object
    const bare = start('serve-socketio')
    bare.send({ event: 'found', row })
    const bareAt = await told<Address>(bare)
    const best = { rest: 0, socket: 0, bare: 0 }
    let bytes = 0
    for (let round = 0; round < rounds; round++) {
      const rest = await load({ ...appAt, path, connections, seconds })
      const ours = await find(appAt, { $limit: limit })
      const plain = await find(bareAt, { $limit: limit })
      bytes = ours.bytes
      best.rest = Math.max(best.rest, rest.perSecond)
      best.socket = Math.max(best.socket, ours.perSecond)
      best.bare = Math.max(best.bare, plain.perSecond)
    }
    const ratio = (reads: number) => (reads / best.rest).toFixed(2)
    console.log(
      `$limit ${limit} (${(bytes / 1024).toFixed(1)} kB), best of ${rounds} rounds in turn: REST ${best.rest.toFixed(0)}/s, websocket ${best.socket.toFixed(0)}/s, plain socket.io ${best.bare.toFixed(0)}/s; websocket to REST ${ratio(best.socket)} (target ${target}), plain socket.io to REST ${ratio(best.bare)}`,
    )
    bare.disconnect()
  }
  app.disconnect()
}

void run()
