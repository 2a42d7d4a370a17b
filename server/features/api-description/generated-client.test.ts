import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import createClient from 'openapi-fetch'
import { transformSync } from 'esbuild'
import ts from 'typescript'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { baseFeatures } from '../../test/base-features'
import { newAccount } from '../../test/as'
import { marketplace as marketplaceFeature } from '../marketplace/marketplace.feature'
import { apiDescription as apiDescriptionFeature } from './api-description.feature'
import { describeApi } from './describe-api'
import { serializer } from './docs/index-page'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, apiDescriptionFeature, marketplaceFeature] })
})
afterAll(() => app.close())

/** What an integrator writes with the generated types. */
const program = `import createClient from 'openapi-fetch'
import type { paths } from './paths'

${serializer}
const client = createClient<paths>({ baseUrl: '/api' })
export const titles = async (): Promise<string[]> => {
  const { data } = await client.GET('/market-items', { params: { query: { $limit: 5 } } })
  return data!.data.map(({ title }) => title)
}
const query = { id: { $in: [1, 2] }, $or: [{ title: 'Mug' }, { onSale: true }], $sort: { id: 1 as const } }
export const listed = () => client.GET('/market-items', { params: { query }, querySerializer })
export const create = () => client.POST('/market-categories', { body: { category: 'Mugs' } })
// @ts-expect-error There is no such path.
export const missing = () => client.GET('/market-itmes')
// @ts-expect-error There is no such column.
export const misspelt = () => client.POST('/market-categories', { body: { categry: 'Mugs' } })
`

const generator = path.resolve(__dirname, '../../../node_modules/openapi-typescript/bin/cli.js')

/** What TypeScript says about a program beside the types that are generated from a description, by line. */
const complaintsAbout = (description: unknown, text: string): string[] => {
  const folder = mkdtempSync(path.resolve(__dirname, '../../../node_modules/.generated-'))
  try {
    const [document, paths] = [path.join(folder, 'api.json'), path.join(folder, 'paths.ts')]
    writeFileSync(document, JSON.stringify(description))
    execFileSync(process.execPath, [generator, document, '-o', paths], { stdio: 'pipe' })
    writeFileSync(path.join(folder, 'program.ts'), text)
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

test('a client that is generated from the description compiles, and refuses what it does not name', () => {
  expect(
    complaintsAbout(
      describeApi(() => ''),
      program,
    ),
  ).toEqual([])
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

/** The serializer as the pages show it. */
const shownSerializer = (): ((query: object) => string) =>
  new Function(`${transformSync(serializer, { loader: 'ts' }).code}; return querySerializer`)() as never

test('such a client sends lists inside of conditions with the serializer that the pages show', async () => {
  const { id: customerId } = await newAccount(app)
  const created = [] as number[]
  for (const category of ['Mugs', 'Bowls', 'Jars', 'R&D [new]']) {
    const row = await app.service('market-categories').create({ customerId, category })
    created.push(row.id)
  }
  const [mugs, bowls, , odd] = created
  const client = createClient({ baseUrl: `${app.origin}/api`, querySerializer: shownSerializer() })
  const idsOf = async (query: object) => {
    const params = { query: { customerId, $sort: { id: 1 }, ...query } }
    const { data, error } = await client.GET('/market-categories' as never, { params } as never)
    expect(error).toBeUndefined()
    return (data as unknown as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  // More than a parser takes for a list by itself.
  const many = [...Array.from({ length: 60 }, (_, index) => 2_000_000_000 + index), mugs, bowls]
  expect(await idsOf({ id: { $in: many } })).toEqual([mugs, bowls])
  expect(await idsOf({ id: { $nin: [mugs, bowls] } })).toEqual(created.slice(2))
  expect(await idsOf({ $or: [{ category: 'Mugs' }, { category: 'R&D [new]' }] })).toEqual([mugs, odd])
  expect(await idsOf({ $and: [{ id: { $gt: mugs } }, { category: { $ne: 'Jars' } }] })).toEqual([bowls, odd])
})
