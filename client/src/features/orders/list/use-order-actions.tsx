import { buyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { mailContract } from '@mainstreet/shared/contracts/orders/mails'
import { salesSummaryOperation } from '@mainstreet/shared/contracts/orders/reports'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChartColumn, Mails, UserRoundSearch } from 'lucide-react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useWords } from '../../../kit/language/bilingual'
import { useMay } from '../../../kit/session/use-may'
import type { PageAction } from '../../../kit/ui/page-actions'
import { mailWords } from '../../mails/words'
import { salesWords } from '../../reports/words'
import { orderWords } from '../order-words'
import { useDownloadOrders } from './use-download-orders'
import type { OrderList } from './use-order-list'

/** What the list of orders leads to and can be saved as. */
export const useOrderActions = ({ query, total }: OrderList): PageAction[] => {
  const { inModule } = useBackOfficeLinks()
  const sales = { label: useWords(salesWords).title, icon: <ChartColumn />, to: backOfficeRoutes.sales }
  const mails = { label: useWords(mailWords).title, icon: <Mails />, to: backOfficeRoutes.mails }
  const { buyersData } = useWords(orderWords)
  const buyers = { label: buyersData, icon: <UserRoundSearch />, to: backOfficeRoutes.buyers }
  const seesSales = useMay(salesSummaryOperation, 'create')
  const seesMails = useMay(mailContract, 'find')
  const seesBuyers = useMay(buyerData, 'create')
  const download = useDownloadOrders({ query, disabled: total === 0 })
  // The modules show one customer to staff, and have no such pages.
  if (inModule) return [download]
  return [
    ...(seesSales ? [sales] : []),
    ...(seesMails ? [mails] : []),
    download,
    ...(seesBuyers ? [buyers] : []),
  ]
}
