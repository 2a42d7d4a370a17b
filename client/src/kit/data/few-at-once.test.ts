import { fewAtOnce } from './few-at-once'

test('no more calls run than allowed, all in their turn, and a failed one lets the next begin', async () => {
  const inTurn = fewAtOnce(2)
  let [running, highest] = [0, 0]
  const call = (name: number) => async () => {
    running += 1
    highest = Math.max(highest, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    if (name === 1) throw new Error('refused')
    return name
  }
  const answers = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => inTurn(call(name))))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ])
  expect(highest).toBe(2)
})
