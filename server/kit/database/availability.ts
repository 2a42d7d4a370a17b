import { DatabaseUnavailable, isConnectionError } from './database-unavailable'

/** Whether the database can be asked at all. */
export interface Availability {
  isAway(): boolean
  /** Called with true when it went away and with false when it is back. */
  onChange(listener: (isAway: boolean) => void): void
}

/** A database inside of this process. */
export const alwaysAvailable: Availability = { isAway: () => false, onChange: () => {} }

/** A call that waits for the database. */
interface Call<T> {
  run(): Promise<T>
  /** Called when nobody waits for the call any more. */
  abandon?(): void
  /** Given what came after that. */
  tooLate?(answer: T): void
  /** Whether its success shows that the server answers. */
  isAnswer: boolean
}

/** An availability that is found out from what calls meet. */
export interface Watch extends Availability {
  /** Makes a call; throws DatabaseUnavailable at once while the database is away, and as soon as it goes. */
  call<T>(call: Call<T>): Promise<T>
  /** A connection broke: finds out whether the database is away. */
  suspect(): void
  close(): void
}

interface Server {
  /** Connects anew and asks something; rejects when there is no answer within `probeTimeoutMs`. */
  probe(): Promise<unknown>
  /** Ends every connection, whatever waits on it. */
  disconnect(): void
}

/** How long a new connection may take to answer. */
export const probeTimeoutMs = 800

// Together with the probe's, well below the two seconds within which everybody is to have an answer.
const silenceMs = 400
const patrolMs = 100
const retryMs = 150

interface Reports {
  reason(): Error | undefined
  answered(): void
  suspect(): void
}

/** The calls under way, oldest first: each is answered, or refused when the server goes away. */
const createCalls = ({ reason, answered, suspect }: Reports) => {
  const waiting = new Map<object, { since: number; fail(reason: Error): void }>()

  const call = <T>({ run, abandon, tooLate, isAnswer }: Call<T>): Promise<T> => {
    const away = reason()
    if (away) return Promise.reject(new DatabaseUnavailable(away))
    return new Promise((resolve, reject) => {
      const key = {}
      const fail = (cause: Error) => {
        reject(new DatabaseUnavailable(cause))
        abandon?.()
      }
      waiting.set(key, { since: performance.now(), fail })
      run().then(
        (answer) => {
          if (!waiting.delete(key)) return tooLate?.(answer)
          if (isAnswer) answered()
          resolve(answer)
        },
        (error: Error) => {
          waiting.delete(key)
          const isLost = isConnectionError(error)
          if (isLost) suspect()
          else if (isAnswer) answered()
          // Without a connection, whatever the reason, the database could not be asked.
          reject(isLost || !isAnswer ? new DatabaseUnavailable(error) : error)
        },
      )
    })
  }

  return {
    call,
    oldestSince: (): number | undefined => waiting.values().next().value?.since,
    refuseAll(failure: Error) {
      for (const { fail } of waiting.values()) fail(failure)
      waiting.clear()
    },
  }
}

/** Watches a server: calls that fail or wait in silence have it probed, and only a failed probe means that it is away. */
export const watchServer = ({ probe, disconnect }: Server): Watch => {
  const listeners: ((isAway: boolean) => void)[] = []
  let reason: Error | undefined
  let answeredAt = 0
  let suspected = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const leave = (failure: Error) => {
    reason = failure
    calls.refuseAll(failure)
    disconnect()
    retry = setInterval(() => void check(), retryMs).unref()
    for (const listener of listeners) listener(true)
  }

  const comeBack = () => {
    reason = undefined
    clearInterval(retry)
    for (const listener of listeners) listener(false)
  }

  const check = async () => {
    const started = performance.now()
    const failure = await probe().then(
      () => undefined,
      (error: Error) => error,
    )
    if (closed) return
    if (!failure || !isConnectionError(failure)) {
      // Even a refusal, such as too many connections, is an answer.
      answeredAt = performance.now()
      if (reason) comeBack()
    } else if (reason) reason = failure
    else if (answeredAt < started) leave(failure)
  }

  const suspect = () => {
    if (reason || suspected || closed) return
    suspected = true
    void check().finally(() => (suspected = false))
  }

  const calls = createCalls({
    reason: () => reason,
    answered: () => (answeredAt = performance.now()),
    suspect,
  })
  const patrol = setInterval(() => {
    const since = calls.oldestSince()
    if (since !== undefined && performance.now() - Math.max(since, answeredAt) > silenceMs) suspect()
  }, patrolMs).unref()

  return {
    isAway: () => reason !== undefined,
    onChange: (listener) => void listeners.push(listener),
    call: calls.call,
    suspect,
    close() {
      closed = true
      clearInterval(patrol)
      clearInterval(retry)
    },
  }
}
