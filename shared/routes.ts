/** The beginnings of all addresses that the signed-in half of the client draws. */
export const backOfficePaths = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/admin',
  '/modules',
] as const

/** Whether an address belongs to signing in, dashboard or admin rather than to a site. */
export const isBackOfficePath = (pathname: string): boolean =>
  backOfficePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
