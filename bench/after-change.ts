import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { moduleBeside } from '../server/kit/module-beside'
import { load } from './load/load'
import { call } from './load/server'

const rounds = 3
const seconds = 4
const readers = 8
const target = 0.7

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

/** Reads a second from the cache while one write a second outdates it, beside the same without the writes. */
const run = async () => {
  const app = fork(moduleBeside(import.meta.url, 'serve-app'))
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
  app.disconnect()
}

void run()
