import { hashPassword, verifyPassword } from './passwords'

// Made by the package `argon2` 0.45.1, which stored passwords before: its parameters come in another order.
const password = 'grüne Tür 17'
const storedBefore =
  '$argon2id$v=19$m=19456,p=1,t=2$vouaiY6ehID7pD1jlVV2UQ$wDkiUAjmvpGvtBa9fzLq63KrbZduOvNqgr3Ft90EJ4U'

describe('passwords', () => {
  test('without a stored one, every password is wrong', async () => {
    expect(await verifyPassword(undefined, password)).toBe(false)
    expect(await verifyPassword('', '')).toBe(false)
  })

  test('a hash stored by the package of before fits its password and no other', async () => {
    expect(await verifyPassword(storedBefore, 'grüne Tür 18')).toBe(false)
    expect(await verifyPassword(storedBefore, password)).toBe(true)
  })

  test('the same letters in other bytes are the same password', async () => {
    expect(await verifyPassword(storedBefore, password.normalize('NFD'))).toBe(true)
  })

  test('are stored as argon2id with 19 MiB and two passes, salted anew each time', async () => {
    const [one, two] = await Promise.all([hashPassword(password), hashPassword(password)])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(two).not.toBe(one)
    expect(await verifyPassword(one, 'another')).toBe(false)
    expect(await verifyPassword(one, password)).toBe(true)
  })

  test('are hashed beside the event loop', async () => {
    let turns = 0
    let hashing = true
    const turn = () => {
      turns += 1
      if (hashing) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(Array.from({ length: 4 }, () => hashPassword(password)))
    hashing = false
    expect(turns).toBeGreaterThan(20)
  })

  test('wait their turn; who finds too many waiting is told to come back', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 70 }, () => hashPassword(password)))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toHaveLength(70 - 2 - 64)
    expect(refused[0]).toMatchObject({ code: 429, data: { retryAfter: 2 } })
    expect(await verifyPassword(storedBefore, password)).toBe(true)
  })
})
