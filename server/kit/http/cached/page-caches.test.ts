import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { io } from 'socket.io-client'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../../../test/create-whole-app'
import { as, newAccount } from '../../../test/as'
import type { TestApp } from '../../../test/create-test-app'
import { freePort } from '../../../test/free-port'
import { ok } from '../../../test/ok'
import { until } from '../../../test/until'
import { replacePart } from '../../../test/with-parts'
import type { ClientBuild } from '../pages/client-build'

const varnishd = '/usr/sbin/varnishd'
const hasVarnish =
  existsSync(varnishd) && String(execFileSync('find', ['/usr/lib', '-name', 'libvmod_xkey.so'])) !== ''

// Skipped where Varnish and its modules are not installed.
const describeWithVarnish = hasVarnish ? describe : describe.skip

/** Pages that say their business and language. */
const build: ClientBuild = {
  folder: 'none',
  page: (_half, { lang, data }) => Promise.resolve(`${lang} ${data.site?.company.name}`),
  signInPage: () => Promise.resolve(undefined),
  render: ({ address }) => Promise.resolve({ html: address, title: '', head: '', reads: [], sources: [] }),
}

/** The repository's varnish.vcl in front of a server. */
const startVarnish = async (port: number, backend: number): Promise<ChildProcess> => {
  const folder = mkdtempSync('/tmp/mainstreet-varnish-')
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'varnish.vcl')
  const vcl = readFileSync('varnish.vcl', 'utf8')
    .replace('.host = "proxy"', '.host = "127.0.0.1"')
    .replace('.port = "80"', `.port = "${backend}"`)
  writeFileSync(file, vcl)
  const at = ['-F', '-n', path.join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-f', file]
  const child = spawn(varnishd, [...at, '-s', 'malloc,32m', '-p', 'http_gzip_support=off'], {
    stdio: 'ignore',
  })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return child
}

describeWithVarnish('with a page cache in front', () => {
  let app: TestApp
  let varnish: ChildProcess
  let port: number
  let account: Account
  let other: Account

  const ask = (asked: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const all = { host: account.str_domain, ...headers }
      request({ host: '127.0.0.1', port, path: asked, method, headers: all }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
        answer.once('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, text }))
      })
        .once('error', reject)
        .end()
    })
  /** Varnish names the request it first fetched an answer for, too. */
  const isKept = ({ headers }: { headers: IncomingHttpHeaders }) => /\d \d/.test(String(headers['x-varnish']))
  /** What is new is purged twice; a page that has been kept for a second is no longer one of those. */
  const keptFor = (headers = {}) => until(async () => Number((await ask('/', headers)).headers.age) >= 1)
  const rename = async (name: string) =>
    ok((await as(app, 'owner', account)).patch(`account/${account.id}`, { str_company_name: name }))

  beforeAll(async () => {
    port = await freePort()
    app = await createWholeApp({ pageCacheUrls: [`http://127.0.0.1:${port}`], trustProxy: 1 })
    replacePart(app, 'clientBuild', build)
    varnish = await startVarnish(port, Number(new URL(app.origin).port))
    account = await newAccount(app)
    await until(() =>
      ask('/healthz', { host: 'localhost' }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
  })
  beforeEach(async () => {
    account = await newAccount(app)
    other = await newAccount(app)
  })
  afterAll(async () => {
    if (varnish.exitCode === null) {
      varnish.kill()
      await once(varnish, 'exit')
    }
    await app.close()
  })

  test('a page is fetched once, and says nothing of its tags', async () => {
    expect(isKept(await ask('/'))).toBe(false)
    await keptFor()
    const again = await ask('/')
    expect(isKept(again)).toBe(true)
    expect(again.text).toContain(account.str_company_name)
    expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30')
    expect(again.headers).not.toHaveProperty('xkey')
    expect(again.headers).not.toHaveProperty('set-cookie')
  })

  test('no old page is given 200 ms after a save, however many ask', async () => {
    let saved = Infinity
    let lastOld = 0
    let isDone = false
    const read = async () => {
      while (!isDone) {
        const { text } = await ask('/')
        if (!text.includes('Renamed')) lastOld = performance.now()
      }
    }
    const readers = Array.from({ length: 8 }, read)
    await until(async () => isKept(await ask('/')))
    await rename('Renamed')
    saved = performance.now()
    await until(() => performance.now() > saved + 600)
    isDone = true
    await Promise.all(readers)
    expect(lastOld - saved).toBeLessThan(200)
  })

  test('a change of one business leaves the pages of others', async () => {
    const asOther = { host: other.str_domain }
    for (const headers of [{}, asOther]) await keptFor(headers)
    await rename('Renamed')
    await until(async () => (await ask('/')).text.includes('Renamed'))
    expect(isKept(await ask('/', asOther))).toBe(true)
    expect((await ask('/', asOther)).text).toContain(other.str_company_name)
  })

  test('a suspended business is gone at once', async () => {
    await until(async () => isKept(await ask('/')))
    await app.service('account').patch(account.id, { int_status_id: 2 })
    await until(async () => (await ask('/')).status === 404)
  })

  test('each language has its own pages, chosen by cookie or browser, else by the business', async () => {
    const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }
    for (let round = 0; round < 2; round++) {
      expect((await ask('/', french)).text).toMatch(/^fr/)
      expect((await ask('/')).text).toMatch(/^en/)
      expect((await ask('/', { ...french, cookie: 'mainstreet-language=en' })).text).toMatch(/^en/)
      expect((await ask('/?utm_source=letter', french)).text).toMatch(/^fr/)
      expect((await ask('/?utm_source=letter.html', french)).text).toMatch(/^fr/)
      expect((await ask('/?lang=en', french)).text).toMatch(/^en/)
    }
  })

  test('a websocket goes through, so that an open page hears of changes', async () => {
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      extraHeaders: { host: account.str_domain },
      reconnection: false,
    })
    try {
      await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject))
    } finally {
      socket.close()
    }
  })

  test('reads of the API and pages of the back office go through, with their cookies', async () => {
    for (const asked of ['/api/market-items', '/dashboard'])
      for (let round = 0; round < 2; round++) expect(isKept(await ask(asked))).toBe(false)
  })

  test('nobody purges from outside', async () => {
    await keptFor()
    const purge = { 'xkey-purge': 'mainstreet' }
    expect((await ask('/', { ...purge, 'x-forwarded-proto': 'https' }, 'PURGE')).status).toBe(403)
    expect(isKept(await ask('/'))).toBe(true)
  })

  test('what was removed is no longer given from the cache', async () => {
    const name = `/assets/nb/${account.id}/${'a'.repeat(32)}.jpg`
    await app.get('media').put(name.slice('/assets/'.length), Buffer.from('a picture'), 'image/jpeg')
    await until(async () => isKept(await ask(name)))
    await app.get('media').remove([name.slice('/assets/'.length)])
    app.get('pageCaches').withdraw(account.id)
    await until(async () => (await ask(name)).status === 404)
  })
})
