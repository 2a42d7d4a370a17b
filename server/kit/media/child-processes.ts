import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import os from 'node:os'
import { Unavailable, type ErrorMessage } from '@feathersjs/errors'
import { createCallQueue } from '../call-queue'

interface Bounds {
  /**
   * The module that each child runs. It says `ready`; then it is sent a message and, on its standard input, as many
   * bytes as `length` of the message says; it says `begun` when it has them all, and answers with one message.
   */
  file: string
  atOnce: number
  mayWait: number
  /** How long one answer may take before its child is ended, in milliseconds. */
  timeoutMs: number
  /** How long one may take to start; 20 s without, or two minutes where it is compiled first. */
  startMs?: number
  /** A child that has had nothing to do for so long goes. */
  idleMs: number
  tooMany: ErrorMessage
  tooLong: ErrorMessage
}

interface Reply {
  /** It had the whole task: what happened to it since may be the task's doing. */
  begun: boolean
  overdue: boolean
  /** Undefined when the child ended without one. */
  answer?: unknown
}

/** What was asked ended the child that was to answer it. */
export class ChildExited extends Error {
  override name = 'ChildExited'
}

const startMs = 20_000
// In TypeScript, as in development: compiling at a low priority takes as long as a busy machine lets it.
const compiledStartMs = 120_000
// Low enough that we always go first, not so low that a busy machine never gets to it.
const lower = 10
const lowest = os.constants.priority.PRIORITY_LOW

// A child never sees our secrets; these few are what a program may need to start at all.
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']

const isCompiledFirst = (file: string) => file.endsWith('.ts')
const startMsOf = (file: string) => (isCompiledFirst(file) ? compiledStartMs : startMs)

// Elsewhere than on Linux a process has one priority.
const threadsOf = (pid: number): number[] => {
  const folder = `/proc/${pid}/task`
  return existsSync(folder) ? readdirSync(folder).map(Number) : [pid]
}

/** Of every thread it has: a new one takes the priority of the one that starts it. */
const lowerPriority = ({ pid }: ChildProcess): void => {
  const priority = Math.min(os.getPriority() + lower, lowest)
  for (const thread of pid ? threadsOf(pid) : []) {
    try {
      os.setPriority(thread, priority)
    } catch (error) {
      // It has ended since they were listed.
      if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error
    }
  }
}

const startChild = (file: string): ChildProcess => {
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: isCompiledFirst(file) ? ['--import', 'tsx'] : [],
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      // On Linux: a pool of freed memory for every thread would more than double what a child keeps.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  // Without listeners, writing to a child that has just ended would end this process too.
  for (const part of [child, child.stdin!]) part.on('error', () => undefined)
  lowerPriority(child)
  return child
}

/** Waits until a child answers, ends or takes too long; then it is killed. */
const receiveReply = (child: ChildProcess, ms: number): Promise<Reply> =>
  new Promise((resolve) => {
    const reply: Reply = { begun: false, overdue: false }
    const overdue = setTimeout(() => {
      reply.overdue = true
      child.kill('SIGKILL')
    }, ms)
    const done = () => {
      clearTimeout(overdue)
      child.off('message', onMessage).off('exit', onEnd).off('disconnect', onEnd).off('error', done)
      resolve(reply)
    }
    const onMessage = (message: unknown) => {
      if (message === 'begun') reply.begun = true
      else {
        reply.answer = message
        done()
      }
    }
    // Its exit may come before its last message, so wait for both.
    const onEnd = () => {
      if (!child.connected && (child.exitCode !== null || child.signalCode)) done()
    }
    child.on('message', onMessage).on('exit', onEnd).on('disconnect', onEnd).on('error', done)
  })

/** An idle child does not keep our process alive; a working one does. */
const holdProcess = (child: ChildProcess, held: boolean) => {
  const change = held ? 'ref' : 'unref'
  for (const part of [child, child.channel, child.stdin as Socket | null]) part?.[change]()
}

/**
 * Runs work in processes of low priority, each started when it is first needed and given one thing at a time, so that
 * whatever happens to it happens to nothing else. They end with ours. Throws Unavailable, or ChildExited.
 */
export const createChildProcesses = <Message extends { length: number }, Answer>(bounds: Bounds) => {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const { atOnce, mayWait, tooMany } = bounds
  const inTurn = createCallQueue({ atOnce, mayWait, refusal: () => new Unavailable(tooMany) })

  const rest = (child: ChildProcess) => {
    holdProcess(child, false)
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
    holdProcess(child, true)
    return child
  }

  const started = async (): Promise<ChildProcess> => {
    const child = startChild(bounds.file)
    const { answer, overdue } = await receiveReply(child, bounds.startMs ?? startMsOf(bounds.file))
    if (answer === 'ready') {
      // Again: on a busy machine it had begun before we came to lower it.
      lowerPriority(child)
      return child
    }
    child.kill('SIGKILL')
    // The machine is busy; one that cannot start at all ends by itself.
    if (overdue) throw new Unavailable(bounds.tooLong)
    throw new Error(`${bounds.file} did not start.`)
  }

  const sendTask = async (
    child: ChildProcess,
    message: Message,
    pieces: readonly Buffer[],
  ): Promise<Reply> => {
    const reply = receiveReply(child, bounds.timeoutMs)
    child.send(message)
    // Beside the message, because bytes within it would be copied several times over, in the main thread.
    child.stdin!.cork()
    for (const piece of pieces) child.stdin!.write(piece)
    child.stdin!.uncork()
    const { answer } = await reply
    if (answer === undefined) child.kill('SIGKILL')
    else rest(child)
    return reply
  }

  const ask = async (message: Message, pieces: readonly Buffer[]): Promise<Answer> => {
    const child = resting()
    let reply = child && (await sendTask(child, message, pieces))
    // It ended before it had the whole task, so the work has not been tried.
    if (!reply || (reply.answer === undefined && !reply.begun && !reply.overdue))
      reply = await sendTask(await started(), message, pieces)
    if (reply.answer !== undefined) return reply.answer as Answer
    if (reply.overdue || !reply.begun) throw new Unavailable(bounds.tooLong)
    throw new ChildExited()
  }

  return (message: Message, pieces: readonly Buffer[]): Promise<Answer> => inTurn(() => ask(message, pieces))
}
