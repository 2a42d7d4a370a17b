import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { moduleFile } from '../server/kit/module-file'
import { holdSocket, type HeldSocket } from './hold-sockets'
import { load } from './load/load'
import { call } from './load/server'

const rounds = 3
const seconds = 4
const readers = 8
const target = 0.7
const sockets = 25
const readsPerSocket = 20

interface Address {
  port: number
  host: string
  paths: Record<'list' | 'one' | 'home' | 'item page', string>
  login: { email: string; password: string }
}

/** Changes an item once a second, and reads the list and the item's page all the while: neither may say less than what was answered before it was asked for. */
const disturb = async (at: Address, token: string) => {
  let isOver = false
  let answered = 0
  let [reads, old] = [0, 0]
  const write = async () => {
    for (let number = 1; !isOver; number++) {
      await call(at, at.paths.one, { method: 'PATCH', token, body: { title: `Changed ${number} times` } })
      answered = number
      await pause(1_000)
    }
  }
  const read = async (path: string) => {
    while (!isOver) {
      const least = answered
      const found = /Changed (\d+) times/.exec(await call(at, path))?.[1]
      reads++
      if (Number(found ?? 0) < least) old++
      await pause(5)
    }
  }
  const running = Promise.all([write(), read(at.paths.list), read(at.paths['item page'])])
  return async () => {
    isOver = true
    await running
    return { reads, old }
  }
}

const loadBoth = async (at: Address): Promise<number> => {
  const found = await Promise.all(
    [at.paths.list, at.paths.home].map((path) => load({ ...at, path, connections: readers, seconds })),
  )
  if (found.some(({ failures }) => failures > 0)) throw new Error('A read failed.')
  return found.reduce((sum, { perSecond }) => sum + perSecond, 0)
}

/** How long 500 reads a second of the list take over sockets, in milliseconds, and how many of them are refused. */
const askSockets = async (at: Address): Promise<{ took: number[]; refused: number }> => {
  const took: number[] = []
  let refused = 0
  const open: HeldSocket[] = []
  const askedAt = new Map<number, number>()
  const heard = (message: Buffer) => {
    const [, id, answer] = /^43(\d+)(.*)/.exec(message.subarray(0, 40).toString()) ?? []
    if (id === undefined) return
    took.push(performance.now() - askedAt.get(Number(id))!)
    if (!answer!.startsWith('[null,')) refused++
  }
  while (open.length < sockets) open.push(await holdSocket(at, heard))
  const all = sockets * readsPerSocket * seconds
  for (let id = 0; id < all; id++) {
    askedAt.set(id, performance.now())
    open[id % sockets]!.send(`42${id}["find","market-items",{"$limit":20}]`)
    if (id % sockets === sockets - 1) await pause(1000 / readsPerSocket)
  }
  while (took.length < all) await pause(5)
  for (const each of open) each.close()
  return { took: took.sort((a, b) => a - b), refused }
}

const inWords = ({ took, refused }: Awaited<ReturnType<typeof askSockets>>) =>
  `p50 ${took[took.length >> 1]!.toFixed(1)} ms, p99 ${took[Math.floor(took.length * 0.99)]!.toFixed(0)} ms, ${refused} of ${took.length} refused`

/** Reads a second from the cache while one write a second outdates it, beside the same without the writes. */
const run = async () => {
  const app = fork(moduleFile(import.meta.url, 'serve-app'))
  const at = (await once(app, 'message'))[0] as Address
  const signIn = { method: 'POST', body: { strategy: 'local', ...at.login } }
  const { accessToken } = JSON.parse(await call(at, '/api/authentication', signIn)) as { accessToken: string }
  const rates = { quiet: [] as number[], disturbed: [] as number[] }
  const seen = { reads: 0, old: 0 }
  await loadBoth(at)
  for (let round = 0; round < rounds; round++) {
    rates.quiet.push(await loadBoth(at))
    const end = await disturb(at, accessToken)
    rates.disturbed.push(await loadBoth(at))
    const { reads, old } = await end()
    seen.reads += reads
    seen.old += old
  }
  const [quiet, disturbed] = [Math.max(...rates.quiet), Math.max(...rates.disturbed)]
  console.log(`list and home, ${readers} connections each, best of ${rounds} turns`)
  console.log(`undisturbed       ${quiet.toFixed(0)} reads/s`)
  console.log(
    `a write a second  ${disturbed.toFixed(0)} reads/s: ${(disturbed / quiet).toFixed(2)} (target ${target})`,
  )
  console.log(`${seen.reads} reads looked into, ${seen.old} older than the answer of the write before them`)
  const alone = await askSockets(at)
  const end = await disturb(at, accessToken)
  const beside = await askSockets(at)
  await end()
  console.log(`${sockets * readsPerSocket} reads a second over ${sockets} sockets: ${inWords(alone)}`)
  console.log(`beside a write a second: ${inWords(beside)}`)
  app.disconnect()
}

void run()
