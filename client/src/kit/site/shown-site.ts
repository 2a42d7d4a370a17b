import type { Site } from '@mainstreet/shared/contracts/site/site'
import { createContext, use } from 'react'

/** The site that the public frame has read for the pages inside. */
export const ShownSite = createContext<Site | null>(null)

/** The site a public part belongs to; throws outside of the public frame. */
export const useShownSite = (): Site => {
  const site = use(ShownSite)
  if (!site) throw new Error('A public part is rendered inside <PublicFrame>.')
  return site
}
