import { isDuty } from '@mainstreet/shared/may-call'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import { useDutyNames } from '../../../kit/session/use-duty-names'
import { useSession, useSignedIn } from '../../../kit/session/session-context'
import { ShopLogo } from '../../../kit/ui/shop-logo'

/** A business that one can go to. */
export interface Shop {
  id: number
  name: string
  logo: ReactNode
  /** What one is there; nothing for an owner. */
  about?: string
  open: () => void
}

/** The businesses of whoever is signed in, by name. */
export const useShops = (): Shop[] => {
  const dutyNames = useDutyNames()
  const { session } = useSession()
  const { accounts, memberships } = useSignedIn().user
  const navigate = useNavigate()
  const { rows } = useList('account', {
    id: { $in: accounts },
    $sort: { str_company_name: 1 },
    $limit: 500,
  })
  const aboutOf = (id: number) => {
    const roles = memberships?.flatMap(({ customerId, role }) => (customerId === id ? [role] : [])) ?? []
    return dutyNames(roles.filter(isDuty)) || undefined
  }
  return (rows ?? []).map(({ id, str_company_name: name, str_logo_image: logo }) => ({
    id,
    name,
    logo: <ShopLogo src={logo || undefined} name={name} />,
    about: aboutOf(id),
    open: () => {
      session.chooseAccount(id)
      // The page that was open may show something of the other account.
      void navigate(backOfficeRoutes.dashboard)
    },
  }))
}
