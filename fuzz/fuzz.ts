import { publishedStatus } from '@mainstreet/shared/contracts/account'
import { createWholeApp } from '../server/test/create-whole-app'
import type { TestApp } from '../server/test/create-test-app'
import { describeRequest, judge } from './judge'
import { createRequest } from './requests'
import { send, type Answer } from './send'
import { foreignRows, setStage, type Stage } from './stage'
import type { FuzzRequest } from './request'

/** One run: which requests, and what counts as slow. */
export interface FuzzOptions {
  seed: number
  requests: number
  /** Only the request with this index. */
  only?: number
  slowMs: number
  /** How many requests are under way at once. */
  atOnce?: number
}

/** What a run found. */
export interface FuzzReport {
  seed: number
  requests: number
  seconds: number
  /** Requests by transport, role and class of status. */
  counts: Map<string, number>
  /** Requests and good answers by path, so that none is refused throughout. */
  paths: Map<string, { requests: number; good: number }>
  slowest: { ms: number; what: string }[]
  failures: string[]
}

// A stage wears out: rows are removed, sessions and limits end.
const requestsPerStage = 500
const maxShownSlowest = 5

const classOf = ({ status, failure }: Answer): string => {
  if (failure) return 'lost'
  if (status === 0) return 'not awaited'
  return status === 429 || status === 401 ? String(status) : `${Math.floor(status / 100)}xx`
}

const createReport = ({ seed }: FuzzOptions) => {
  const report: FuzzReport = {
    seed,
    requests: 0,
    seconds: 0,
    counts: new Map(),
    paths: new Map(),
    slowest: [],
    failures: [],
  }
  const note = (request: FuzzRequest, answer: Answer, problems: readonly string[]) => {
    report.requests++
    const key = [request.transport, request.role, classOf(answer)].join(' ')
    report.counts.set(key, (report.counts.get(key) ?? 0) + 1)
    const { requests, good } = report.paths.get(request.path) ?? { requests: 0, good: 0 }
    const isGood = answer.status >= 200 && answer.status < 400
    report.paths.set(request.path, { requests: requests + 1, good: good + (isGood ? 1 : 0) })
    report.slowest.push({ ms: answer.ms, what: describeRequest(request) })
    report.slowest.sort((left, right) => right.ms - left.ms).splice(maxShownSlowest)
    for (const problem of problems) report.failures.push(`${problem}\n    ${describeRequest(request)}`)
  }
  return { report, note }
}

/** Whether the application still does what it is for. */
const healthProblems = async (stage: Stage): Promise<string[]> => {
  const { app, own, clients } = stage
  const headers = { 'x-forwarded-host': own.account.str_domain }
  const problems: string[] = []
  // Owners may take their site off the web, which is no harm.
  await app.service('account').patch(own.account.id, { int_status_id: publishedStatus })
  for (const path of ['/readyz', '/api/site', '/api/market-items']) {
    const { status } = await fetch(`${app.origin}${path}`, { headers })
    if (status !== 200) problems.push(`afterwards ${path} answers ${status}`)
  }
  for (const [role, { socket }] of Object.entries(clients))
    if (!socket.connected) problems.push(`afterwards the websocket of the ${role} is closed`)
  return problems
}

const runOnStage = async (
  stage: Stage,
  indices: readonly number[],
  { options, note }: { options: FuzzOptions; note: ReturnType<typeof createReport>['note'] },
) => {
  const queue = [...indices]
  const slow: FuzzRequest[] = []
  const work = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const request = createRequest(stage, { seed: options.seed, index })
      const answer = await send(stage, request)
      if (answer.ms > options.slowMs) slow.push(request)
      note(request, answer, judge(request, answer))
    }
  }
  await Promise.all(Array.from({ length: options.atOnce ?? 4 }, work))
  // A busy machine makes others slow as well: what is slow by itself is so again, alone.
  const problems: string[] = []
  for (const request of slow) {
    const { ms } = await send(stage, request)
    if (ms > options.slowMs) problems.push(`took ${Math.round(ms)} ms\n    ${describeRequest(request)}`)
  }
  return problems
}

const indicesOf = ({ requests, only }: FuzzOptions): number[] =>
  only === undefined ? Array.from({ length: requests }, (_, index) => index) : [only]

/** What a line of the log says, without what makes each line another. */
const logged = (line: string): string => {
  const {
    msg,
    where = '',
    path = '',
    err,
  } = JSON.parse(line) as Record<string, string> & { err?: { message: string; stack: string } }
  return `logged: ${[msg, where, path, err?.message.slice(0, 300), ...(err?.stack.split('\n').slice(1, 5) ?? [])].join(' ')}`
}

/** What the process itself says while the requests run: log lines of errors, and what nobody caught. */
const watchProcess = () => {
  const problems: string[] = []
  const rejected = (error: unknown) =>
    problems.push(`unhandled rejection: ${String((error as Error)?.stack ?? error)}`)
  const thrown = (error: unknown) => problems.push(`uncaught: ${String((error as Error)?.stack ?? error)}`)
  process.on('unhandledRejection', rejected)
  process.on('uncaughtException', thrown)
  return {
    problems,
    log: { write: (line: string) => void problems.push(logged(line)) },
    end() {
      process.off('unhandledRejection', rejected)
      process.off('uncaughtException', thrown)
    },
  }
}

const runAll = async (app: TestApp, options: FuzzOptions, note: ReturnType<typeof createReport>['note']) => {
  const problems: string[] = []
  const indices = indicesOf(options)
  let foreign: Stage['foreign'] | undefined
  for (let from = 0; from < indices.length; from += requestsPerStage) {
    const stage = await setStage(app, foreign)
    foreign = stage.foreign
    const before = await foreignRows(stage)
    const part = indices.slice(from, from + requestsPerStage)
    problems.push(...(await runOnStage(stage, part, { options, note })))
    problems.push(...(await healthProblems(stage)))
    if ((await foreignRows(stage)) !== before)
      problems.push(`requests from #${indices[from]} on changed rows of another account`)
    stage.close()
  }
  return problems
}

/** Starts an application, sends the requests of a seed as visitor, owner and program, and answers what went wrong. */
export const fuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const { report, note } = createReport(options)
  const watch = watchProcess()
  const app = await createWholeApp({ logLevel: 'error' }, undefined, watch.log)
  const started = performance.now()
  try {
    report.failures.push(...(await runAll(app, options, note)))
  } finally {
    report.seconds = (performance.now() - started) / 1000
    await app.close()
    watch.end()
  }
  report.failures.push(...new Set(watch.problems))
  return report
}
