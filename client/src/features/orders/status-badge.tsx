import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { orderWords, statusTones } from './order-words'
import { useOrderAsRead } from './use-order-as-read'

/** What an order's status is to people, as a coloured word. */
export const StatusBadge = ({ order }: { order: Order }) => {
  const { status } = useOrderAsRead(order)
  return (
    <Badge tone={statusTones[status]} dot>
      {useWords(orderWords).status[status]}
    </Badge>
  )
}
