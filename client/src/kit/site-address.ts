import { pathTo, routes } from '@mainstreet/shared/routes'

/** Where people find an account's site by its domain: with the back office's scheme and port where it is of the same machine or platform. */
export const siteAddress = (
  domain: string,
  here: Pick<Location, 'protocol' | 'hostname' | 'port'> = window.location,
): string => {
  const isHere = `.${domain}`.endsWith(`.${here.hostname}`) || domain.endsWith('.localhost')
  return isHere ? `${here.protocol}//${domain}${here.port && `:${here.port}`}` : `https://${domain}`
}

/** The public address of an item on its business's site. */
export const itemAddress = (id: number, domain: string): string =>
  siteAddress(domain) + pathTo(routes.item, id)

/** An address as people read it: without its scheme. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\//, '')
