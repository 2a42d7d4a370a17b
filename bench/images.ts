import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { marketplace } from '../server/features/marketplace/marketplace.feature'
import { drawPicture } from '../server/kit/media/draw-picture'
import { drawingOf } from '../server/kit/media/pictures'
import { moduleFile } from '../server/kit/module-file'

const rounds = 5
const seconds = 3
const uploadsAtOnce = 4
const readsPerSecond = 50
const source = { file: 'demo/pictures/harbour/gallery-shopfront.jpg', width: 3000, height: 2250 }

interface Server {
  port: number
  path: string
  host: string
  login: { email: string; password: string }
}

const call = async (
  { port }: Server,
  path: string,
  init: RequestInit & { token?: string; from?: string },
) => {
  const { token, from = '10.0.0.1', ...rest } = init
  const headers: Record<string, string> = { 'x-forwarded-for': from }
  if (token) headers.authorization = `Bearer ${token}`
  if (typeof rest.body === 'string') headers['content-type'] = 'application/json'
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, { method: 'POST', ...rest, headers })
  const body = (await answer.json()) as { id: number; accessToken: string; message?: string }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body.message}`)
  return body
}

/** Runs a task over and over, some at once, and answers how many ended per second. */
const perSecond = async (task: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  let done = 0
  const worker = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await task()
      done++
    }
  }
  await Promise.all(Array.from({ length: uploadsAtOnce }, worker))
  return done / ((performance.now() - startedAt) / 1000)
}

/** The same work as an upload's, in the process that asks. */
const bareDrawing = (bytes: Buffer) => drawPicture(bytes, drawingOf(marketplace.pictures['market-image']))

// As long as a browser's: the longer it is, the faster a parser searches for it.
const boundary = `${'-'.repeat(24)}${'mainstreet'.repeat(2)}`

const formOf = (fields: Record<string, string | number>, bytes: Buffer): Buffer => {
  const head = 'content-disposition: form-data; name='
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\n${head}"${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\n${head}"files"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(texts.join('') + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** A staff member who uploads pictures of items of many accounts, so that no limit of one account counts. */
const createUploader = async (server: Server, bytes: Buffer) => {
  const signIn = JSON.stringify({ strategy: 'local', ...server.login })
  const { accessToken: token } = await call(server, 'authentication', { body: signIn })
  const items: { id: number; customerId: number }[] = []
  for (let number = 0; number < 12; number++) {
    const account = JSON.stringify({ str_company_name: `Shop ${number}` })
    const { id: customerId } = await call(server, 'account', { token, body: account })
    const item = JSON.stringify({ customerId, title: 'Thing' })
    const { id } = await call(server, 'market-items', { token, body: item })
    items.push({ id, customerId })
  }
  let sent = 0
  const forms = items.map(({ id, customerId }) => {
    const fields = { type: 'market-image', id: customerId, itemId: id, destination: 'market', region: 'nb' }
    return formOf(fields, bytes)
  })
  // Whoever sends is on the same machine: it shall cost little, so it sends forms that are ready. A connection each:
  // a kept one may be closed while the others are measured.
  const agent = new Agent()
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  return () =>
    new Promise<void>((resolve, reject) => {
      const body = forms[sent++ % forms.length]!
      const from = { 'x-forwarded-for': `10.1.${sent >> 8}.${sent & 255}`, 'content-length': body.length }
      const target = {
        host: '127.0.0.1',
        port: server.port,
        path: '/api/media-upload',
        method: 'POST',
        agent,
      }
      const asked = request({ ...target, headers: { ...headers, ...from } }, (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve()
          else reject(new Error(`media-upload: ${answer.statusCode}`))
        })
      })
      asked.on('error', reject).end(body)
    })
}

/** p95 in milliseconds of a read that is sent at a steady pace, as visitors do, not as fast as it is answered. */
const readP95 = async ({ port, host, path }: Server): Promise<number> => {
  const agent = new Agent({ keepAlive: true })
  const read = () =>
    new Promise<number>((resolve, reject) => {
      const startedAt = performance.now()
      const asked = request({ port, path, agent, headers: { host }, host: '127.0.0.1' }, (answer) => {
        answer.on('data', () => undefined).on('end', () => resolve(performance.now() - startedAt))
      })
      asked.on('error', reject).end()
    })
  const reads: Promise<number>[] = []
  for (let number = 0; number < seconds * readsPerSecond; number++) {
    reads.push(read())
    await pause(1000 / readsPerSecond)
  }
  const times = (await Promise.all(reads)).sort((a, b) => a - b)
  agent.destroy()
  return times[Math.floor(times.length * 0.95)]!
}

/** Reads in a process of its own: the one that sends pictures would measure its own load. */
const startReader = () => {
  const child = fork(moduleFile(import.meta.url, 'images'), ['reader'])
  const p95 = async (server: Server): Promise<number> => {
    child.send({ server })
    return ((await once(child, 'message')) as [number])[0]
  }
  return { p95, stop: () => child.disconnect() }
}

const line = (name: string, found: number[], ratio = '') => {
  const [median, from, to] = [medianOf(found), Math.min(...found), Math.max(...found)].map((n) =>
    n.toFixed(1),
  )
  console.log(name.padEnd(42), median!.padStart(6), `(${from} to ${to})`.padEnd(16), ratio)
}
const medianOf = (found: number[]) => [...found].sort((a, b) => a - b)[Math.floor(found.length / 2)]!
// Of what was measured in the same round: a machine that others use too is fast in one and slow in the next.
const ratioOf = (found: number[], to: number[]) =>
  medianOf(found.map((each, round) => each / to[round]!)).toFixed(2)

/** Pictures per second through the whole upload route beside bare sharp, and what visitors feel of it. */
const run = async () => {
  const child = fork(moduleFile(import.meta.url, 'serve-app'), {
    // As `npm start` starts it.
    execArgv: ['--initial-old-space-size=128'],
    env: { ...process.env, TRUST_PROXY: '1' },
  })
  const [server] = (await once(child, 'message')) as [Server]
  const bytes = await sharp(readFileSync(source.file))
    .resize(source.width, source.height)
    .jpeg({ quality: 90 })
    .toBuffer()
  const upload = await createUploader(server, bytes)
  await upload()
  const reader = startReader()
  // The first read fills the cache, and the reader has just started.
  await reader.p95(server)
  const found = { bare: [] as number[], ours: [] as number[], quiet: [] as number[], busy: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    found.bare.push(await perSecond(() => bareDrawing(bytes)))
    found.ours.push(await perSecond(upload))
    found.quiet.push(await reader.p95(server))
    const [busy] = await Promise.all([reader.p95(server), perSecond(upload)])
    found.busy.push(busy)
  }
  console.log(`${source.width} × ${source.height} jpeg, ${(bytes.length / 1024).toFixed(0)} kB`)
  line('bare sharp, pictures/s', found.bare)
  const [ours, busy] = [ratioOf(found.ours, found.bare), ratioOf(found.busy, found.quiet)]
  line('through the upload route, pictures/s', found.ours, `ratio ${ours} (target 0.70)`)
  line('a visitor reads 100 items, p95 ms, quiet', found.quiet)
  line('  while pictures are uploaded', found.busy, `ratio ${busy} (target at most 3)`)
  reader.stop()
  child.disconnect()
}

if (process.argv[2] === 'reader')
  process.on('message', async ({ server }: { server: Server }) => process.send?.(await readP95(server)))
else void run()
