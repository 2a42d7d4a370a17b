import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { request } from 'node:http'
import { moduleFile } from '../server/kit/module-file'
import { load } from './load/load'
import { cpuOf } from './load/cpu'
import type { BareAnswer } from './serve-bare'

const targets = { list: 0.85, one: 0.85, home: 0.8, 'item page': 0.8 } as const
type Target = keyof typeof targets

const rounds = 3
const seconds = 2
const connections = 16

interface Address {
  port: number
  host: string
}
interface Ours extends Address {
  paths: Record<Target, string>
}

/** What our process logs is written as in production, to where nobody reads it. */
const nowhere = openSync('/dev/null', 'w')
const start = (name: string, env = {}) =>
  fork(moduleFile(import.meta.url, name), {
    env: { ...process.env, ...env },
    stdio: ['ignore', nowhere, 'inherit', 'ipc'],
  })

const addressOf = async <A extends Address>(child: ChildProcess): Promise<A> =>
  (await once(child, 'message'))[0] as A

const ownOfNode = /^(date|connection|keep-alive)$/i

// fetch() would not send the Host we want.
const ask = ({ port, host }: Address, path: string): Promise<BareAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, host: '127.0.0.1', headers: { host } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk))
      const all = answer.rawHeaders
      const headers = all.filter((_, index) => !ownOfNode.test(all[index - (index % 2)]!))
      answer.on('end', () => resolve({ body, headers }))
    })
    asked.on('error', reject).end()
  })

/** Answers per second and CPU of the serving process per answer, the best of what was found. */
const measure = async (child: ChildProcess, at: Address, path: string) => {
  const before = await cpuOf(child)
  const round = await load({ ...at, path, connections, seconds })
  const cpu = (await cpuOf(child)) - before
  return { ...round, cpu: cpu / (round.perSecond * seconds) }
}
type Figures = Awaited<ReturnType<typeof measure>>

const bestOf = (found: Figures[]) => ({
  perSecond: Math.max(...found.map(({ perSecond }) => perSecond)),
  cpu: Math.min(...found.map(({ cpu }) => cpu)),
  failures: found.reduce((sum, { failures }) => sum + failures, 0),
})

/** Answers from the cache beside bare node:http sending the same bytes and headers from memory, in turns. */
const run = async (wanted: string[]) => {
  const app = start('serve-app', { LOG_LEVEL: 'info' })
  const appAt = await addressOf<Ours>(app)
  const names = (Object.keys(targets) as Target[]).filter((name) => !wanted.length || wanted.includes(name))
  // Once to make it, once to find it.
  for (const name of names) await ask(appAt, appAt.paths[name])
  const answers: Record<string, BareAnswer> = {}
  for (const name of names) answers[appAt.paths[name]] = await ask(appAt, appAt.paths[name])
  const bare = start('serve-bare')
  bare.send(answers)
  const bareAt = await addressOf(bare)
  for (const name of names) {
    const path = appAt.paths[name]
    const found = { app: [] as Figures[], bare: [] as Figures[] }
    for (let round = 0; round < rounds; round++) {
      found.bare.push(await measure(bare, bareAt, path))
      found.app.push(await measure(app, appAt, path))
    }
    const [ours, theirs] = [bestOf(found.app), bestOf(found.bare)]
    const { body, headers } = answers[path]!
    console.log(
      [
        name.padEnd(10),
        `${(body.length / 1024).toFixed(0).padStart(3)} kB, ${headers.length / 2} headers`,
        `${ours.perSecond.toFixed(0)}/s of ${theirs.perSecond.toFixed(0)}/s: ${(ours.perSecond / theirs.perSecond).toFixed(2)} (target ${targets[name]})`,
        `${ours.cpu.toFixed(0)} µs of CPU, bare ${theirs.cpu.toFixed(0)}: ${(theirs.cpu / ours.cpu).toFixed(2)}`,
        `failures ${ours.failures + theirs.failures}`,
      ].join('   '),
    )
  }
  app.disconnect()
  bare.disconnect()
}

void run(process.argv.slice(2))
