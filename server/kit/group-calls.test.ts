import { until } from '../test/until'
import { groupCalls } from './group-calls'

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

test('calls that come at once go together, and those that come meanwhile follow together', async () => {
  const { groups, run, next } = held()
  const double = groupCalls({ ...oneToOne, run })
  const answers = [1, 2].map(double)
  await until(() => groups.length === 1)
  answers.push(...[3, 4].map(double))
  next()
  await until(() => groups.length === 2)
  next()
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8])
})

test('a call is answered when its own group is done', async () => {
  const { groups, run, next } = held()
  const double = groupCalls({ ...oneToOne, run })
  const answered: number[] = []
  const ask = (call: number) => double(call).then((answer) => answered.push(answer))
  const first = ask(1)
  await until(() => groups.length === 1)
  const second = ask(2)
  next()
  await first
  await until(() => groups.length === 2)
  expect(answered).toEqual([2])
  next()
  await second
  expect(answered).toEqual([2, 4])
})

test('no group is larger than it may be', async () => {
  const sizes: number[] = []
  const run = async (calls: readonly number[]) => {
    sizes.push(calls.length)
    return calls
  }
  await Promise.all([...Array(8).keys()].map(groupCalls({ ...oneToOne, max: 3, run })))
  expect(sizes).toEqual([3, 3, 2])
})

const refusing = (bad: number) => async (calls: readonly number[]) => {
  if (calls.includes(bad)) throw new Error('refused')
  return calls
}

test('a bad call fails alone', async () => {
  const same = groupCalls({ ...oneToOne, run: refusing(3) })
  const answers = await Promise.allSettled([1, 2, 3, 4].map(same))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(await same(5)).toBe(5)
})

test('a failure that is nobody’s own is not tried again', async () => {
  const run = jest.fn(refusing(3))
  const same = groupCalls({ run, isOfOneCall: () => false, max: 10 })
  const answers = await Promise.allSettled([1, 2, 3, 4].map(same))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(run).toHaveBeenCalledTimes(1)
})
