import { ReceiptText } from 'lucide-react'
import { useWords } from '../../../kit/language/bilingual'
import { EmptyState } from '../../../kit/ui/empty-state'
import { orderWords } from '../order-words'
import type { OrderList } from './use-order-list'

/** Why the list is empty: nothing fits what was searched, or nothing is left to do. */
export const NoOrders = ({ list: { search, period, tab, filter } }: { list: OrderList }) => {
  const words = useWords(orderWords)
  const isSearched = search !== '' || period !== ''
  const kind = filter === 'none' ? words.emptyTabs[tab] : words.empty[filter]
  return (
    <EmptyState title={isSearched ? words.nothingFits : kind} icon={<ReceiptText />}>
      {filter === 'none' && tab === 'all' && !isSearched && words.emptyText}
    </EmptyState>
  )
}
