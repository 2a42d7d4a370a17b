/** Where people find an account's site by its domain: with the back office's scheme and port where it is of the same machine or platform. */
export const siteAddress = (
  domain: string,
  here: Pick<Location, 'protocol' | 'hostname' | 'port'> = window.location,
): string => {
  const isHere = `.${domain}`.endsWith(`.${here.hostname}`) || domain.endsWith('.localhost')
  return isHere ? `${here.protocol}//${domain}${here.port && `:${here.port}`}` : `https://${domain}`
}

/** An address as people read it: without its scheme. */
export const shownAddress = (address: string): string => address.replace(/^https?:\/\//, '')
