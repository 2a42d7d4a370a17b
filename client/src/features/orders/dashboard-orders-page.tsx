import type { Order } from '@mainstreet/shared/contracts/orders'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { MailsLink } from '../mails/mails-link'
import { SalesLink } from '../reports/sales-link'
import { orderWords } from './order-words'
import { StatusBadge } from './status-badge'
import { useTimeZone } from './use-time-zone'

const limit = 25

const filters = ['none', 'paid', 'shipped', 'complete'] as const

type Filter = (typeof filters)[number]

const statusOf: Record<Filter, Order['status'] | undefined> = {
  none: undefined,
  paid: 'paid',
  shipped: 'shipped',
  complete: 'Complete',
}

const useColumns = (): Column<Order>[] => {
  const words = useWords(orderWords)
  const formats = useFormats(useTimeZone())
  return [
    { key: 'orderNumber', header: words.order, onCard: 'line', cell: ({ orderNumber }) => `#${orderNumber}` },
    {
      key: 'name',
      header: words.buyer,
      onCard: 'name',
      cell: ({ name, test }) => (
        <>
          {name} {test && <Badge tone="warning">{words.test}</Badge>}
        </>
      ),
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
    {
      key: 'status',
      header: words.statusColumn,
      hideBelow: 600,
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    { key: 'total', header: words.total, align: 'end', cell: ({ total }) => formats.money(total) },
  ]
}

/** The filter and the first row stand in the address, so that going back finds the same list. */
const useOrderList = () => {
  const [params, setParams] = useSearchParams()
  const filter = filters.find((value) => value === params.get('status')) ?? 'none'
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
  const words = useWords(orderWords)
  const columns = useColumns()
  const links = useBackOfficeLinks()
  const empty = (
    <EmptyState title={words.empty[filter]} icon={<ReceiptText />}>
      {filter === 'none' && words.emptyText}
    </EmptyState>
  )
  return (
    <Page
      title={words.title}
      secondary={
        <>
          <SalesLink />
          <MailsLink />
        </>
      }
      action={
        <SegmentedControl
          label={words.show}
          value={filter}
          onChange={(next) => show({ filter: next, skip: 0 })}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
        />
      }
    >
      <Card flush>
        <Table
          label={words.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ orderNumber }) => words.rowName(orderNumber)}
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
