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

// What the order beside the list says itself.
const saidBeside: readonly string[] = ['createdAt', 'shippingType']

/** The columns of the list of orders; fewer while one is open beside it. */
export const useOrderColumns = ({ isBeside }: { isBeside: boolean }): Column<Order>[] => {
  const words = useWords(orderWords)
  const formats = useFormats()
  const columns: Column<Order>[] = [
    {
      key: 'orderNumber',
      header: words.order,
      onCard: 'line',
      cell: (order) => (
        <span className={styles.number}>
          {formats.orderNumber(order.orderNumber)} <StatusBadge order={order} />
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
      cell: ({ createdAt }) => <span className={styles.date}>{formats.nearDay(createdAt)}</span>,
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
  return isBeside ? columns.filter(({ key }) => !saidBeside.includes(key)) : columns
}
