import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { isOnItsWay } from '@mainstreet/shared/rules/orders/on-its-way'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { useMoment } from '../../kit/use-moment'
import { orderWords, statusTones } from './order-words'

/** An order's status as a coloured word, and beside it when its parcel was sent while that is on its way. */
export const StatusBadge = ({ order }: { order: Order }) => {
  const { status, shippedAt } = order
  const words = useWords(orderWords)
  const formats = useFormats()
  const now = useMoment()
  return (
    <>
      <Badge tone={statusTones[status]} dot>
        {words.status[status]}
      </Badge>
      {order.wantedFor && (status === 'paid' || status === 'pending') && (
        <small className="muted">{formats.moment(order.wantedFor)}</small>
      )}
      {order.asked && <Badge tone="warning">{words.asksSomething}</Badge>}
      {isOnItsWay(order, now) && <small className="muted">{words.shippedOn(formats.day(shippedAt!))}</small>}
    </>
  )
}
