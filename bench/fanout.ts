import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { moduleFile } from '../server/kit/module-file'
import type { Hold } from './hold-listeners'
import { median } from './load/figures'
import { call } from './load/server'

const path = 'market-items'
const event = `${path} patched`
// A server accepts 5,000 connections (kit/http/http-server.ts), and the one that writes is among them.
const sizes = [100, 1_000, 4_900]
const rounds = 15
const target = 1.3

interface Address {
  port: number
  host: string
  path: string
  login?: { email: string; password: string }
}

/** A server, what writes to it, and the processes that hold its sockets. */
interface Side {
  address: Address
  write(): Promise<unknown>
  holders: ChildProcess[]
  /** What a write takes that nobody listens to. */
  alone: number
  bytes: number
}

const start = (name: string) => fork(moduleFile(import.meta.url, name))
const told = async <Message>(child: ChildProcess) => (await once(child, 'message'))[0] as Message
const now = () => Number(process.hrtime.bigint()) / 1e6

const timed = async (run: () => Promise<unknown>) => {
  const began = now()
  await run()
  return now() - began
}

const sideOf = async (address: Address, write: () => Promise<unknown>): Promise<Side> => {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(write))
  const holders = ['hold-listeners', 'hold-listeners'].map(start)
  return { address, write, holders, alone: median(times), bytes: 0 }
}

const hold = ({ address: { port, host }, holders }: Side, more: number) =>
  Promise.all(
    holders.map((child) => {
      const asked: Hold = { port, host, event, more: more / holders.length }
      child.send(asked)
      return told(child)
    }),
  )

/** From the start of a write until the last socket has it. */
const spread = async (side: Side): Promise<number> => {
  const heard = side.holders.map((child) => told<{ heardAt: number; bytes: number }>(child))
  const began = now()
  await side.write()
  const found = await Promise.all(heard)
  side.bytes = found[0]!.bytes
  return Math.max(...found.map(({ heardAt }) => heardAt)) - began
}

const startOurs = async (child: ChildProcess): Promise<Side & { row: object }> => {
  const address = await told<Address>(child)
  const signIn = { method: 'POST', body: { strategy: 'local', ...address.login } }
  const { accessToken: token } = JSON.parse(await call(address, '/api/authentication', signIn)) as {
    accessToken: string
  }
  const { data } = JSON.parse(await call(address, `/api/${path}?$limit=1`)) as { data: [{ id: number }] }
  const row = `/api/${path}/${data[0].id}`
  let written = 100
  const write = () => {
    const body = { title: `Item ${++written}` }
    return call(address, row, { method: 'PATCH', token, body })
  }
  const side = await sideOf(address, write)
  return { ...side, row: JSON.parse(await call(address, row)) as object }
}

const startBare = async (child: ChildProcess, row: object): Promise<Side> => {
  child.send({ event, row })
  const address = await told<Address>(child)
  return sideOf(address, () => call(address, '/'))
}

/** One write to many sockets, until the last one has it, beside a plain socket.io server that broadcasts the same bytes. */
const run = async () => {
  const servers = [start('serve-app'), start('serve-socketio')] as const
  const ours = await startOurs(servers[0])
  const bare = await startBare(servers[1], ours.row)
  console.log(
    `a write alone: Mainstreet ${ours.alone.toFixed(1)} ms, bare ${bare.alone.toFixed(1)} ms; medians of ${rounds} rounds in turn; ${sizes.at(-1)} sockets, because a server accepts 5,000 connections`,
  )
  let held = 0
  for (const size of sizes) {
    for (const side of [ours, bare]) await hold(side, size - held)
    held = size
    const times = { ours: [] as number[], bare: [] as number[] }
    for (let round = -2; round < rounds; round++) {
      const [one, other] = [await spread(ours), await spread(bare)]
      if (round < 0) continue
      times.ours.push(one)
      times.bare.push(other)
    }
    const [a, b] = [median(times.ours), median(times.bare)]
    const spreading = (a - ours.alone) / (b - bare.alone)
    console.log(
      `${String(size).padStart(5)} sockets   Mainstreet ${a.toFixed(1)} ms (${ours.bytes} bytes)   bare ${b.toFixed(1)} ms (${bare.bytes} bytes)   ratio ${(a / b).toFixed(2)}, without the writes ${spreading.toFixed(2)} (target ${target})`,
    )
  }
  for (const child of [...servers, ...ours.holders, ...bare.holders]) child.disconnect()
}

void run()
