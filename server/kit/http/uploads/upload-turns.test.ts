import { setImmediate } from 'node:timers/promises'
import { createUploadTurns } from './upload-turns'

const held = () => {
  let release!: () => void
  const until = new Promise<void>((resolve) => (release = resolve))
  return { release, until }
}

describe('uploads take turns', () => {
  test('and are refused where too many wait', async () => {
    const inTurn = createUploadTurns({ atOnce: 1, perKey: 1, mayWait: 1 })
    const { release, until } = held()
    const running = [inTurn('a', () => until), inTurn('b', () => until)]
    await expect(inTurn('c', () => until)).rejects.toMatchObject({ code: 503 })
    release()
    await Promise.all(running)
  })

  test('so that one sender with many does not keep the others waiting', async () => {
    const inTurn = createUploadTurns({ atOnce: 3, perKey: 2, mayWait: 10 })
    const { release, until } = held()
    const started: string[] = []
    const all = ['a', 'a', 'a', 'a', 'b', 'c'].map((key) =>
      inTurn(key, async () => {
        started.push(key)
        await until
      }),
    )
    await setImmediate()
    expect(started).toEqual(['a', 'a', 'b'])
    release()
    await Promise.all(all)
    expect(started.slice(3).sort()).toEqual(['a', 'a', 'c'])
  })

  test('and a failure gives its turn to the next', async () => {
    const inTurn = createUploadTurns({ atOnce: 1, perKey: 1, mayWait: 1 })
    const failing = inTurn('a', () => Promise.reject(new Error('broken')))
    const next = inTurn('a', async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
