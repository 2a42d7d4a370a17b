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

/** What follows a network's host, such as `in/jane-doe` or `profile.php?id=1`: no host is before its first slash. */
const isPath = (text: string): boolean => /^(?:[^.:/?]*|profile\.php)[/?]/i.test(text)

const addressOf = (network: SocialNetwork, text: string): string => {
  if (/^https?:\/\//i.test(text)) return text
  return isPath(text) ? new URL(text, bases[network]).origin + text.replace(/^\/*/, '/') : `https://${text}`
}

/** A business's page on a network, from its handle or its address, with or without the host; undefined for an address that is no web page. */
export const socialAddress = (network: SocialNetwork, nameOrAddress: string): string | undefined => {
  const text = nameOrAddress.trim()
  if (!text) return undefined
  if (!/[:/?]/.test(text)) return bases[network] + encodeURIComponent(text.replace(/^@/, ''))
  const address = addressOf(network, text)
  return URL.canParse(address) ? address : undefined
}

/** Whether a text can be what a business is called at a network, or an address without https://. */
export const isSocialName = (text: string): boolean => /^[@\w.~/?=&%+-]*$/.test(text)
