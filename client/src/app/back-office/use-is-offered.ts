import { useRow } from '../../kit/data/data'
import { useCustomerId } from '../../kit/session/session-context'
import type { BackOfficePage } from '../page'

/** Tells which pages the business in view has: those of an application only where it has that one. */
export const useIsOffered = () => {
  const { row: account } = useRow('account', useCustomerId())
  return ({ nav }: Pick<BackOfficePage, 'nav'>): boolean =>
    !nav?.role || Boolean(account?.roles?.includes(nav.role))
}
