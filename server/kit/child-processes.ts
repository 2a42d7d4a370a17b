import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import os from 'node:os'
import { Unavailable } from '@feathersjs/errors'

interface Bounds {
  /**
   * The module that each child runs. It says `ready`; then it is sent a message and, on its standard input, as many
   * bytes as `length` of the message says, and answers with one message.
   */
  file: string
  atOnce: number
  mayWait: number
  /** How long one answer may take before its child is ended, in milliseconds. */
  timeoutMs: number
  /** A child that has had nothing to do for so long goes. */
  idleMs: number
  tooMany: string
}

/** What was asked ended the child that was to answer it, or kept it longer than it may. */
export class ChildLost extends Error {
  override name = 'ChildLost'
}

const startMs = 20_000
// Low enough that we always go first, not so low that a busy machine never gets to it.
const lower = 10
const lowest = os.constants.priority.PRIORITY_LOW

// A child never sees our secrets; these few are what a program may need to start at all.
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']

const startChild = (file: string): ChildProcess => {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: file.endsWith('.ts') ? ['--import', 'tsx'] : [],
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      // On Linux: a pool of freed memory for every thread would more than double what a child keeps.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  // Without listeners, writing to a child that has just gone would end this process too.
  for (const part of [child, child.stdin!]) part.on('error', () => undefined)
  // From here and at once: priorities are of threads, and a new thread takes that of the one that starts it.
  if (child.pid) os.setPriority(child.pid, Math.min(os.getPriority() + lower, lowest))
  return child
}

/** The next message of a child; undefined when it ended, by itself or because it took too long. */
const nextMessage = async (child: ChildProcess, ms: number): Promise<unknown> => {
  const heard = new AbortController()
  const overdue = setTimeout(() => child.kill('SIGKILL'), ms)
  const first = (event: string) => once(child, event, { signal: heard.signal })
  try {
    return await Promise.race([
      first('message').then(([message]) => message as unknown),
      first('exit').then(() => undefined),
    ])
  } catch {
    return undefined
  } finally {
    clearTimeout(overdue)
    heard.abort()
  }
}

/** A process that waits for work does not keep ours alive; one that works does. */
const hold = (child: ChildProcess, held: boolean) => {
  const change = held ? 'ref' : 'unref'
  for (const part of [child, child.channel, child.stdin as Socket | null]) part?.[change]()
}

/**
 * Runs work in processes of low priority, each started when it is first needed and given one thing at a time, so that
 * whatever happens to it happens to nothing else. They end with ours. Throws Unavailable, or ChildLost.
 */
export const createChildProcesses = <Message extends { length: number }, Answer>(bounds: Bounds) => {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let running = 0

  const rest = (child: ChildProcess) => {
    hold(child, false)
    const leave = () => {
      idle.delete(child)
      if (child.connected) child.disconnect()
    }
    idle.set(child, setTimeout(leave, bounds.idleMs).unref())
    child.once('exit', leave)
  }

  const resting = (): ChildProcess | undefined => {
    const child = [...idle.keys()].at(-1)
    if (!child) return undefined
    clearTimeout(idle.get(child))
    idle.delete(child)
    child.removeAllListeners('exit')
    hold(child, true)
    return child
  }

  const started = async (): Promise<ChildProcess> => {
    const child = startChild(bounds.file)
    if ((await nextMessage(child, startMs)) === 'ready') return child
    child.kill('SIGKILL')
    throw new Error(`${bounds.file} did not start.`)
  }

  const ask = async (message: Message, bytes: Buffer): Promise<Answer> => {
    const child = resting() ?? (await started())
    child.send(message)
    // Beside the message, because bytes within it would be copied several times over, in the main thread.
    child.stdin!.write(bytes)
    const answer = await nextMessage(child, bounds.timeoutMs)
    if (answer !== undefined) {
      rest(child)
      return answer as Answer
    }
    child.kill('SIGKILL')
    throw new ChildLost()
  }

  return async (message: Message, bytes: Buffer): Promise<Answer> => {
    if (running < bounds.atOnce) running++
    else if (waiting.length >= bounds.mayWait) throw new Unavailable(bounds.tooMany)
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await ask(message, bytes)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
