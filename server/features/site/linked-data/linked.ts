import { safeLink } from '@mainstreet/shared/rules/site/safe-link'
import type { LinkedData, LinkedValue } from '../description/page-description'

const isEmpty = (value: LinkedValue) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A node of schema.org's vocabulary without what is empty. */
export const linked = (type: string, values: Record<string, LinkedValue>): LinkedData => ({
  '@type': type,
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))),
})

/** An address of the site or of the web, whole; undefined for anything that is no web address. */
export const absoluteUrl = (origin: string, link: string): string | undefined => {
  const safe = safeLink(link)
  if (!safe || !URL.canParse(safe, origin)) return undefined
  const url = new URL(safe, origin)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}

/** The whole addresses of pictures; those that are none are left out. */
export const pictureUrls = (origin: string, links: readonly string[]): string[] =>
  links.flatMap((link) => absoluteUrl(origin, link) ?? [])
