import { until } from '../../test/until'
import { watchServer, type Watch } from './availability'
import { DatabaseUnavailable } from './database-unavailable'

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

describe('a watched server', () => {
  let watch: Watch
  let isThere: boolean
  let probes: number
  let cuts: number
  let changes: boolean[]
  beforeEach(() => {
    isThere = true
    probes = 0
    cuts = 0
    changes = []
    watch = watchServer({
      probe: async () => {
        probes += 1
        if (!isThere) throw refused()
      },
      disconnect: () => void (cuts += 1),
    })
    watch.onChange((isAway) => void changes.push(isAway))
  })
  afterEach(() => watch.close())

  const ask = (run: () => Promise<unknown>) => watch.call({ run, isAnswer: true })
  const leave = async () => {
    isThere = false
    await expect(ask(() => Promise.reject(refused()))).rejects.toThrow(DatabaseUnavailable)
    await until(watch.isAway)
  }

  test('that refuses a statement is there, and the refusal is told as it is', async () => {
    const refusal = Object.assign(new Error('duplicate key'), { code: '23505' })
    await expect(ask(() => Promise.reject(refusal))).rejects.toBe(refusal)
    expect(probes).toBe(0)
  })

  test('that breaks one connection is asked, and there', async () => {
    await expect(ask(() => Promise.reject(refused()))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(probes).toBe(1)
    expect(changes).toEqual([])
  })

  test('that has no room for another connection is there', async () => {
    watch.close()
    const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
    watch = watchServer({ probe: () => Promise.reject(full), disconnect: () => void (cuts += 1) })
    const connecting = watch.call({ run: () => Promise.reject(full), isAnswer: false })
    await expect(connecting).rejects.toMatchObject({ name: 'DatabaseUnavailable', code: '53300' })
    watch.suspect()
    expect(await ask(() => Promise.resolve('still answered'))).toBe('still answered')
    expect(cuts).toBe(0)
  })

  test('that is away fails calls at once without making them, and those under way', async () => {
    let abandoned = 0
    const waiting = watch.call({
      run: () => new Promise(() => {}),
      abandon: () => void (abandoned += 1),
      isAnswer: false,
    })
    const failing = expect(waiting).rejects.toThrow(DatabaseUnavailable)
    await leave()
    await failing
    expect([abandoned, cuts, changes]).toEqual([1, 1, [true]])
    const run = jest.fn()
    await expect(ask(run)).rejects.toThrow('ECONNREFUSED')
    expect(run).not.toHaveBeenCalled()
  })

  test('that is back is used again', async () => {
    await leave()
    isThere = true
    await until(() => !watch.isAway())
    expect(await ask(() => Promise.resolve(1))).toBe(1)
    expect(changes).toEqual([true, false])
  })

  test('that says nothing is asked; a call that is only slow is waited for', async () => {
    let answer = (_text: string) => {}
    const slow = ask(() => new Promise((resolve) => (answer = resolve)))
    await until(() => probes > 1)
    expect(changes).toEqual([])
    answer('late')
    expect(await slow).toBe('late')
  })

  test('gives what comes too late to nobody but who takes it back', async () => {
    const back: string[] = []
    let connect = (_connection: string) => {}
    const connecting = watch.call<string>({
      run: () => new Promise((resolve) => (connect = resolve)),
      tooLate: (connection) => void back.push(connection),
      isAnswer: false,
    })
    const failing = expect(connecting).rejects.toThrow(DatabaseUnavailable)
    await leave()
    await failing
    connect('a connection')
    await until(() => back.length > 0)
    expect(back).toEqual(['a connection'])
  })
})
