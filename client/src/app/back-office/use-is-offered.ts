import { readPageData } from '../../kit/data/page-data'
import { useRow } from '../../kit/data/data'
import { useCustomerId } from '../../kit/session/session-context'
import type { BackOfficePage } from '../page'

/** Tells which pages the business in view has: those of an application only where it has that one, and support where the platform has an address for it. */
export const useIsOffered = () => {
  const { row: account } = useRow('account', useCustomerId())
  return ({ nav }: Pick<BackOfficePage, 'nav'>): boolean =>
    nav?.icon === 'support'
      ? readPageData().supportUrl !== ''
      : !nav?.role || Boolean(account?.roles?.includes(nav.role))
}
