/** The public address of an item on its business's site; a site on this machine is reached as this page is. */
export const itemAddress = (
  id: number,
  domain: string,
  here: { protocol: string; port: string } = window.location,
): string => {
  const isLocal = domain === 'localhost' || domain.endsWith('.localhost')
  const origin = isLocal ? `${here.protocol}//${domain}${here.port && `:${here.port}`}` : `https://${domain}`
  return `${origin}/marketplace/${id}`
}
