import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildItem } from '../features/marketplace/market-items.factory'
import { createWholeApp } from './create-whole-app'
import { newAccount } from './as'
import type { TestApp } from './create-test-app'

const root = path.resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const blocks = [...textOf('README.md').matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block!)

const run = promisify(execFile)
const hasCurl = () => run('curl', ['--version']).then(Boolean, () => false)

describe('the README', () => {
  let app: TestApp
  beforeAll(async () => void (app = await createWholeApp()))
  afterAll(() => app.close())

  test('names only commands that there are', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const documents = [
      'README.md',
      'CONTRIBUTING.md',
      'ARCHITECTURE.md',
      'docs/operating.md',
      'docs/speed.md',
    ]
    const named = documents.flatMap((file) => [...textOf(file).matchAll(/\bnpm run ([a-z0-9:-]+)/g)])
    expect(named.map(([, name]) => name!).filter((name) => !(name in scripts))).toEqual([])
  })

  test('has calls for programs that answer as they stand', async () => {
    const calls = blocks.filter((block) => block.startsWith('curl'))
    expect(calls).not.toEqual([])
    if (!(await hasCurl())) return process.stdout.write('no curl: the calls of the README are not run\n')
    const { id } = await newAccount(app, { str_domain: 'localhost' })
    await app.service('market-items').create({ ...buildItem({ title: 'Mug' }), customerId: id })
    for (const call of calls) {
      const { stdout } = await run('sh', ['-c', call.replace('http://localhost:3030', app.origin)])
      expect(JSON.parse(stdout)).toMatchObject({ data: [{ title: 'Mug' }] })
    }
  })
})
