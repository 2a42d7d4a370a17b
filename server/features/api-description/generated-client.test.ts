import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import createClient from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { newAccount } from '../../test/as'
import { openTestApp, type TestApp } from '../../test/create-test-app'
import { describeApi } from './describe-api'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What an integrator writes with the generated types. */
const program = `import createClient from 'openapi-fetch'
import type { paths } from './paths'

const client = createClient<paths>({ baseUrl: '/api' })
export const titles = async (): Promise<string[]> => {
  const { data } = await client.GET('/market-items', { params: { query: { $limit: 5 } } })
  return data!.data.map(({ title }) => title)
}
export const create = () => client.POST('/market-categories', { body: { category: 'Mugs' } })
// @ts-expect-error There is no such path.
export const missing = () => client.GET('/market-itmes')
// @ts-expect-error There is no such column.
export const misspelt = () => client.POST('/market-categories', { body: { categry: 'Mugs' } })
`

/** What TypeScript says about files beside each other, by line. */
const complaintsAbout = (files: Record<string, string>): string[] => {
  const folder = mkdtempSync(path.resolve(__dirname, '../../../node_modules/.generated-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const checked = ts.createProgram([path.join(folder, 'program.ts')], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    })
    return ts
      .getPreEmitDiagnostics(checked)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a client that is generated from the description compiles, and refuses what it does not name', async () => {
  const document = JSON.parse(JSON.stringify(describeApi()))
  const paths = astToString(await openapiTS(document))
  expect(complaintsAbout({ 'paths.ts': paths, 'program.ts': program })).toEqual([])
})

test('a generic client of such descriptions works with a key', async () => {
  const { id: customerId } = await newAccount(app)
  const { key } = (await app.service('api-keys').create({ customerId, name: 'Sync', scope: 'write' })) as {
    key: string
  }
  const client = createClient({
    baseUrl: `${app.origin}/api`,
    headers: { authorization: `Bearer ${key}` },
  })
  const created = await client.POST('/market-categories' as never, { body: { category: 'Mugs' } } as never)
  expect(created.data).toMatchObject({ category: 'Mugs', customerId })
  const refused = await client.POST('/market-categories' as never, { body: { categry: 'Mugs' } } as never)
  expect(refused.error).toMatchObject({ code: 400 })
})
