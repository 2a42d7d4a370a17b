/** A refused or failed call: `code` is the HTTP status, 0 when no answer came; `errors` are messages by field name. */
export class ApiError extends Error {
  code: number
  errors: Record<string, string>
  data: Record<string, unknown>

  constructor(
    name: string,
    message: string,
    details: Partial<Pick<ApiError, 'code' | 'errors' | 'data'>> = {},
  ) {
    super(message)
    this.name = name
    this.code = details.code ?? 0
    this.errors = details.errors ?? {}
    this.data = details.data ?? {}
  }
}

/** What the client itself says when a call fails. */
export type OwnRefusal = 'heic' | 'no-words' | 'stopped' | 'unanswered' | 'unreachable'

/** An error of the client's own, with its code as the server's have theirs. */
export const ownError = (name: string, code: OwnRefusal, message: string) =>
  new ApiError(name, message, { data: { refusal: { code } } })

/** The error of a server that gave no answer. */
export const unreachableError = () =>
  ownError(
    'Unreachable',
    'unreachable',
    'The server cannot be reached. Please check your connection and try again.',
  )

/** The name of the error of a write that may have been carried out although no answer came. */
export const unanswered = 'Unanswered'

/** What a query may hold, as Feathers reads it. */
export type Query = Record<string, unknown>

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

const queryPairs = (name: string, value: unknown): [string, string][] => {
  if (value === undefined) return []
  if (Array.isArray(value)) {
    // Without an empty list in the query, the server would answer every row.
    if (value.length === 0) return [[`${name}[]`, '']]
    return value.flatMap((each, index) =>
      queryPairs(isNested(each) ? `${name}[${index}]` : `${name}[]`, each),
    )
  }
  if (isNested(value))
    return Object.entries(value).flatMap(([key, each]) => queryPairs(`${name}[${key}]`, each))
  return [[name, String(value)]]
}

/** A Feathers query as the text after the `?` of an address. */
export const encodeQuery = (query: Query = {}): string =>
  Object.entries(query)
    .flatMap(([name, value]) => queryPairs(name, value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

/** The address of a service or a row of it. */
export const addressOf = (path: string, id?: number | null, query?: Query): string => {
  const asked = encodeQuery(query)
  return `/api/${path}${id === undefined || id === null ? '' : `/${id}`}${asked && `?${asked}`}`
}

/** An error body, Feathers' or `{ok: false}`, as an ApiError. */
export const toApiError = (body: unknown, status: number): ApiError => {
  const { name, message, errors, data, ...rest } = (isNested(body) ? body : {}) as Record<string, unknown>
  if (typeof message === 'string' && message)
    return new ApiError(typeof name === 'string' ? name : 'Error', message, {
      code: status,
      errors: (isNested(errors) ? errors : {}) as Record<string, string>,
      data: (isNested(data) ? data : rest) as Record<string, unknown>,
    })
  const wordless = ownError('Error', 'no-words', 'Something went wrong. Please try again in a moment.')
  return Object.assign(wordless, { code: status })
}

/** A REST call apart from its address. */
export interface RestCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The request continues when its page is left. */
  keepalive?: boolean
}

const isAbort = (error: unknown) => (error as { name?: string } | null)?.name === 'AbortError'

/** Sends a request to the server and returns the parsed body; throws ApiError, or the abort of its signal. */
export const callRest = async <T>(address: string, call: RestCall = {}): Promise<T> => {
  const { method = 'GET', body, headers, signal, keepalive } = call
  const response = await fetch(address, {
    method,
    signal,
    keepalive,
    credentials: 'same-origin',
    // After a live event the browser's cached answer would be stale; the server still answers 304.
    cache: 'no-cache',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : unreachableError()
  })
  const answer: unknown = await response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined
    throw isAbort(error) ? error : unreachableError()
  })
  // That the buyer's bank asks for a second step is an answer, whatever its status.
  const isAnswer = response.ok || (answer as { requiresAction?: boolean } | undefined)?.requiresAction
  if (!isAnswer) throw toApiError(answer, response.status)
  if (answer === undefined && response.status !== 204) throw toApiError(undefined, 502)
  // The caller names the type by the service it calls.
  return answer as T
}
