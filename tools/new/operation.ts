import type { Names } from './names'
import { featureFile } from './service'
import type { SourceTree } from './source-tree'

const contract = ({ path, camel, words }: Names) => `import { Type } from '@sinclair/typebox'
import { id } from '../columns'
import { operation } from '../operation'

/** What \`${path}\` does for a business: ${words}. */
export const ${camel} = operation<{ ok: true }>()({
  path: '${path}',
  input: Type.Object({ customerId: id }, { additionalProperties: false }),
  access: ['owner', 'staff'],
})
`

const service = ({ path, camel }: Names) => `import { ${camel} } from '@mainstreet/shared/contracts/${path}'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'

/** Runs within one work: what is read and written there goes through \`work.trx\`. */
export const ${camel}Operation = operationService(
  ${camel},
  (app) =>
    async ({ customerId }, call) => {
      await ownTenant(app, customerId, call)
      await app.get('runWork')(call.caller, async (work) => {
        await work.trx('account').where({ id: customerId }).forUpdate().first('id')
      })
      return { ok: true as const }
    },
)
`

const test = (
  { path, title }: Names,
  feature: Names,
) => `import { as, newAccount, type Client } from '../../test/as'
import { baseFeatures } from '../../test/base-features'
import { createTestApp, type TestApp } from '../../test/create-test-app'
import { ${feature.camel} } from './${feature.path}.feature'

let app: TestApp
let owner: Client
let visitor: Client
let customerId: number
beforeAll(async () => {
  app = await createTestApp({ features: [...baseFeatures, ${feature.camel}] })
  const account = await newAccount(app)
  customerId = account.id
  owner = await as(app, 'owner', account)
  visitor = await as(app, 'visitor', account)
})
afterAll(() => app.close())

describe('${title}', () => {
  test('is not a visitor’s to do', async () => {
    await visitor.post('${path}', { customerId }).expect(401)
  })

  test('is for the own business alone', async () => {
    const other = await newAccount(app)
    expect((await owner.post('${path}', { customerId: other.id })).status).toBe(403)
  })

  test('names what is wrong', async () => {
    const { body } = await owner.post('${path}', { customerId, more: 1 }).expect(400)
    expect(body.errors).toHaveProperty('more')
  })

  test('answers its owner', async () => {
    const { body } = await owner.post('${path}', { customerId }).expect(200)
    expect(body).toEqual({ ok: true })
  })
})
`

/** An operation: its contract, function and test, in every list that knows of all of them. */
export const newOperation = (tree: SourceTree, names: Names, feature: Names): void => {
  const { path, camel } = names
  tree.make(`shared/contracts/${path}.ts`, contract(names))
  tree.addImport('shared/services.ts', `import { ${camel} } from './contracts/${path}'`)
  tree.addTo('shared/services.ts', { list: 'export const contracts' }, `'${path}': ${camel},`)
  tree.make(`server/features/${feature.path}/${path}.ts`, service(names))
  const file = featureFile(tree, feature)
  tree.addImport(file, `import { ${camel}Operation } from './${path}'`)
  tree.addTo(file, { list: 'services: {' }, `'${path}': ${camel}Operation,`)
  tree.make(`server/features/${feature.path}/${path}.test.ts`, test(names, feature))
  tree.addTo('server/test/permission-matrix.ts', { list: 'export const matrix' }, `'${path}': ofOwners,`)
}
