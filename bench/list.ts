import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { moduleBeside } from '../server/kit/module-beside'
import { load, type Round } from './load'

const rounds = 3
const seconds = 3
const connections = 16

interface Address {
  port: number
  path: string
  host: string
}

const start = (name: string) => fork(moduleBeside(import.meta.url, name))

const addressOf = async (child: ChildProcess): Promise<Address> =>
  (await once(child, 'message'))[0] as Address

// fetch() would not send the Host we want.
const bodyOf = ({ port, path, host }: Address): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, path, host: '127.0.0.1', headers: { host } }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk))
      answer.on('end', () => resolve(body))
    })
    asked.on('error', reject).end()
  })

const best = (found: Round[]) => found.reduce((a, b) => (b.perSecond > a.perSecond ? b : a))
const line = (name: string, { perSecond, p50, p95, failures }: Round) =>
  `${name.padEnd(12)} ${perSecond.toFixed(0).padStart(7)} reads/s   p50 ${p50.toFixed(2)} ms   p95 ${p95.toFixed(2)} ms   failures ${failures}`

/** Catalogue reads per second (100 items with variations and images) beside bare node:http sending the same bytes. */
const run = async () => {
  const app = start('serve-app')
  const appAt = await addressOf(app)
  const body = await bodyOf(appAt)
  const { data } = JSON.parse(body) as { data: { variations: unknown[]; images: unknown[] }[] }
  const bare = start('serve-bare')
  bare.send({ body })
  const bareAt = await addressOf(bare)
  const found = { app: [] as Round[], bare: [] as Round[] }
  for (let round = 0; round < rounds; round++) {
    found.bare.push(await load({ ...bareAt, connections, seconds }))
    found.app.push(await load({ ...appAt, connections, seconds }))
  }
  const [ours, theirs] = [best(found.app), best(found.bare)]
  console.log(
    `${data.length} items, ${data[0]?.variations.length} variations and ${data[0]?.images.length} images each, ${(body.length / 1024).toFixed(0)} kB, ${connections} connections`,
  )
  console.log(line('bare http', theirs))
  console.log(line('Mainstreet', ours))
  console.log(`ratio        ${(ours.perSecond / theirs.perSecond).toFixed(2)} (target 0.50)`)
  app.disconnect()
  bare.disconnect()
}

void run()
