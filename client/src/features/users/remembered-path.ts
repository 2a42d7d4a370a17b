import { backOfficeRoutes } from '@mainstreet/shared/routes'
const { dashboard, login } = backOfficeRoutes

// Exactly one slash, and nothing that a browser reads as a second one or drops while reading.
const internal = /^\/(?![/\\])[^\\\u0000-\u001f]*$/

/** Where to go after signing in: the path of our own that was asked for, else the dashboard. */
export const rememberedPath = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && internal.test(from) && !from.startsWith(login) ? from : dashboard
}
