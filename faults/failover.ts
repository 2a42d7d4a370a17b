import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { startPooler } from '../server/test/pooler'
import { startPostgresCluster, startStandby } from '../server/test/postgres-cluster'

/** An address that stays while what answers behind it moves, as a floating address or a pooler does. */
const startAddress = async (port: number) => {
  let target = port
  const open = new Set<Socket>()
  const address = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await once(address.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (address.address() as AddressInfo).port,
    move(to: number) {
      target = to
      for (const socket of open) socket.destroy()
    },
    close: () => void address.close(),
  }
}

/** A database and its synchronous standby behind one address, or PgBouncer before it: `failOver` kills the one and promotes the other. */
export const startPair = async (withPooler: boolean) => {
  const primary = await startPostgresCluster({ durable: true })
  const standby = await startStandby(primary)
  const address = await startAddress(primary.port)
  const pooler = withPooler ? await startPooler(address.port, 'mainstreet') : undefined
  const urlAt = (port: number) => `postgres://mainstreet@127.0.0.1:${port}/postgres`
  return {
    url: urlAt(pooler?.port ?? address.port),
    directUrl: urlAt(address.port),
    async failOver() {
      primary.kill()
      await standby.promote()
      address.move(standby.port)
    },
    async remove() {
      pooler?.stop()
      address.close()
      await standby.remove()
      await primary.remove()
    },
  }
}

/** Calls `failOver` once so many have been served. */
export const failOverAfter = (count: number, served: () => number, failOver: () => Promise<void>) => {
  let isOver = false
  let done = 0
  const running = (async () => {
    while (!isOver && served() < count) await pause(20)
    if (isOver) return
    await failOver()
    done = 1
  })()
  return {
    kills: () => done,
    async stop() {
      isOver = true
      await running
    },
  }
}
