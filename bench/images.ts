import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'

const rounds = 3
const seconds = 4
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

/** The same work as an upload's: decoded once, 512 × 512 on white, as jpeg and as webp. */
const bareSharp = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: 512, height: 512, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  await Promise.all([
    pixels().jpeg({ quality: 82, progressive: true }).toBuffer(),
    pixels().webp({ quality: 80 }).toBuffer(),
  ])
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
  const upload = async () => {
    const { id, customerId } = items[sent++ % items.length]!
    const form = new FormData()
    const fields = { type: 'market-image', id: customerId, itemId: id, destination: 'market', region: 'nb' }
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
    form.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'photo.jpg')
    await call(server, 'media-upload', { token, body: form, from: `10.1.${sent >> 8}.${sent & 255}` })
  }
  return upload
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

/** Reads in a process of its own: whoever sends pictures would measure its own haste. */
const startReader = () => {
  const child = fork('bench/images.ts', ['reader'], { execArgv: ['--import', 'tsx'] })
  const p95 = async (server: Server): Promise<number> => {
    child.send({ server })
    return ((await once(child, 'message')) as [number])[0]
  }
  return { p95, stop: () => child.disconnect() }
}

const best = (found: number[], compare = Math.max) => compare(...found).toFixed(2)
const line = (name: string, value: string, ratio = '') =>
  console.log(name.padEnd(44), value.padStart(8), ratio)

/** Pictures per second through the whole upload route beside bare sharp, and what visitors feel of it. */
const run = async () => {
  const child = fork('bench/serve-app.ts', {
    execArgv: ['--import', 'tsx'],
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
  const found = { bare: [] as number[], ours: [] as number[], quiet: [] as number[], busy: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    found.bare.push(await perSecond(() => bareSharp(bytes)))
    found.ours.push(await perSecond(upload))
    found.quiet.push(await reader.p95(server))
    const [busy] = await Promise.all([reader.p95(server), perSecond(upload)])
    found.busy.push(busy)
  }
  const ratio = (a: string, b: string) => `ratio ${(Number(a) / Number(b)).toFixed(2)}`
  const [bare, ours] = [best(found.bare), best(found.ours)]
  const [quiet, busy] = [best(found.quiet, Math.min), best(found.busy, Math.min)]
  console.log(`${source.width} × ${source.height} jpeg, ${(bytes.length / 1024).toFixed(0)} kB`)
  line('bare sharp, pictures/s', bare)
  line('through the upload route, pictures/s', ours, `${ratio(ours, bare)} (target 0.70)`)
  line('a visitor reads 100 items, p95 ms, quiet', quiet)
  line('  while pictures are uploaded', busy, `${ratio(busy, quiet)} (target at most 3)`)
  reader.stop()
  child.disconnect()
}

if (process.argv[2] === 'reader')
  process.on('message', async ({ server }: { server: Server }) => process.send?.(await readP95(server)))
else void run()
