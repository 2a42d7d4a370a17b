import { setTimeout as pause } from 'node:timers/promises'
import { createReadCache } from './read-cache'

const entry = (customerId: number, since: number, size = 10) => ({
  id: 0,
  customerId,
  since,
  madeAt: Date.now(),
  bytes: Buffer.alloc(size),
  etag: '"x"',
})

describe('the read cache', () => {
  test('forgets the answers of an account that changed, and only those', () => {
    const cache = createReadCache()
    cache.put('one', entry(1, cache.now()))
    cache.put('two', entry(2, cache.now()))
    cache.changed(1)
    expect(cache.get('one')).toBeUndefined()
    expect(cache.get('two')).toBeDefined()
  })

  test('never keeps an answer that was read before a change and came after it', () => {
    const cache = createReadCache()
    const since = cache.now()
    cache.changed(1)
    cache.put('one', entry(1, since))
    expect(cache.get('one')).toBeUndefined()
  })

  test('keeps nothing from before a gap', () => {
    const cache = createReadCache()
    const since = cache.now()
    cache.flush()
    cache.put('one', entry(1, since))
    expect(cache.get('one')).toBeUndefined()
    cache.put('one', entry(1, cache.now()))
    expect(cache.get('one')).toBeDefined()
  })

  test('equal reads at the same time are one, until the account changes or none can be shared', async () => {
    const cache = createReadCache()
    const asked = { key: 'one', customerId: 1 }
    let made = 0
    let account = 1
    const read = () =>
      cache.once(asked, async (since) => {
        made++
        await pause(5)
        return entry(account, since)
      })
    const [first, second] = await Promise.all([read(), read()])
    expect([made, first]).toEqual([1, second])
    const before = read()
    cache.changed(1)
    const [old, late, later] = await Promise.all([before, read(), read()])
    expect(made).toBe(3)
    expect(late).toBe(later)
    expect(late!.since).toBeGreaterThan(old!.since)
    account = 2
    await Promise.all([read(), read()])
    expect(made).toBe(5)
  })

  test('a read that fails fails for all who wait for it, and is made again afterwards', async () => {
    const cache = createReadCache()
    let made = 0
    const read = () =>
      cache.once({ key: 'one', customerId: 1 }, async (since) => {
        await pause(5)
        if (made++ === 0) throw new Error('away')
        return entry(1, since)
      })
    const results = await Promise.allSettled([read(), read()])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await read())?.customerId).toBe(1)
  })

  test('drops the oldest when it is full', () => {
    const cache = createReadCache({ maxBytes: 16 * 10 })
    for (let number = 0; number < 20; number++) cache.put(`${number}`, entry(1, cache.now()))
    expect(cache.get('0')).toBeUndefined()
    expect(cache.get('19')).toBeDefined()
  })

  describe('while the database is away', () => {
    let isAway = false
    const away = () => {
      isAway = false
      return createReadCache({ isDatabaseAway: () => isAway })
    }

    test('gives what it knew as stale, also what was over', () => {
      const cache = away()
      const since = cache.now()
      cache.put('one', entry(1, since))
      cache.put('over', { ...entry(1, since), until: Date.now() - 1 })
      expect(cache.get('one')?.staleSince).toBeUndefined()
      expect(cache.get('over')).toBeUndefined()
      cache.suspend()
      isAway = true
      expect(cache.get('one')?.staleSince).toEqual(expect.any(Number))
      expect(cache.get('over')?.staleSince).toEqual(expect.any(Number))
    })

    test('gives what has changed since as stale, and never before it is away', () => {
      const cache = away()
      cache.put('one', entry(1, cache.now()))
      cache.changed(1)
      expect([cache.get('one'), cache.lastKnown('one')]).toEqual([undefined, undefined])
      cache.suspend()
      expect([cache.get('one'), cache.lastKnown('one')]).toEqual([undefined, undefined])
      isAway = true
      expect(cache.get('one')?.staleSince).toEqual(expect.any(Number))
      expect(cache.get('two')).toBeUndefined()
    })

    test('gives the latest that was read between steady changes', () => {
      const cache = away()
      const read = (size: number) => {
        const since = cache.now()
        cache.changed(1)
        return entry(1, since, size)
      }
      const [first, second] = [read(1), read(2)]
      cache.put('one', second)
      cache.put('one', first)
      expect(cache.get('one')).toBeUndefined()
      isAway = true
      expect(cache.get('one')?.bytes).toHaveLength(2)
    })

    test('gives nothing of an account that was suspended or took something back', () => {
      const cache = away()
      const since = cache.now()
      cache.put('one', entry(1, since))
      cache.put('other', entry(2, since))
      cache.withdraw(1)
      cache.put('late', entry(1, since))
      isAway = true
      expect([cache.get('one'), cache.lastKnown('one'), cache.get('late')]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect(cache.get('other')).toBeDefined()
    })

    test('believes nothing until changes arrive again, and then starts anew', () => {
      const cache = away()
      cache.put('one', entry(1, cache.now()))
      cache.suspend()
      expect(cache.get('one')).toBeUndefined()
      cache.put('two', entry(1, cache.now()))
      expect(cache.get('two')).toBeUndefined()
      cache.flush()
      isAway = true
      expect(cache.get('one')).toBeUndefined()
      isAway = false
      cache.put('one', entry(1, cache.now()))
      expect(cache.get('one')?.staleSince).toBeUndefined()
      expect(cache.get('one')).toBeDefined()
    })
  })
})
