import { safeLink } from './safe-link'

/** What a link of the navigation leads to: an application, a page of the site, another site, or an uploaded file. */
export type LinkKind = 'application' | 'internal' | 'external' | 'file'

/** Why a link is refused, by what is wrong with it. */
export const linkRefusals = {
  customerId: 'There is an issue with the form, please contact support to resolve the issue.',
  link: 'Invalid form input, please double check your link url and try again.',
  text: 'Invalid form input, please provide text for your link and try again.',
}

const hiddenApplications = new Set(['Hub', 'Mobile', 'Events'])

/** The roles of an account that visitors can be led to. */
export const linkableApplications = (roles: readonly string[]): string[] =>
  roles.filter((name) => !hiddenApplications.has(name))

/** The page of an application by its name; Sales Flyer is the marketplace. */
export const applicationPath = (name: string): string =>
  `/${name.trim().toLowerCase().replaceAll('sales flyer', 'marketplace').replaceAll(/\s+/g, '-')}`

const barePath = /^[a-z\d][\w-]*(?:\/[\w-]+)*\/?$/i

const isDotless = (link: string) => /^https?:/i.test(link) && !new URL(link).hostname.includes('.')

/** A link as it is stored: a bare path gets its slash; undefined for what cannot be followed safely. */
export const storedLink = (link: string): string | undefined => {
  const typed = link.trim()
  const safe = safeLink(barePath.test(typed) ? `/${typed}` : typed)
  return safe && !isDotless(safe) ? safe : undefined
}

/** What is known of a link before it is saved. */
interface LinkDraft {
  link?: string
  text?: string
  /** What it leads to, where its writer has chosen that. */
  kind?: LinkKind
}

const isExternal = (link: string) => /https?:\/\//i.test(link) && link.includes('.')

const isRefused = (link: string, kind?: LinkKind) =>
  storedLink(link) === undefined || (kind === 'external' && !isExternal(link))

/** What is wrong with the parts of a link that are given, by their columns; empty when nothing is. */
export const linkErrors = ({ link, text, kind }: LinkDraft): { link?: string; text?: string } => ({
  ...(link !== undefined && isRefused(link, kind) && { link: linkRefusals.link }),
  ...(text !== undefined && !text.trim() && { text: linkRefusals.text }),
})

/** What a stored link leads to. */
export const linkKindOf = (link: string, applications: readonly string[]): LinkKind => {
  if (/^https?:/i.test(link)) return 'external'
  if (link.startsWith('/assets/')) return 'file'
  return applications.some((name) => applicationPath(name) === link) ? 'application' : 'internal'
}
