import { routes } from '@mainstreet/shared/routes'
const orderPath = routes.order.split(':')[0]!

/** Whether an address is the key to somebody's order, which nobody else must be given. */
export const isSecretPath = (path: string): boolean => path.startsWith(orderPath)

/** The address of a page of this site as it may be stored: without query, anchor and the keys to orders. */
export const pageAddress = (path: string): string =>
  window.location.origin + (isSecretPath(path) ? orderPath.slice(0, -1) : path)

/** Where the visitor came from; of our own addresses no more than may be stored. */
export const cameFrom = (): string => {
  const { referrer } = document
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === window.location.origin ? pageAddress(pathname) : referrer
}
