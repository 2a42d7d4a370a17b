import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../server/test/create-whole-app'
import { as, newAccount } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'

const run = promisify(execFile)
const root = path.resolve(__dirname, '..')

let app: TestApp
let account: Account
let folder: string
const inFolder = (...names: string[]) => path.join(folder, ...names)
const installed = () => inFolder('program/node_modules/@mainstreet/client-sdk')

/** What `npm pack` makes after a build, without touching the build that other tests look at. */
const pack = async () => {
  const source = inFolder('package')
  mkdirSync(source)
  for (const name of ['package.json', 'README.md'])
    cpSync(path.join(root, 'client-sdk', name), path.join(source, name))
  await run(process.execPath, [path.join(root, 'client-sdk/build.mjs'), path.join(source, 'dist')])
  const { stdout } = await run('npm', ['pack', '--silent', '--offline', '--pack-destination', folder], {
    cwd: source,
  })
  return inFolder(stdout.trim())
}

/** As an installation would: the package's files, and beside them the packages that it names and no others. */
const install = async (file: string) => {
  mkdirSync(installed(), { recursive: true })
  await run('tar', ['-xzf', file, '-C', installed(), '--strip-components', '1'])
  const { dependencies } = JSON.parse(readFileSync(path.join(installed(), 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const place = inFolder('program/node_modules', name)
    mkdirSync(path.dirname(place), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', name), place)
  }
}

const program = `import { createLiveClient, createRestClient, verifyWebhook } from '@mainstreet/client-sdk'

const { ORIGIN: origin = '', KEY: apiKey = '', FROM = '' } = process.env
const headers = { 'x-forwarded-for': FROM }
const client = createRestClient({ origin, apiKey, headers })
const { account, scope } = await client.service('whoami').create({})
const live = await createLiveClient({ origin, apiKey, headers })
const heard = new Promise<string>((done) => live.service('market-items').on('created', (row) => done(row.title)))
const item = await client.service('market-items').create({ title: 'Blue mug', status: 'public' })
const stock: number | undefined = item.variations[0]?.stock
const { sales } = await live.service('today-summary').create({})
const cents: number = sales.today.cents
console.log(JSON.stringify({ name: account?.name, scope, heard: await heard, status: item.status, stock, cents, verify: typeof verifyWebhook }))
live.close()

// @ts-expect-error There is no such service.
void (() => client.service('market-itmes').find())
// @ts-expect-error A title is a text.
void (() => client.service('market-items').create({ title: 5 }))
// @ts-expect-error There is no such status.
void (() => client.service('market-items').patch(1, { status: 'hidden' }))
`

const config = (module: string, moduleResolution: string) => ({
  compilerOptions: {
    ...{ strict: true, target: 'ES2022', lib: ['ES2023', 'DOM'], module, moduleResolution },
    ...{ types: [], outDir: `out-${moduleResolution}`, skipLibCheck: false },
  },
  files: ['program.ts', 'process.d.ts'],
})

const compile = async (module: string, moduleResolution: string) => {
  writeFileSync(inFolder('program/tsconfig.json'), JSON.stringify(config(module, moduleResolution)))
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', 'tsconfig.json'], { cwd: inFolder('program') }).catch(
    ({ stdout }) => {
      throw new Error(stdout)
    },
  )
}

beforeAll(async () => {
  app = await createWholeApp()
  account = await newAccount(app)
  folder = mkdtempSync(path.join(os.tmpdir(), 'client-sdk-'))
  await install(await pack())
  writeFileSync(inFolder('program/package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(inFolder('program/program.ts'), program)
  writeFileSync(
    inFolder('program/process.d.ts'),
    'declare const process: { env: Record<string, string | undefined> }\n',
  )
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
})

test('the packed package names no other workspace and may be published', () => {
  const text = readFileSync(path.join(installed(), 'package.json'), 'utf8')
  const { private: isPrivate, dependencies } = JSON.parse(text)
  expect(isPrivate).toBeUndefined()
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@mainstreet/'))).toEqual([])
  expect(readFileSync(path.join(installed(), 'dist/index.js'), 'utf8')).not.toContain('@mainstreet/')
})

test('a program with bundlers’ resolution compiles against its types, which name what is wrong', async () => {
  await compile('ESNext', 'Bundler')
})

test('a program for Node compiles and talks to a server, over REST and a socket', async () => {
  await compile('NodeNext', 'NodeNext')
  const env = { ...process.env, ORIGIN: app.origin, FROM: app.address }
  const key = (await as(app, 'write key', account)).token!
  const { stdout } = await run(process.execPath, ['out-NodeNext/program.js'], {
    cwd: inFolder('program'),
    env: { ...env, KEY: key },
  })
  expect(JSON.parse(stdout)).toEqual({
    name: account.str_company_name,
    scope: 'write',
    heard: 'Blue mug',
    status: 'public',
    stock: 0,
    cents: 0,
    verify: 'function',
  })
})
