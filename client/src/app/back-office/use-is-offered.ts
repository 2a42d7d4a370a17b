import { useAccount } from '../../kit/data/use-account'
import type { BackOfficePage } from '../../kit/pages/back-office-page'

/** Tells which pages the business in view has: those of an application only where it has that one. */
export const useIsOffered = () => {
  const { row: account } = useAccount()
  return ({ nav }: Pick<BackOfficePage, 'nav'>): boolean =>
    !nav?.role || Boolean(account?.roles?.includes(nav.role))
}
