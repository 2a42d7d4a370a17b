import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { until } from '../../test/until'
import { createChildProcesses } from './child-processes'

// Does as its task says: answers who it is and how many bytes came, or leaves, dies or hangs.
const obedient = `
let come = 0
let task
const answer = () => {
  if (!task || come < task.length) return
  process.send('begun')
  if (task.todo === 'crash') process.kill(process.pid, 'SIGSEGV')
  else if (task.todo !== 'hang') process.send({ pid: process.pid, come, env: Object.keys(process.env) })
  come = 0
  task = undefined
}
process.stdin.on('data', (chunk) => {
  come += chunk.length
  answer()
})
process.on('message', (message) => {
  if (message.todo === 'leave') process.exit()
  task = message
  answer()
})
process.on('disconnect', () => process.exit())
process.send('ready')`

type Task = { length: number; todo?: 'crash' | 'hang' | 'leave' }
type Answer = { pid: number; come: number; env: string[] }

const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
const file = path.join(folder, 'obedient.mjs')
const broken = path.join(folder, 'broken.mjs')
const bytes = [Buffer.alloc(999_999), Buffer.alloc(1)]
const length = 1_000_000

beforeAll(() => {
  writeFileSync(file, obedient)
  writeFileSync(broken, 'process.exit(1)')
})
afterAll(() => rmSync(folder, { recursive: true }))

const bounds = {
  file,
  atOnce: 1,
  mayWait: 1,
  timeoutMs: 30_000,
  idleMs: 10_000,
  tooMany: 'Too many.',
  tooLong: 'Too long.',
}
const start = (changed: Partial<typeof bounds & { startMs: number }> = {}) =>
  createChildProcesses<Task, Answer>({ ...bounds, ...changed })

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a child process', () => {
  test('gets every byte, answers, and is used again', async () => {
    const ask = start()
    const first = await ask({ length }, bytes)
    expect(first.come).toBe(length)
    expect((await ask({ length }, bytes)).pid).toBe(first.pid)
  })

  test('sees none of our settings', async () => {
    process.env.SECRET_OF_THE_TEST = 'x'
    const { env } = await start()({ length }, bytes)
    delete process.env.SECRET_OF_THE_TEST
    expect(env).not.toContain('SECRET_OF_THE_TEST')
  })

  test('that crashes loses its own work only', async () => {
    const ask = start({ atOnce: 2, mayWait: 2 })
    const calls = [ask({ length, todo: 'crash' }, bytes), ask({ length }, bytes), ask({ length }, bytes)]
    await expect(calls[0]).rejects.toMatchObject({ name: 'ChildExited' })
    expect((await Promise.all(calls.slice(1))).map(({ come }) => come)).toEqual([length, length])
    expect((await ask({ length }, bytes)).come).toBe(length)
  })

  test('that takes too long is ended, and who asked is asked to come back', async () => {
    const ask = start({ timeoutMs: 5000 })
    const { pid } = await ask({ length }, bytes)
    await expect(ask({ length, todo: 'hang' }, bytes)).rejects.toMatchObject({
      code: 503,
      message: 'Too long.',
    })
    expect(runs(pid)).toBe(false)
    expect((await ask({ length }, bytes)).pid).not.toBe(pid)
  })

  test('that died while it had nothing to do loses nothing: another one does the work', async () => {
    const ask = start({ atOnce: 2, mayWait: 2 })
    const both = () => Promise.all([ask({ length }, bytes), ask({ length }, bytes)])
    const before = (await both()).map(({ pid }) => pid)
    for (const pid of before) process.kill(pid, 'SIGKILL')
    // At once: their exits have not been reported yet.
    const after = await both()
    expect(after.map(({ come }) => come)).toEqual([length, length])
    expect(before).not.toContain(after[0].pid)
    expect(before).not.toContain(after[1].pid)
  })

  test('that goes before it begins is replaced once, then who asked is asked to come back', async () => {
    const ask = start()
    await ask({ length }, bytes)
    await expect(ask({ length, todo: 'leave' }, bytes)).rejects.toMatchObject({ code: 503 })
    expect((await ask({ length }, bytes)).come).toBe(length)
  })

  test('that does not start is our failure, not that of what it was asked', async () => {
    await expect(start({ file: broken })({ length }, bytes)).rejects.toThrow('did not start')
  })

  test('that is slow to start on a busy machine asks who asked to come back', async () => {
    await expect(start({ startMs: 1 })({ length }, bytes)).rejects.toMatchObject({ code: 503 })
  })

  test('with nothing to do goes, and another one comes when there is', async () => {
    const ask = start({ idleMs: 50 })
    const { pid } = await ask({ length }, bytes)
    expect(runs(pid)).toBe(true)
    await until(() => !runs(pid))
    expect((await ask({ length }, bytes)).come).toBe(length)
  })

  test('is given one thing at a time; some more wait, and too many are asked to come back', async () => {
    const ask = start()
    const calls = await Promise.allSettled([1, 2, 3].map(() => ask({ length }, bytes)))
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(calls[2]).toMatchObject({ reason: { code: 503, message: 'Too many.' } })
  })

  // Elsewhere nobody says the priority of each thread.
  const onLinux = process.platform === 'linux' ? test : test.skip
  onLinux('is below us in priority with every thread it has', async () => {
    const { pid } = await start()({ length }, bytes)
    const niceness = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
    })
    expect(new Set(niceness)).toEqual(new Set([Math.min(os.getPriority() + 10, 19)]))
  })
})
