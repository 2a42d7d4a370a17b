import type { OpenSession } from '@mainstreet/shared/contracts/sessions'
import { as, socketAs } from '../../test/as'
import { until } from '../../test/until'
import { createSessions } from './sessions'
import { createSignInTools, type SignInTools } from './sign-in.factory'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let tools: SignInTools
beforeAll(async () => {
  tools = await createSignInTools()
})
afterAll(() => tools.app.close())

const sessionsRow = async (id: string) =>
  (await tools.app.get('database').knex('sessions').where({ id }).first())!

const run = async (token: string | undefined, path: string, input: object = {}) => {
  const answer = await fetch(`${tools.app.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? tools.bearer(token) : {}) },
    body: JSON.stringify(input),
  })
  return { status: answer.status, body: (await answer.json()) as { sessions: OpenSession[] } }
}

const signIn = async (email: string, userAgent: string) =>
  (await tools.signIn(email, { 'user-agent': userAgent })).body.accessToken
const list = async (token: string) => (await run(token, 'session-list')).body.sessions

test('sessions are nothing for visitors and programs', async () => {
  const program = await as(tools.app, 'write key', tools.account)
  for (const path of ['session-list', 'session-end']) {
    expect((await run(undefined, path, {})).status).toBe(401)
    expect((await run(program.token, path, {})).status).toBe(403)
  }
})

test("somebody else's session is neither seen nor ended", async () => {
  const [mine, other] = [await tools.newOwner(), await tools.newOwner()]
  const [token, foreign] = [await signIn(mine.email, firefox), await signIn(other.email, iphone)]
  const [session] = await list(foreign)
  expect((await list(token)).map(({ id }) => id)).not.toContain(session!.id)
  expect((await run(token, 'session-end', { id: session!.id })).status).toBe(404)
  expect((await run(token, 'session-end', { others: true })).status).toBe(200)
  expect(await tools.statusAs(foreign)).toBe(200)
})

test('what names no session, two things or the session that asks is a 400', async () => {
  const token = await signIn((await tools.newOwner()).email, firefox)
  const [{ id }] = (await list(token)) as [OpenSession]
  const inputs = [{}, { id: 7 }, { id: 'x' }, { id, others: true }, { others: false }, { id }]
  for (const input of inputs)
    expect([input, (await run(token, 'session-end', input)).status]).toEqual([input, 400])
})

test('each is listed by its device, the one that asks first', async () => {
  const { email } = await tools.newOwner()
  const phone = await signIn(email, iphone)
  const desk = await signIn(email, firefox)
  const [own, other] = await list(phone)
  expect(own).toMatchObject({ browser: 'Safari', system: 'iOS', kind: 'phone', isCurrent: true })
  expect(other).toMatchObject({ browser: 'Firefox', system: 'Linux', kind: 'computer', isCurrent: false })
  expect(Date.parse(other!.createdAt)).toBeLessThanOrEqual(Date.parse(other!.lastUsedAt))
  expect(JSON.stringify(own)).not.toContain('Mozilla')
  expect((await list(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

test.each([
  ['nothing', ''],
  ['an odd name', 'x'],
  ['markup', '<script>alert(1)</script>'],
  ['a very long name', `Mozilla/5.0 ${'a'.repeat(5000)}`],
])('a program that calls itself %s is listed all the same', async (_what, userAgent) => {
  const token = await signIn((await tools.newOwner()).email, userAgent)
  const [session] = await list(token)
  expect(session!.isCurrent).toBe(true)
  expect((await sessionsRow(session!.id)).userAgent.length).toBeLessThanOrEqual(400)
})

test('one that is ended is over within a second, its sockets included, and the others go on', async () => {
  const { email } = await tools.newOwner()
  const [phone, desk, third] = [
    await signIn(email, iphone),
    await signIn(email, firefox),
    await signIn(email, ''),
  ]
  const socket = await socketAs(tools.app, 'visitor', tools.account)
  const authentication = (
    socket as never as { service(path: string): { create(data: object): Promise<object> } }
  ).service('authentication')
  await authentication.create({ strategy: 'jwt', accessToken: phone })
  const closed = new Promise((resolve) => socket.socket.once('disconnect', resolve))
  const ended = (await list(desk)).find(({ kind }) => kind === 'phone')!
  const began = Date.now()
  expect((await run(desk, 'session-end', { id: ended.id })).status).toBe(200)
  await closed
  expect(await tools.statusAs(phone)).toBe(401)
  expect(Date.now() - began).toBeLessThan(1000)
  expect([await tools.statusAs(desk), await tools.statusAs(third)]).toEqual([200, 200])
  expect((await run(desk, 'session-end', { id: ended.id })).status).toBe(404)
  socket.close()
})

test('all others are ended at once, and their cookies renew nothing', async () => {
  const { email } = await tools.newOwner()
  const own = await signIn(email, firefox)
  const others = [await tools.signIn(email), await tools.signIn(email)]
  expect((await run(own, 'session-end', { others: true })).status).toBe(200)
  expect(await list(own)).toHaveLength(1)
  for (const { body, sent } of others) {
    expect(await tools.statusAs(body.accessToken)).toBe(401)
    expect((await tools.refresh(sent)).status).toBe(401)
  }
})

test('the last use is noted every few minutes, not with every call, and a renewal notes the device', async () => {
  const { email } = await tools.newOwner()
  const { body, sent } = await tools.signIn(email, { 'user-agent': iphone })
  const [{ id }] = (await list(body.accessToken)) as [OpenSession]
  const { knex } = tools.app.get('database')
  const aged = (minutes: number) =>
    knex('sessions')
      .where({ id })
      .update({ lastUsedAt: new Date(Date.now() - minutes * 60_000) })
  const age = async () => Date.now() - (await sessionsRow(id)).lastUsedAt.getTime()

  await aged(6)
  expect((await tools.refresh(sent, { 'user-agent': firefox })).status).toBe(201)
  expect(await age()).toBeLessThan(60_000)
  expect((await list(body.accessToken))[0]).toMatchObject({ browser: 'Firefox', kind: 'computer' })

  // Another process has not read it yet: what it finds is too old, or fresh enough.
  const elsewhere = createSessions(tools.app)
  await aged(3)
  await elsewhere.callerOf(id)
  await aged(6)
  await elsewhere.callerOf(id)
  expect(await age()).toBeGreaterThan(5 * 60_000)
  await createSessions(tools.app).callerOf(id)
  await until(async () => (await age()) < 60_000)
})
