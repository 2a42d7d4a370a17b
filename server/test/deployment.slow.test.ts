import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { settingNames } from '../kit/setting-values'
import { readSettings } from '../kit/settings'

const root = path.resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

interface Service {
  image?: string
  restart?: string
  mem_limit?: string
  logging?: { driver: string; options: Record<string, string> }
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  environment?: Record<string, string>
}

// The reader of YAML that the check of the API's description brings along.
const { parse } = createRequire(require.resolve('@seriousme/openapi-schema-validator'))('yaml') as {
  parse(text: string, options: { merge: true }): { services: Record<string, Service> }
}

/** A line of .dockerignore as what it says of a path: in, out, or nothing. */
const ruleOf = (line: string) => {
  const pattern = line.replace(/^!/, '').replace(/[.+^${}()|[\]\\]/g, '\\$&')
  const inner = pattern.replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?'))
  // What is said of a folder is said of all in it.
  const fits = new RegExp(`^${inner}(/|$)`)
  return (file: string) => (fits.test(file) ? line.startsWith('!') : undefined)
}

const rules = textOf('.dockerignore')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map(ruleOf)
const isSent = (file: string) => rules.reduce((sent, says) => says(file) ?? sent, true)

/** What the Dockerfile copies from here, and what the build that it runs reads. */
const copied = [...textOf('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  .flatMap(([, sources]) => sources!.split(' '))
  .filter((source) => source !== '.')
const built = [
  ...(/const sources = \[(.*?)\]/s.exec(textOf('build.mjs'))?.[1] ?? '').matchAll(/'(.+?)'/g),
].map(([, source]) => source!)

describe('the image', () => {
  test('is made of files that are there and that .dockerignore lets through', () => {
    expect(copied).toEqual(expect.arrayContaining(['package.json', 'client-sdk/package.json']))
    expect(built).toEqual(expect.arrayContaining(['client', 'server']))
    for (const file of [
      ...copied,
      ...built,
      'client-sdk/src/index.ts',
      'demo/seed.ts',
      'tsconfig.base.json',
    ]) {
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true])
      // Of a folder only a part may pass.
      expect([file, isSent(file) || isSent(`${file}/index.ts`)]).toEqual([file, true])
    }
  })

  test('is made without what is built, installed or secret here', () => {
    for (const file of [
      '.env',
      '.data/secrets.json',
      '.git/config',
      'server/dist/main.js',
      'client/node_modules/x',
    ])
      expect([file, isSent(file)]).toEqual([file, false])
  })

  test('is healthy while it can serve, not while it runs', () => {
    expect(textOf('Dockerfile')).toMatch(/^HEALTHCHECK .*\/readyz/m)
  })
})

describe('docker-compose.yml', () => {
  const { services } = parse(textOf('docker-compose.yml'), { merge: true })
  const all = Object.entries(services)
  const isServer = (name: string) => name.startsWith('server-')

  test('starts nothing before what it stands on is healthy', () => {
    expect(Object.keys(services.proxy!.depends_on!).sort()).toEqual(['server-1', 'server-2'])
    for (const [name, { depends_on = {}, healthcheck }] of all) {
      for (const { condition } of Object.values(depends_on))
        expect([name, condition]).toEqual([name, 'service_healthy'])
      // The image has its own.
      if (!isServer(name)) expect([name, healthcheck?.test[0]]).toEqual([name, expect.stringMatching(/^CMD/)])
    }
  })

  test('lets none of them take all memory or fill the disk with its log', () => {
    for (const [name, service] of all) {
      expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)])
      expect([name, service.logging?.options['max-size']]).toEqual([name, '10m'])
    }
  })

  test('gives the servers settings that they take, a sender among them', () => {
    for (const [, { environment = {} }] of all.filter(([name]) => isServer(name))) {
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/^\$\{\w+:-(.*)\}$/, '$1').replace(/^\$\{.*\}$/, 'x'.repeat(32)),
      ])
      const settings = readSettings(Object.fromEntries(filled) as NodeJS.ProcessEnv)
      expect(settings).toMatchObject({ production: true, paymentsSandbox: false, trustProxy: 1 })
      expect(environment.MAIL_FROM).toBeTruthy()
    }
  })

  test('makes the bucket and the key that the servers use', () => {
    const { username, password, pathname } = new URL(services['server-1']!.environment!.MEDIA_URL!)
    expect(services.storage!.environment).toMatchObject({
      GARAGE_DEFAULT_ACCESS_KEY: username,
      GARAGE_DEFAULT_SECRET_KEY: password,
      GARAGE_DEFAULT_BUCKET: pathname.slice(1),
    })
  })
})

test('nginx.conf spreads the host that docker-compose.yml calls the platform’s by address, and all others by name', () => {
  const map = /^map \$host \$spread_by \{\n(.*?)^\}/ms.exec(textOf('nginx.conf'))![1]!
  const keys = Object.fromEntries([...map.matchAll(/^ +(\S+) (\S+);$/gm)].map(([, host, key]) => [host, key]))
  const { services } = parse(textOf('docker-compose.yml'), { merge: true })
  const platform = services['server-1']!.environment!.PLATFORM_HOST!.replace(/:\d+$/, '')
  expect(keys).toEqual({ default: '$host', [platform]: '$remote_addr' })
  expect(textOf('nginx.conf')).toMatch(/^ {2}hash \$spread_by consistent;$/m)
})

test('the README lists every setting', () => {
  const table = textOf('README.md')
  for (const name of settingNames) expect(table).toContain(`\`${name}\``)
})
