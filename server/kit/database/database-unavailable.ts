/** The database could not be asked: it is away, it broke the connection, or none was free in time. `code` is the driver's. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code?: string

  constructor(override readonly cause: Error & { code?: unknown }) {
    // Several addresses refused at once have a code and no words.
    super(cause.message || String(cause.code ?? cause.name))
    if (typeof cause.code === 'string') this.code = cause.code
  }
}

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])
// Connection exceptions; shut down by an administrator, crashed, starting up, dropped.
const sqlStates = /^(08|57P0)/
// What the driver says without a code.
const words = /^(Connection terminated|Client has encountered|Client was closed|timeout expired)/

/** Whether an error of the driver means that the server cannot be reached, and not that it refused a statement. */
export const isConnectionError = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return network.has(code) || sqlStates.test(code)
  return typeof message === 'string' && words.test(message)
}

const fromAdapter = Symbol.for('@feathersjs/knex/error')

/** The unavailable database behind an error, whoever wrapped it. */
export const unavailableCause = (error: unknown): DatabaseUnavailable | undefined => {
  const { cause, [fromAdapter]: inner } = (error ?? {}) as { cause?: unknown; [fromAdapter]?: unknown }
  return [error, inner, cause].find((each) => each instanceof DatabaseUnavailable)
}
