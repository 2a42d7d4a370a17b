import type { ReactNode } from 'react'
import { useAccount } from './data/use-account'
import { siteAddress } from './site-address'
import { buttonClass } from './ui/button'

/** The way to a page of the business's own site, opened beside this one; nothing while the site has no address. */
export const SeeOnSite = ({ path, children }: { path: string; children: ReactNode }) => {
  const { row: account } = useAccount()
  if (!account?.str_domain) return null
  return (
    <a
      className={buttonClass({})}
      href={siteAddress(account.str_domain) + path}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}
