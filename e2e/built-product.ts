import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cached } from '../server/test/cached'
import { newSecret, prepareBuiltServer } from './built-server'

/** What `npm start` runs, in a process of its own, with the demo in a fresh embedded database. */
export interface BuiltProduct {
  /** The address of a page of one of the demo's businesses. */
  at(business: string, path: string): string
  /** Asks the API of a business as a visitor; with a body it is a POST. */
  ask<Answer>(business: string, path: string, body?: object): Promise<Answer>
  stop(): Promise<void>
}

const password = 'mainstreet-demo'

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

const sources = ['demo', 'migrations', 'server', 'shared', 'package-lock.json']

/** A data folder with the demo, to be copied. */
const seededFolder = () =>
  cached('demo', sources, async (folder) => {
    const server = await prepareBuiltServer({ DATA_DIR: folder, DEMO_PASSWORD: password })
    await server.start().finally(server.stop)
  })

/** Starts the build. A production start takes no demo whose passwords work, so there nobody knows them. */
export const startBuiltProduct = async ({ production = false } = {}): Promise<BuiltProduct> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mainstreet-built-'))
  const server = await prepareBuiltServer({ DATA_DIR: folder, PAYMENTS_SANDBOX: '1' })
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    if (production) {
      await server.start({ DEMO_PASSWORD: newSecret() })
      await server.stop()
      await server.start({ NODE_ENV: 'production' })
    } else {
      cpSync(await seededFolder(), folder, { recursive: true })
      await server.start()
    }
  } catch (error) {
    await stop()
    throw error
  }
  const hostOf = (business: string) => `${business}.localhost:${server.port}`
  return {
    at: (business, path) => `http://${hostOf(business)}${path}`,
    ask: (business, path, body) => ask(server.port, hostOf(business), { path, body }),
    stop,
  }
}
