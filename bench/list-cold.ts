import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { moduleFile } from '../server/kit/module-file'
import { startPostgresCluster } from '../server/test/postgres-cluster'
import { load, type Round } from './load/load'
import { median } from './load/figures'
import { call } from './load/server'
import type { Shape } from './serve-bare-sql'

const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = 3
const connections = 16
const target = 0.9

interface Address {
  port: number
  path: string
  host: string
}
type Row = Record<string, unknown> & { customerId: number; images: object[]; variations: object[] }

const addressOf = async (child: ChildProcess): Promise<Address> =>
  (await once(child, 'message'))[0] as Address

const shapeOf = ({ images: [image], variations: [variation], ...item }: Row): Shape => ({
  item: [...Object.keys(item)],
  image: Object.keys(image!),
  variation: Object.keys(variation!),
  option: ['id', 'customerId', 'itemId', 'option', 'values', 'order', 'translations'],
})

const line = (name: string, found: readonly Round[]) => {
  const [perSecond, p50, p95] = (['perSecond', 'p50', 'p95'] as const).map((figure) =>
    median(found.map((round) => round[figure])),
  )
  const failures = found.reduce((sum, round) => sum + round.failures, 0)
  console.log(
    `${name.padEnd(14)} ${perSecond!.toFixed(0).padStart(5)} reads/s   p50 ${p50!.toFixed(1)} ms   p95 ${p95!.toFixed(1)} ms   failures ${failures}`,
  )
}

/** Catalogue reads that no cache knows, each of another query, beside node:http with one statement that answers the same JSON. */
const measure = async (url: string): Promise<void> => {
  const app = fork(moduleFile(import.meta.url, 'serve-app'), { env: { ...process.env, DATABASE_URL: url } })
  const bare = fork(moduleFile(import.meta.url, 'serve-bare-sql'))
  try {
    const known = await addressOf(app)
    const appAt = { ...known, path: `${known.path}&id[$lt]=` }
    let below = 1_000_000
    // No request comes twice.
    const next = (path: string) => `${path}${below++}`
    const body = await call(appAt, next(appAt.path))
    const { data } = JSON.parse(body) as { data: Row[] }
    bare.send({ url, shape: shapeOf(data[0]!), account: data[0]!.customerId })
    const bareAt = await addressOf(bare)
    const bareBody = await call(bareAt, next(bareAt.path))
    const same = isDeepStrictEqual(JSON.parse(bareBody), JSON.parse(body)) ? 'the same' : 'ANOTHER'
    console.log(`${data.length} items, ${same} JSON, ours ${body.length} bytes, bare ${bareBody.length}`)
    const found: Record<'app' | 'bare', Round[]> = { app: [], bare: [] }
    const round = (at: Address) => load({ ...at, nextPath: () => next(at.path), connections, seconds })
    for (const at of [appAt, bareAt]) await round(at)
    for (let turn = 0; turn < rounds; turn++) {
      found.bare.push(await round(bareAt))
      found.app.push(await round(appAt))
    }
    line('bare statement', found.bare)
    line('Mainstreet', found.app)
    const ratios = found.app.map(({ perSecond }, turn) => perSecond / found.bare[turn]!.perSecond)
    console.log(
      `ratio, median of ${rounds} turns: ${median(ratios).toFixed(2)} (target ${target.toFixed(2)})`,
    )
  } finally {
    app.disconnect()
    bare.disconnect()
  }
}

const run = async (): Promise<void> => {
  const cluster = await startPostgresCluster()
  try {
    await measure(cluster.url)
  } finally {
    await cluster.remove()
  }
}

void run()
