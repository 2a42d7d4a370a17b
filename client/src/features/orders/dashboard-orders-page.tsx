import { formatMoney } from '@mainstreet/shared/rules/money'
import type { Order } from '@mainstreet/shared/contracts/orders'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { Badge } from '../../kit/ui/badge'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { dayOf, shippingWords } from './order-words'
import { StatusBadge } from './status-badge'
import { useTimeZone } from './use-time-zone'

const limit = 25

const filters = [
  { value: 'none', label: 'All' },
  { value: 'paid', label: 'Paid' },
  { value: 'shipped', label: 'Shipped' },
  { value: 'complete', label: 'Complete' },
] as const

type Filter = (typeof filters)[number]['value']

const statusOf: Record<Filter, Order['status'] | undefined> = {
  none: undefined,
  paid: 'paid',
  shipped: 'shipped',
  complete: 'Complete',
}

const emptyWords: Record<Filter, string> = {
  none: 'No orders yet.',
  paid: 'No paid orders are waiting.',
  shipped: 'No shipped orders.',
  complete: 'No completed orders.',
}

const columnsOf = (timeZone: string | undefined): Column<Order>[] => [
  { key: 'orderNumber', header: 'Order', cell: ({ orderNumber }) => `#${orderNumber}` },
  {
    key: 'name',
    header: 'Buyer',
    cell: ({ name, test }) => (
      <>
        {name} {test && <Badge tone="warning">Test</Badge>}
      </>
    ),
  },
  { key: 'createdAt', header: 'Date', hideBelow: 800, cell: ({ createdAt }) => dayOf(createdAt, timeZone) },
  {
    key: 'shippingType',
    header: 'Shipping',
    hideBelow: 1000,
    cell: ({ shippingType }) => shippingWords[shippingType],
  },
  { key: 'status', header: 'Status', hideBelow: 600, cell: ({ status }) => <StatusBadge status={status} /> },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total) },
]

/** The filter and the first row stand in the address, so that going back finds the same list. */
const useOrderList = () => {
  const [params, setParams] = useSearchParams()
  const filter = filters.find(({ value }) => value === params.get('status'))?.value ?? 'none'
  const skip = Math.max(0, Math.floor(Number(params.get('skip')) || 0))
  const status = statusOf[filter]
  const list = useList('account-orders', {
    ...(status && { status }),
    $sort: { createdAt: -1, id: -1 },
    $limit: limit,
    $skip: skip,
  })
  const show = (next: { filter: Filter; skip: number }) => {
    const wanted = new URLSearchParams(params)
    for (const name of ['status', 'skip']) wanted.delete(name)
    if (next.filter !== 'none') wanted.set('status', next.filter)
    if (next.skip) wanted.set('skip', String(next.skip))
    setParams(wanted, { replace: next.skip === 0 })
  }
  return { ...list, filter, skip, show }
}

/** The orders of a business, the newest first. */
export const DashboardOrdersPage = () => {
  const { rows, total = 0, error, refetch, filter, skip, show } = useOrderList()
  const timeZone = useTimeZone()
  const links = useBackOfficeLinks()
  const empty = (
    <EmptyState title={emptyWords[filter]} icon={<ReceiptText />}>
      {filter === 'none' && 'Orders from your store appear here as soon as they are paid.'}
    </EmptyState>
  )
  return (
    <Page
      title="Orders"
      action={
        <SegmentedControl
          label="Show orders"
          value={filter}
          onChange={(next) => show({ filter: next, skip: 0 })}
          options={filters}
        />
      }
    >
      <Card flush>
        <Table
          label="Orders"
          columns={columnsOf(timeZone)}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ orderNumber }) => `order ${orderNumber}`}
          rowLink={({ id }) => links.order(id)}
          reloadDocument={links.inModule}
          empty={empty}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination {...{ total, skip, limit }} onChange={(next) => show({ filter, skip: next })} />
    </Page>
  )
}
