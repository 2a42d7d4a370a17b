import type { roleNames } from '@mainstreet/shared/contracts/account'
import { hasRole } from '@mainstreet/shared/has-role'
import type { ReactNode } from 'react'
import { SiteNotFoundPage } from './not-found-page'
import { useShownSite } from './shown-site'

type ApplicationPageProps = {
  role: (typeof roleNames)[number]
  /** It is known that there is nothing to show. */
  empty: boolean
  children: ReactNode
}

/** The page of an application that not every business has: with neither its role nor anything to show there is no such page. */
export const ApplicationPage = ({ role, empty, children }: ApplicationPageProps) => {
  const site = useShownSite()
  return empty && !hasRole(site, role) ? <SiteNotFoundPage /> : children
}
