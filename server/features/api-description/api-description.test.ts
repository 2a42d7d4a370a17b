import { memberRoles } from '@mainstreet/shared/access'
import { Validator } from '@seriousme/openapi-schema-validator'
import { contracts } from '@mainstreet/shared/services'
import request from 'supertest'
import { mutate } from '../../../fuzz/mutate'
import { createRandom, type Random } from '../../../fuzz/random'
import { setStage, type Row, type Stage } from '../../../fuzz/stage'
import { validValue, type Schema } from '../../../fuzz/valid'
import { toJson } from '../../../fuzz/values'
import { createWholeApp } from '../../test/create-whole-app'
import { as } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'

interface Parameter {
  name: string
  in: string
  schema: Schema & { $ref?: string }
}

interface Operation {
  operationId: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> }
  'x-callers'?: string[]
  responses: Record<string, unknown>
}

type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

let app: TestApp
let document: Document

beforeAll(async () => {
  app = await createWholeApp()
  document = (await request(app.origin).get('/api/openapi.json')).body
})
afterAll(() => app.close())

const verbs = ['get', 'post', 'put', 'patch', 'delete']
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([verb]) => verbs.includes(verb))
      .map(([verb, operation]) => ({ path, verb, operation })),
  )

describe('the description of the API', () => {
  test('is a valid OpenAPI 3.1 document that any page may read, and is sent once', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    const first = await request(app.origin).get('/api/openapi.json')
    expect(first.headers['access-control-allow-origin']).toBe('*')
    const again = await request(app.origin).get('/api/openapi.json').set('if-none-match', first.headers.etag!)
    expect(again.status).toBe(304)
  })

  test('holds every service and every operation, each under a name of its own', () => {
    for (const path of Object.keys(app.services)) {
      const places = Object.keys(document.paths).filter((each) => each.split('/')[1] === path)
      expect([path, places.length > 0]).toEqual([path, true])
    }
    for (const path of ['media-upload', 'market-import', 'account-export-download'])
      expect(document.paths).toHaveProperty([`/${path}`])
    const ids = operationsOf(document).map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says of a service what the gate checks: columns, aliases, spellings, and who may call', () => {
    const { get, post } = document.paths['/market-items']!
    const names = get!.parameters!.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['title', '$limit', '$sort', '$or', 'search', 'filter']))
    // Computed, so the gate refuses it.
    expect(names).not.toContain('category')
    const everybody = ['visitor', ...memberRoles, 'staff', 'read key', 'write key']
    expect(get!['x-callers']).toEqual(everybody)
    expect(post!['x-callers']).toEqual(['owner', 'menu', 'staff', 'write key'])
    const { MarketItemsCreate, AccountWrite } = document.components.schemas
    expect(MarketItemsCreate!.properties!.discountValue!.anyOf).toHaveLength(2)
    expect(AccountWrite!.properties).toHaveProperty('str_twitter_id')
  })
})

const deref = (schema: (Schema & { $ref?: string }) | undefined): Schema => {
  if (!schema) return {}
  const name = schema.$ref?.split('/').at(-1)
  return name ? document.components.schemas[name]! : schema
}

const encode = (value: unknown) =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))

const idFor = (stage: Stage, tag: string, random: Random) => {
  const rows: Row[] | undefined = stage.own.rows[tag as keyof typeof stage.own.rows]
  return rows?.length ? random.pick(rows).id : stage.own.account.id
}

interface Sent {
  url: string
  body?: unknown
}

/** A request as somebody would make it who has read nothing but the document. */
const requestOf = (
  stage: Stage,
  { path, operation }: { path: string; operation: Operation },
  random: Random,
): Sent => {
  const id = idFor(stage, operation.tags[0]!, random)
  const place = { random, idOf: (name: string) => (name === 'customerId' ? stage.own.account.id : id) }
  const query = (operation.parameters ?? [])
    .filter((each) => each.in === 'query' && each.name !== 'previewId')
    .filter(() => random.chance(0.15))
    .map(({ name, schema }) => {
      const value = validValue(deref(deref(schema).anyOf?.[0] ?? schema), { ...place, name })
      if (typeof value !== 'object' || value === null) return `${name}=${encode(value)}`
      return Object.entries(value)
        .map(([key, each]) => `${name}[${key}]=${encode(each)}`)
        .join('&')
    })
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const body = type === 'application/json' ? validValue(deref(content!.schema), place) : undefined
  const address = path.replace(/\{\w+\}/, String(id))
  return { url: `/api${address}${query.length ? `?${query.join('&')}` : ''}`, body }
}

interface Request {
  url: string
  verb: string
  token?: string
  body?: string
  index: number
}

const send = async (stage: Stage, { url, verb, token, body, index }: Request) => {
  const answer = await fetch(`${app.origin}${url}`, {
    method: verb.toUpperCase(),
    headers: {
      'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
      'x-forwarded-host': stage.own.account.str_domain,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

// They end the caller's session, which the others still need.
const last = ['signOut', 'sessionEnd', 'passwordChange']

test('requests made of it, good and bad, by everybody, never fail on our side', async () => {
  const stage = await setStage(app)
  const readKey = (await as(app, 'read key', stage.own.account)).token
  const tokens = {
    visitor: undefined,
    'read key': readKey,
    'write key': stage.clients.integrator.token,
    owner: stage.clients.owner.token,
  }
  const all = operationsOf(document)
  const ordered = [
    ...all.filter(({ operation }) => !last.includes(operation.operationId)),
    ...all.filter(({ operation }) => last.includes(operation.operationId)),
  ]
  const problems: string[] = []
  const good = new Set<string>()
  const ask = async (each: (typeof ordered)[number], index: number): Promise<void> => {
    const who = Object.keys(tokens)[index % 4] as keyof typeof tokens
    const random = createRandom(7, index)
    const { url, body } = requestOf(stage, each, random)
    const isGood = index % 5 < 4
    const { status, text } = await send(stage, {
      url,
      verb: each.verb,
      token: tokens[who],
      index,
      body: body === undefined ? undefined : toJson(isGood ? body : mutate(body, random)),
    })
    const { operationId, 'x-callers': callers } = each.operation
    const what = `${who} ${operationId} ${url} ${status} ${text.slice(0, 200)}`
    if (status >= 500) problems.push(what)
    if (status >= 300) return
    good.add(operationId)
    if (callers && !callers.includes(who)) problems.push(`not described: ${what}`)
  }
  let index = 0
  for (const each of ordered)
    // By everybody as described, and by one of them, in turn, with something wrong.
    await Promise.all(Array.from({ length: 5 }, () => ask(each, index++)))
  stage.close()
  expect(problems).toEqual([])
  // It would prove little if what it describes were mostly refused.
  const tables = Object.values(contracts).filter(({ kind }) => kind === 'table')
  expect(good.size).toBeGreaterThan(tables.length * 2)
})
