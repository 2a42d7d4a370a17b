import { routes } from '@mainstreet/shared/routes'
import { ReceiptText } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { SeeOnSite } from '../../../kit/see-on-site'
import { EmptyState } from '../../../kit/ui/empty-state'
import { orderWords } from '../order-words'
import type { OrderList } from './use-order-list'

/** Why the list is empty: nothing fits what was searched, or nothing is left to do. */
export const NoOrders = ({ list: { search, period, tab, filter } }: { list: OrderList }) => {
  const words = useWords(orderWords)
  const isSearched = search !== '' || period !== ''
  const kind = filter === 'none' ? words.emptyTabs[tab] : words.empty[filter]
  const isFirst = filter === 'none' && tab === 'all' && !isSearched
  return (
    <EmptyState
      title={isSearched ? words.nothingFits : kind}
      icon={<ReceiptText />}
      action={isFirst && <SeeOnSite path={routes.shop}>{words.seeShop}</SeeOnSite>}
      sample={isFirst ? words.sample : undefined}
    >
      {isFirst && words.emptyText}
    </EmptyState>
  )
}
