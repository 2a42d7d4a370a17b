import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port'

/** What `npm start` runs, in a process of its own, with the demo in a fresh embedded database. */
export interface BuiltProduct {
  /** The address of a page of one of the demo's businesses. */
  at(business: string, path: string): string
  /** Asks the API of a business as a visitor; with a body it is a POST. */
  ask<Answer>(business: string, path: string, body?: object): Promise<Answer>
  stop(): Promise<void>
}

const startWithin = 300_000
const password = 'mainstreet-demo'

const run = (port: number, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ['server/dist/main.js'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'error', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const answers = async (origin: string, child: ChildProcess) => {
  const until = Date.now() + startWithin
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error('The built server stopped before it answered.')
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The built server does not answer.')
}

// fetch() would not send the Host we want, and not every machine finds names below localhost.
const ask = <Answer>(port: number, host: string, { path, body }: { path: string; body?: object }) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' }
    const method = body ? 'POST' : 'GET'
    const asked = request({ port, host: '127.0.0.1', path: `/api/${path}`, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve(JSON.parse(text) as Answer))
    })
    asked.on('error', reject).end(body && JSON.stringify(body))
  })

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/**
 * Starts the build. A production start takes no demo, so there the demo is seeded by a first start, with passwords
 * that nobody knows afterwards.
 */
export const startBuiltProduct = async ({ production = false } = {}): Promise<BuiltProduct> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-built-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const secret = () => randomBytes(32).toString('hex')
  const env = { DATA_DIR: folder, JWT_SECRET: secret(), SECRET_KEY: secret(), PAYMENTS_SANDBOX: '1' }
  let child = run(port, { ...env, DEMO_PASSWORD: production ? secret() : password })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await answers(origin, child)
    if (production) {
      await end(child)
      child = run(port, { ...env, NODE_ENV: 'production' })
      await answers(origin, child)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const hostOf = (business: string) => `${business}.localhost:${port}`
  return {
    at: (business, path) => `http://${hostOf(business)}${path}`,
    ask: (business, path, body) => ask(port, hostOf(business), { path, body }),
    stop,
  }
}
