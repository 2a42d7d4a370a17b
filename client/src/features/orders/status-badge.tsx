import type { OrderStatus } from '@mainstreet/shared/contracts/orders'
import { Badge } from '../../kit/ui/badge'
import { statusWords } from './order-words'

/** An order's status as a coloured word. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={statusWords[status].tone} dot>
    {statusWords[status].label}
  </Badge>
)
