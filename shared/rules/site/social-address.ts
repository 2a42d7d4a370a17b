/** Where the pages of each network begin. */
const bases = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
  linkedin: 'https://www.linkedin.com/company/',
  twitter: 'https://x.com/',
} as const

/** A network that a business can name its page of. */
export type SocialNetwork = keyof typeof bases

/** The networks in the order they are shown. */
export const socialNetworks = Object.keys(bases) as SocialNetwork[]

/** A business's page on a network, from its handle or its address; undefined for an address that is no web page. */
export const socialAddress = (network: SocialNetwork, nameOrAddress: string): string | undefined => {
  const text = nameOrAddress.trim()
  if (!text) return undefined
  if (!/[:/]/.test(text)) return bases[network] + encodeURIComponent(text.replace(/^@/, ''))
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? address : undefined
}

/** Whether a text can be what a business is called at a network, or an address without https://; its letters need no escapes. */
export const isSocialName = (text: string): boolean => /^[@\w./-]*$/.test(text)
