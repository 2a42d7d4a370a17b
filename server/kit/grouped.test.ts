import { setImmediate as turn } from 'node:timers/promises'
import { grouped } from './grouped'

const oneToOne = { isOfOneCall: () => true, max: 10 }

/** A run that waits to be let go, and remembers its groups. */
const held = () => {
  const groups: number[][] = []
  const release: (() => void)[] = []
  const run = async (calls: readonly number[]) => {
    groups.push([...calls])
    await new Promise<void>((go) => release.push(go))
    return calls.map((call) => call * 2)
  }
  return { groups, run, next: () => release.shift()?.() }
}

test('the first call starts at once, and those that come meanwhile follow together', async () => {
  const { groups, run, next } = held()
  const double = grouped({ ...oneToOne, run })
  const answers = Promise.all([1, 2, 3].map(double))
  expect(groups).toEqual([[1]])
  next()
  await turn()
  expect(groups).toEqual([[1], [2, 3]])
  next()
  expect(await answers).toEqual([2, 4, 6])
})

test('a call is answered when its own group is done', async () => {
  const { run, next } = held()
  const double = grouped({ ...oneToOne, run })
  const answered: number[] = []
  const calls = [1, 2].map((call) => double(call).then((answer) => answered.push(answer)))
  next()
  await turn()
  expect(answered).toEqual([2])
  next()
  await Promise.all(calls)
  expect(answered).toEqual([2, 4])
})

test('no group is larger than it may be', async () => {
  const sizes: number[] = []
  const run = async (calls: readonly number[]) => {
    sizes.push(calls.length)
    return calls
  }
  await Promise.all([...Array(8).keys()].map(grouped({ ...oneToOne, max: 3, run })))
  expect(sizes).toEqual([1, 3, 3, 1])
})

const refusing = (bad: number) => async (calls: readonly number[]) => {
  if (calls.includes(bad)) throw new Error('refused')
  return calls
}

test('a bad call fails alone', async () => {
  const same = grouped({ ...oneToOne, run: refusing(3) })
  const answers = await Promise.allSettled([1, 2, 3, 4].map(same))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await same(5)).toBe(5)
})

test('a failure that is nobody’s own is not tried again', async () => {
  const run = jest.fn(refusing(3))
  const same = grouped({ run, isOfOneCall: () => false, max: 10 })
  const answers = await Promise.allSettled([1, 2, 3, 4].map(same))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  expect(run).toHaveBeenCalledTimes(2)
})
