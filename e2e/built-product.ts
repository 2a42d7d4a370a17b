import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoUsers } from '../demo/demo-users'
import type { PresetName } from '@mainstreet/shared/theme/presets'
import { cached } from '../server/test/cached'
import { newSecret, prepareBuiltServer } from './built-server'

/** What `npm start` runs, in a process of its own, with the demo in a fresh embedded database. */
export interface BuiltProduct {
  /** The address of a page of one of the demo's businesses. */
  at(business: string, path: string): string
  /** Asks the API of a business as a visitor; with a body it is a POST. */
  ask<Answer>(business: string, path: string, body?: object): Promise<Answer>
  /** Gives the site of a business another look, as its owner does. */
  choosePreset(business: string, themeType: PresetName): Promise<void>
  stop(): Promise<void>
}

interface Asked {
  path: string
  body?: object
  /** POST with a body and GET without, unless it says so. */
  method?: string
  token?: string
}

const password = 'mainstreet-demo'

// fetch() would not send the Host we want, and not every machine finds names below localhost.
const ask = <Answer>(port: number, host: string, { path, body, token, ...rest }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const headers = { host, 'content-type': 'application/json', ...authorization }
    const { method = body ? 'POST' : 'GET' } = rest
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
  const demoPassword = production ? newSecret() : password
  try {
    if (production) {
      await server.start({ DEMO_PASSWORD: demoPassword })
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
    async choosePreset(business, themeType) {
      const { email, accounts } = demoUsers.find((user) => user.email === `owner@${business}.localhost`)!
      const host = hostOf(business)
      const credentials = { strategy: 'local', username: email, password: demoPassword }
      const { accessToken: token } = await ask<{ accessToken?: string }>(server.port, host, {
        path: 'authentication',
        body: credentials,
      })
      const path = `profile-styles/${accounts[0]}`
      const changed = { path, method: 'PATCH', body: { themeType }, token }
      const styles = await ask<{ themeType?: string }>(server.port, host, changed)
      if (styles.themeType !== themeType) throw new Error(`The look of ${business} stayed as it was.`)
    },
    stop,
  }
}
