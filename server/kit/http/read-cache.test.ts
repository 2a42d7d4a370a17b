import { createReadCache } from './read-cache'

const entry = (account: number, since: number, size = 10) => ({
  account,
  since,
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

  test('drops the oldest when it is full', () => {
    const cache = createReadCache(16 * 10)
    for (let number = 0; number < 20; number++) cache.put(`${number}`, entry(1, cache.now()))
    expect(cache.get('0')).toBeUndefined()
    expect(cache.get('19')).toBeDefined()
  })
})
