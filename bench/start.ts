import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newSecret } from '../e2e/built-server'
import { freePort } from '../server/test/free-port'
import { startPostgresCluster } from '../server/test/postgres-cluster'
import { untilReady } from '../server/test/until-ready'
import { median } from './load/figures'

const idleMs = 15_000
const sampleMs = 50
const starts = 5
const targets = { startMs: 1_500, idleMb: { postgres: 140, embedded: 250 }, firstMs: 12_000, peakMb: 500 }

/** The resident memory of a process, in MB; 0 once it has gone. */
const residentMb = (pid: string | number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const parentOf = (pid: string): number => {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /, '')
        .split(' ')[0],
    )
  } catch {
    return 0
  }
}

/** That of a process and of those that it started. */
const memoryOf = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && (name === String(pid) || parentOf(name) === pid))
    .reduce((sum, name) => sum + residentMb(name), 0)

interface Start {
  ms: number
  peakMb: number
  idleMb: number
}

/** Starts the build as `npm start` does, waits until it is ready, and ends it. */
const start = async (settings: NodeJS.ProcessEnv, restMs = 0): Promise<Start> => {
  const port = await freePort()
  const began = performance.now()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--initial-old-space-size=128', 'server/dist/main.js'],
    {
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'error',
        VIDEO_API_BASE: 'http://127.0.0.1:9',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  let peakMb = 0
  const sampling = setInterval(() => (peakMb = Math.max(peakMb, memoryOf(child.pid!))), sampleMs)
  try {
    await untilReady(`http://127.0.0.1:${port}`, child)
    const ms = performance.now() - began
    await wait(restMs)
    return { ms, peakMb, idleMb: memoryOf(child.pid!) }
  } finally {
    clearInterval(sampling)
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

/** How long Node takes to start and to end again: what no server comes below. */
const bareMs = () => {
  const times = Array.from({ length: starts }, () => {
    const began = performance.now()
    execFileSync(process.execPath, ['-e', '0'])
    return performance.now() - began
  })
  return median(times)
}

const line = (name: string, found: string, target: string) =>
  console.log(`${name.padEnd(34)} ${found.padStart(22)}   target ${target}`)

const measure = async (name: 'postgres' | 'embedded', settings: NodeJS.ProcessEnv) => {
  const again: Start[] = []
  for (let turn = 0; turn < starts; turn++) again.push(await start(settings))
  const { idleMb } = await start(settings, idleMs)
  const ms = median(again.map((each) => each.ms))
  line(
    `${name}: migrated to ready`,
    `${ms.toFixed(0)} ms (${(ms / bareMs()).toFixed(0)} × node)`,
    `${targets.startMs} ms`,
  )
  line(`${name}: memory after ${idleMs / 1000} s`, `${idleMb.toFixed(0)} MB`, `${targets.idleMb[name]} MB`)
}

/** How long a start takes, and how much memory, on both databases and with the demo for the first time. */
const run = async () => {
  execFileSync(process.execPath, ['build.mjs', '--if-stale'], { stdio: 'inherit' })
  const secrets = { JWT_SECRET: newSecret(), SECRET_KEY: newSecret() }
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-start-'))
  const cluster = await startPostgresCluster({ durable: true })
  const onPostgres = { ...secrets, DATABASE_URL: cluster.url, DATA_DIR: path.join(folder, 'files') }
  try {
    const first = await start({ ...secrets, DATA_DIR: path.join(folder, 'data') })
    line(
      'embedded: first start, with demo',
      `${(first.ms / 1000).toFixed(1)} s`,
      `${targets.firstMs / 1000} s`,
    )
    line('its most memory', `${first.peakMb.toFixed(0)} MB`, `${targets.peakMb} MB`)
    await measure('embedded', { ...secrets, DATA_DIR: path.join(folder, 'data') })
    await start({ ...onPostgres, DEMO: '0' })
    await measure('postgres', { ...onPostgres, DEMO: '0' })
  } finally {
    await cluster.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

await run()
