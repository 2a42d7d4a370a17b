/** Where people find an account's site by its domain: on this machine where the domain is one of it, as the back office is. */
export const siteAddress = (
  domain: string,
  here: Pick<Location, 'protocol' | 'hostname' | 'port'> = window.location,
): string => {
  const isHere = domain === here.hostname || domain.endsWith('.localhost')
  return isHere ? `${here.protocol}//${domain}${here.port && `:${here.port}`}` : `https://${domain}`
}

/** An address as people read it: without its scheme. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\//, '')
