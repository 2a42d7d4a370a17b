import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Middleware, RequestContext } from './http/context'

/** What one app measures about itself; every app has its own, so tests do not share counters. */
export type Metrics = {
  /** Koa middleware that measures every request; goes first. */
  http: Middleware
  /** Open websockets; inc() and dec(). */
  sockets: Gauge
  /** A job that will run, so that its failures are there to be watched before the first. */
  jobKnown(kind: string): void
  /** A job ended: kind (`mail`, `sweep` …) and outcome (`done`, `retried`, `failed`). */
  jobDone(kind: string, outcome: string): void
  /** The answers from the cache that no other figure counts, by kind and outcome, as they are at each reading. */
  cached(totals: CachedTotals): void
  /** A measurement of a feature's own; `collect` sets it at each reading. */
  gauge<Label extends string>(definition: GaugeDefinition<Label>): void
  /** Prometheus text and its content type. */
  text(): Promise<string>
  contentType: string
  stop(): void
}

/** A figure that a feature adds: its name, what it says, and how it is read. */
export interface GaugeDefinition<Label extends string> {
  name: string
  help: string
  labelNames: readonly Label[]
  collect(gauge: Gauge<Label>): Promise<void>
}

type CachedTotals = Readonly<Record<string, Readonly<Record<string, number>>>>

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const fixed = ['/assets/', '/app/', '/healthz', '/readyz', '/metrics']

// Labels come from what the server knows, never from the address asked for: that would grow without end.
const routeOf = (ctx: RequestContext): string => {
  if (typeof ctx.state.route === 'string') return ctx.state.route
  const { hook } = ctx
  if (hook) return `/api/${hook.path}`
  if (ctx.path.startsWith('/api/')) return '/api/other'
  return fixed.find((prefix) => ctx.path.startsWith(prefix)) ?? 'page'
}

/** Measures the event loop's delay and the memory at each reading; answers how to stop. */
const watchProcess = (registers: Registry[]): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'event_loop_lag_seconds',
    help: '99th percentile of the event loop delay since the last reading',
    registers,
    collect() {
      this.set((delay.percentile(99) || 0) / 1e9)
      delay.reset()
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory held by the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  return () => delay.disable()
}

const countCached = (registers: Registry[], totals: CachedTotals) => {
  new Counter({
    name: 'cached_answers_total',
    help: 'Answers from the cache, which http_request_seconds does not measure',
    labelNames: ['kind', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [kind, outcomes] of Object.entries(totals))
        for (const [outcome, count] of Object.entries(outcomes)) this.inc({ kind, outcome }, count)
    },
  })
}

/** Creates the measurements of one app. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer an HTTP request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const sockets = new Gauge({ name: 'sockets_open', help: 'Open websockets', registers })
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs ended',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const stopWatching = watchProcess(registers)
  const measure = (ctx: RequestContext, started: number, status: number) =>
    requests.observe(
      { method: methods.has(ctx.method) ? ctx.method : 'other', route: routeOf(ctx), status },
      (performance.now() - started) / 1000,
    )
  return {
    async http(ctx, next) {
      const started = performance.now()
      try {
        await next()
        measure(ctx, started, ctx.status)
      } catch (error) {
        measure(ctx, started, 500)
        throw error
      }
    },
    sockets,
    jobKnown(kind) {
      for (const outcome of ['done', 'failed']) jobs.inc({ kind, outcome }, 0)
    },
    jobDone: (kind, outcome) => jobs.inc({ kind, outcome }),
    cached: (totals) => countCached(registers, totals),
    gauge({ collect, ...definition }) {
      new Gauge({
        ...definition,
        registers,
        async collect() {
          // The other figures are read all the same.
          await collect(this).catch(() => this.reset())
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop() {
      stopWatching()
      registry.clear()
    },
  }
}

declare module '../declarations' {
  interface Configuration {
    metrics: Metrics
  }
}
