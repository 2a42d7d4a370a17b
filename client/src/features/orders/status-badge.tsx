import type { OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import { useWords } from '../../kit/language/bilingual'
import { Badge } from '../../kit/ui/badge'
import { orderWords, statusTones } from './order-words'

/** An order's status as a coloured word. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={statusTones[status]} dot>
    {useWords(orderWords).status[status]}
  </Badge>
)
