import { setImmediate as turn } from 'node:timers/promises'

/** How calls are carried out together. */
interface Group<Call, Answer> {
  /** Carries some calls out, all or none, and answers them in their order. */
  run(calls: readonly Call[]): Promise<readonly Answer[]>
  /** Whether a failure may be one call's own, so that the others are worth another try without it. */
  isOfOneCall(error: unknown): boolean
  /** The most calls of one group. */
  max: number
}

interface Waiting<Call, Answer> {
  call: Call
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Carries calls out together: those that come at once, or while a group is under way, are the next one. Each is answered when its group is done. */
export const groupCalls = <Call, Answer>({ run, isOfOneCall, max }: Group<Call, Answer>) => {
  const waiting: Waiting<Call, Answer>[] = []
  let isRunning = false

  const settle = async (group: readonly Waiting<Call, Answer>[]): Promise<void> => {
    try {
      const answers = await run(group.map(({ call }) => call))
      group.forEach(({ resolve }, index) => resolve(answers[index]!))
    } catch (error) {
      if (group.length === 1 || !isOfOneCall(error)) return group.forEach(({ reject }) => reject(error))
      for (const each of group) await settle([each])
    }
  }

  const runAll = async () => {
    isRunning = true
    while (waiting.length) {
      // Those whose answers came together come again together: the first of them waits for the others.
      await turn()
      await settle(waiting.splice(0, max))
    }
    isRunning = false
  }

  return (call: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (!isRunning) void runAll()
    })
}
