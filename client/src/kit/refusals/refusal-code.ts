import { ApiError } from '../data/rest'

/** The code of what the server said when it refused a call; undefined where it is another error. */
export const refusalCodeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.data.refusal as { code?: string } | undefined)?.code : undefined
