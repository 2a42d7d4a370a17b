import { backOfficeRoutes, customerPath, pathTo } from '@mainstreet/shared/routes'
import { createContext, use, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'

/** Where the screens of products and orders lead: within the dashboard, or by full pages between the platform's modules. */
export interface BackOfficeLinks {
  /** Staff came from another module: every address names the customer, and some screens have less. */
  inModule: boolean
  items: string
  item(id: number): string
  orders: string
  order(id: number): string
  /** Any other page of the dashboard, which modules open among the customer's pages. */
  other(path: string): string
}

const dashboard: BackOfficeLinks = {
  inModule: false,
  items: backOfficeRoutes.items,
  item: (id) => pathTo(backOfficeRoutes.editItem, id),
  orders: backOfficeRoutes.orders,
  order: (id) => pathTo(backOfficeRoutes.viewOrder, id),
  other: (path) => path,
}

/** How the address of a module's page names its customer. */
export const moduleQuery = ({ region, customerId }: { region: string; customerId: number }) =>
  `?r=${encodeURIComponent(region)}&custid=${customerId}`

/** The links of one customer's module pages; `base` is where the platform serves its modules. */
export const moduleLinks = (customer: {
  base: string
  region: string
  customerId: number
}): BackOfficeLinks => {
  const { base, customerId } = customer
  const at = (path: string, item?: number) =>
    `${base}${path}/${moduleQuery(customer)}${item ? `&item=${item}` : ''}`
  return {
    inModule: true,
    items: at(backOfficeRoutes.moduleItems),
    item: (id) => at(backOfficeRoutes.moduleItem, id),
    orders: at(backOfficeRoutes.moduleOrders),
    order: (id) => at(backOfficeRoutes.moduleOrders, id),
    other: (path) => customerPath(customerId, path),
  }
}

/** Provides the links of the module that a screen is opened in. */
export const BackOfficeLinksContext = createContext<BackOfficeLinks>(dashboard)

/** The links of the screen around a component. */
export const useBackOfficeLinks = (): BackOfficeLinks => use(BackOfficeLinksContext)

/** Follows a link; the state for the next screen goes along within the dashboard only. */
export const useGo = () => {
  const { inModule } = useBackOfficeLinks()
  const navigate = useNavigate()
  return useMemo(
    () => (to: string, state?: object) => {
      if (inModule) window.location.assign(to)
      else void navigate(to, { state })
    },
    [inModule, navigate],
  )
}
