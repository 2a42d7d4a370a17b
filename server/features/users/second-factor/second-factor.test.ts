import { authenticatorApp } from '@mainstreet/shared/contracts/second-factor'
import { createSignInTools, password, type SignInTools } from '../../authentication/sign-in.factory'
import { codeOf, createDevice } from './device.factory'

let tools: SignInTools
beforeAll(async () => {
  tools = await createSignInTools()
})
afterAll(() => tools.app.close())

/** What the operations answer, whichever was called. */
type Body = Record<'secret' | 'challenge', string> & { codes: string[] } & Record<string, unknown>

const callAs = (token: string, path: string, data: object = {}) => tools.callAs<Body>(token, path, data)

const signInWith = (email: string, code: string) => tools.send({ strategy: 'local', email, password, code })

const withApp = async () => {
  const user = await tools.newOwner()
  const { accessToken } = (await tools.signIn(user.email)).body
  const { secret } = (await callAs(accessToken, 'authenticator-begin')).body
  const on = await callAs(accessToken, 'authenticator-on', { secret, code: codeOf(secret) })
  expect(on.status).toBe(200)
  return { user, accessToken, secret, on, codes: on.body.codes }
}

const withPasskey = async () => {
  const user = await tools.newOwner()
  const { accessToken } = (await tools.signIn(user.email)).body
  const device = createDevice(tools.account.str_domain)
  const { challenge } = (await callAs(accessToken, 'passkey-begin')).body
  const added = await callAs(accessToken, 'passkey-add', { name: 'Phone', ...device.make(challenge) })
  return { user, accessToken, device, added }
}

const newChallenge = async () => {
  const answer = await fetch(`${tools.app.origin}/api/passkey-challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': tools.app.address },
    body: '{}',
  })
  return ((await answer.json()) as { challenge: string }).challenge
}

const mailsTo = (email: string) =>
  tools.app.get('database').knex('account_mails').where({ to: email }).orderBy('id').pluck('kind')

describe('a second factor and strangers', () => {
  test.each(['second-factor', 'authenticator-begin', 'passkey-begin', 'recovery-codes'])(
    '%s is not for visitors',
    async (path) => {
      const answer = await fetch(`${tools.app.origin}/api/${path}`, { method: 'POST' })
      expect(answer.status).toBe(401)
    },
  )
})

describe('an authenticator app', () => {
  test('a code that is not of the secret adds nothing', async () => {
    const user = await tools.newOwner()
    const { accessToken } = (await tools.signIn(user.email)).body
    const { secret } = (await callAs(accessToken, 'authenticator-begin')).body
    const on = await callAs(accessToken, 'authenticator-on', { secret, code: codeOf(secret, 9) })
    expect(on).toMatchObject({ status: 400, body: { errors: { code: expect.stringContaining('right') } } })
    expect((await tools.signIn(user.email)).status).toBe(201)
  })

  test('who has entered the password long ago is asked for it first', async () => {
    const user = await tools.newOwner()
    const { accessToken } = (await tools.signIn(user.email)).body
    await tools.app
      .get('database')
      .knex('sessions')
      .where({ userId: user.id })
      .update({ confirmedAt: new Date(0) })
    const { secret } = (await callAs(accessToken, 'authenticator-begin')).body
    const on = await callAs(accessToken, 'authenticator-on', { secret, code: codeOf(secret) })
    expect(on).toMatchObject({ status: 403, body: { refusal: { code: 'confirm-password' } } })
  })

  test('once it is added, the password alone is not enough, and its user is told', async () => {
    const { user, secret, codes } = await withApp()
    expect(new Set(codes).size).toBe(10)
    expect(await mailsTo(user.email)).toEqual(['second-factor-notice'])
    expect(await tools.signIn(user.email)).toMatchObject({
      status: 401,
      body: { data: { refusal: { code: 'second-factor-needed' } } },
    })
    expect((await tools.signIn(user.email)).cookies).toEqual([])
    expect((await signInWith(user.email, codeOf(secret, 1))).status).toBe(201)
  })

  test('a wrong password says nothing of a second factor', async () => {
    const { user, secret } = await withApp()
    const wrong = {
      strategy: 'local',
      email: user.email,
      password: 'not the password',
      code: codeOf(secret, 1),
    }
    expect(await tools.send(wrong)).toMatchObject({
      status: 401,
      body: { data: { refusal: { code: 'wrong-login' } } },
    })
  })

  test('a code works once', async () => {
    const { user, secret } = await withApp()
    const code = codeOf(secret, 1)
    expect((await signInWith(user.email, code)).status).toBe(201)
    expect(await signInWith(user.email, code)).toMatchObject({
      status: 401,
      body: { data: { refusal: { code: 'wrong-second-factor' } } },
    })
  })

  test('codes are guessed ten times an hour', async () => {
    const { user, secret } = await withApp()
    for (let guess = 0; guess < 10; guess++)
      expect((await signInWith(user.email, String(guess).repeat(6))).status).toBe(401)
    expect((await signInWith(user.email, codeOf(secret, 1))).status).toBe(429)
  })

  test('there is one', async () => {
    const { accessToken } = await withApp()
    const { secret } = (await callAs(accessToken, 'authenticator-begin')).body
    const again = await callAs(accessToken, 'authenticator-on', { secret, code: codeOf(secret) })
    expect(again.status).toBe(409)
  })
})

describe('recovery codes', () => {
  test('each signs in once, however it is typed', async () => {
    const { user, codes } = await withApp()
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ')
    expect((await signInWith(user.email, typed)).status).toBe(201)
    expect((await signInWith(user.email, codes[0]!)).status).toBe(401)
    expect(await mailsTo(user.email)).toEqual(['second-factor-notice', 'second-factor-notice'])
  })

  test('new ones need a proof, and end the old ones', async () => {
    const { user, accessToken, secret, codes } = await withApp()
    expect((await callAs(accessToken, 'recovery-codes')).status).toBe(400)
    const renewed = await callAs(accessToken, 'recovery-codes', { code: codeOf(secret, 1) })
    expect(renewed.status).toBe(200)
    expect((await signInWith(user.email, codes[0]!)).status).toBe(401)
    expect((await signInWith(user.email, renewed.body.codes[0]!)).status).toBe(201)
  })
})

describe('taking a second factor away', () => {
  test('needs a proof', async () => {
    const { accessToken } = await withApp()
    const off = (proof: object) =>
      callAs(accessToken, 'second-factor-off', { which: authenticatorApp, ...proof })
    expect((await off({})).status).toBe(400)
    expect(await off({ code: '000000' })).toMatchObject({
      status: 400,
      body: { errors: { code: expect.any(String) } },
    })
  })

  test('takes the recovery codes with it, and the password is enough again', async () => {
    const { user, accessToken, codes } = await withApp()
    const off = await callAs(accessToken, 'second-factor-off', { which: authenticatorApp, code: codes[3] })
    expect(off.status).toBe(200)
    expect((await callAs(accessToken, 'second-factor')).body).toMatchObject({
      hasAuthenticator: false,
      codesLeft: 0,
    })
    expect((await tools.signIn(user.email)).status).toBe(201)
  })
})

describe('a passkey', () => {
  test('one that was made on another host is refused', async () => {
    const { device } = await withPasskey()
    const elsewhere = createDevice(tools.account.str_domain, 'http://evil.example')
    const response = { ...elsewhere.sign(await newChallenge()), id: device.id }
    expect((await tools.send({ strategy: 'passkey', response })).status).toBe(401)
  })

  test('one that answers another’s challenge is refused', async () => {
    const { accessToken } = (await tools.signIn((await tools.newOwner()).email)).body
    const other = (await tools.signIn((await tools.newOwner()).email)).body
    const { challenge } = (await callAs(other.accessToken, 'passkey-begin')).body
    const made = createDevice(tools.account.str_domain).make(challenge)
    expect((await callAs(accessToken, 'passkey-add', { name: '', ...made })).status).toBe(400)
  })

  test('signs in alone, once for each challenge', async () => {
    const { user, device, added } = await withPasskey()
    expect(added).toMatchObject({ status: 200, body: { codes: { length: 10 } } })
    const response = device.sign(await newChallenge())
    expect(await tools.send({ strategy: 'passkey', response })).toMatchObject({
      status: 201,
      body: { user: { id: user.id } },
    })
    expect(await tools.send({ strategy: 'passkey', response })).toMatchObject({
      status: 401,
      body: { data: { refusal: { code: 'wrong-passkey' } } },
    })
  })

  test('a device that has not asked who holds it is refused, and so is another’s signature', async () => {
    const { device } = await withPasskey()
    const unverified = device.sign(await newChallenge(), { verified: false })
    expect((await tools.send({ strategy: 'passkey', response: unverified })).status).toBe(401)
    const forged = { ...createDevice(tools.account.str_domain).sign(await newChallenge()), id: device.id }
    expect((await tools.send({ strategy: 'passkey', response: forged })).status).toBe(401)
  })

  test('with one, the password alone is not enough; its signature takes it away', async () => {
    const { user, accessToken, device } = await withPasskey()
    expect((await tools.signIn(user.email)).status).toBe(401)
    const state = (await callAs(accessToken, 'second-factor')).body
    expect(state).toMatchObject({
      passkeys: [{ id: device.id, name: 'Phone', host: tools.account.str_domain }],
    })
    const passkey = device.sign(await newChallenge())
    expect((await callAs(accessToken, 'second-factor-off', { which: device.id, passkey })).status).toBe(200)
    expect((await tools.signIn(user.email)).status).toBe(201)
  })

  test('of a user who is disabled signs nobody in', async () => {
    const { user, device } = await withPasskey()
    await tools.app.service('users').patch(user.id, { disabled: true })
    const response = device.sign(await newChallenge())
    expect((await tools.send({ strategy: 'passkey', response })).status).toBe(401)
  })
})
