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
  /** Told when nobody waits for the call any more. */
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

/** Watches a server: calls that fail or wait in silence have it probed, and only a failed probe means that it is away. */
export const watchServer = ({ probe, disconnect }: Server): Watch => {
  // Oldest first.
  const calls = new Map<object, { since: number; fail(reason: Error): void }>()
  const listeners: ((isAway: boolean) => void)[] = []
  let reason: Error | undefined
  let answeredAt = 0
  let suspected = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const leave = (failure: Error) => {
    reason = failure
    for (const { fail } of calls.values()) fail(failure)
    calls.clear()
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

  const patrol = setInterval(() => {
    const [oldest] = calls.values()
    if (oldest && performance.now() - Math.max(oldest.since, answeredAt) > silenceMs) suspect()
  }, patrolMs).unref()

  const call = <T>({ run, abandon, tooLate, isAnswer }: Call<T>): Promise<T> => {
    if (reason) return Promise.reject(new DatabaseUnavailable(reason))
    return new Promise((resolve, reject) => {
      const key = {}
      const fail = (cause: Error) => {
        reject(new DatabaseUnavailable(cause))
        abandon?.()
      }
      calls.set(key, { since: performance.now(), fail })
      run().then(
        (answer) => {
          if (!calls.delete(key)) return tooLate?.(answer)
          if (isAnswer) answeredAt = performance.now()
          resolve(answer)
        },
        (error: Error) => {
          calls.delete(key)
          const isLost = isConnectionError(error)
          if (isLost) suspect()
          else if (isAnswer) answeredAt = performance.now()
          // Without a connection, whatever the reason, the database could not be asked.
          reject(isLost || !isAnswer ? new DatabaseUnavailable(error) : error)
        },
      )
    })
  }

  return {
    isAway: () => reason !== undefined,
    onChange: (listener) => void listeners.push(listener),
    call,
    suspect,
    close() {
      closed = true
      clearInterval(patrol)
      clearInterval(retry)
    },
  }
}
