import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { buyerName } from '@mainstreet/shared/rules/orders/erased-buyer'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import type { Column } from '../../../kit/ui/table-columns'
import styles from '../dashboard-orders-page.module.css'
import { orderWords } from '../order-words'
import { SoldPictures } from '../sold-pictures'
import { StatusBadge } from '../status-badge'
import { useTimeZone } from '../use-time-zone'

/** The columns of the list of orders. */
export const useOrderColumns = (): Column<Order>[] => {
  const words = useWords(orderWords)
  const formats = useFormats(useTimeZone())
  return [
    {
      key: 'orderNumber',
      header: words.order,
      onCard: 'line',
      cell: ({ orderNumber, status }) => (
        <span className={styles.number}>
          {formats.orderNumber(orderNumber)} <StatusBadge status={status} />
        </span>
      ),
    },
    {
      key: 'name',
      header: words.buyer,
      onCard: 'name',
      cell: ({ name, email, test }) => (
        <span className={styles.buyer}>
          {buyerName({ name, email }, words.erasedBuyer)} {test && <Badge tone="warning">{words.test}</Badge>}
        </span>
      ),
    },
    {
      key: 'lines',
      header: words.what,
      onCard: 'ownLine',
      cell: ({ lines }) => <SoldPictures lines={lines} />,
    },
    {
      key: 'createdAt',
      header: words.date,
      hideBelow: 800,
      onCard: 'line',
      cell: ({ createdAt }) => formats.day(createdAt),
    },
    {
      key: 'shippingType',
      header: words.shippingColumn,
      hideBelow: 1000,
      onCard: 'line',
      cell: ({ shippingType }) => words.shipping[shippingType],
    },
    { key: 'total', header: words.total, align: 'end', cell: ({ total }) => formats.money(total) },
  ]
}
