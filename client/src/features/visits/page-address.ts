import { keyPlaceOf } from '@mainstreet/shared/routes'

/** Whether an address is the key to what is somebody's own, which nobody else must be given. */
export const isSecretPath = (path: string): boolean => keyPlaceOf(path) !== undefined

/** The address of a page of this site as it may be stored: without query, anchor and keys. */
export const pageAddress = (path: string): string =>
  window.location.origin + (keyPlaceOf(path)?.slice(0, -1) ?? path)

/** Where the visitor came from; of our own addresses no more than may be stored. */
export const cameFrom = (): string => {
  const { referrer } = document
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === window.location.origin ? pageAddress(pathname) : referrer
}
