import type { Order } from '@mainstreet/shared/contracts/orders'
import { ReceiptText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useList } from '../../kit/data/data'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { SearchField } from '../../kit/ui/search-field'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Select } from '../../kit/ui/select'
import { TabLinks } from '../../kit/ui/tab-links'
import { Table } from '../../kit/ui/table'
import type { Column } from '../../kit/ui/table-columns'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { MailsLink } from '../mails/mails-link'
import { SalesLink } from '../reports/sales-link'
import { useAccountId } from '../../kit/session/session-context'
import styles from './dashboard-orders-page.module.css'
import { orderWords } from './order-words'
import { SoldPictures } from './sold-pictures'
import { StatusBadge } from './status-badge'
import { useTimeZone } from './use-time-zone'

const limit = 25

const filters = ['none', 'paid', 'shipped', 'complete'] as const

type Filter = (typeof filters)[number]

const tabs = ['all', 'toShip', 'toHandOver', 'done', 'refunded'] as const

type Tab = (typeof tabs)[number]

// The same conditions as those of the counts.
const queryOf: Record<Tab, object> = {
  all: {},
  toShip: { status: 'paid', shippingType: 'shipping' },
  toHandOver: { status: 'paid', shippingType: { $in: ['pickup', 'delivery'] } },
  done: { status: { $in: ['shipped', 'Complete'] } },
  refunded: { refunded: { $gt: 0 } },
}

const periods = ['', '7', '30', '90', '365'] as const

/** The start of the day so many days ago, so that the question stays the same for a day. */
const sinceOf = (days: string) => {
  if (days === '') return undefined
  const start = new Date()
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - Number(days))
  return start.toISOString()
}

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
    {
      key: 'orderNumber',
      header: words.order,
      onCard: 'line',
      cell: ({ orderNumber, status }) => (
        <span className={styles.number}>
          #{orderNumber} <StatusBadge status={status} />
        </span>
      ),
    },
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
      key: 'lines',
      header: words.what,
      onCard: 'line',
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

/** What is shown stands in the address, so that going back finds the same list. */
const useOrderList = () => {
  const [params, setParams] = useSearchParams()
  const filter = filters.find((value) => value === params.get('status')) ?? 'none'
  const tab = tabs.find((value) => value === params.get('tab')) ?? 'all'
  const period = periods.find((value) => value === params.get('days')) ?? ''
  const search = params.get('search') ?? ''
  const skip = Math.max(0, Math.floor(Number(params.get('skip')) || 0))
  const status = statusOf[filter]
  const since = sinceOf(period)
  const list = useList('account-orders', {
    ...(status ? { status } : queryOf[tab]),
    ...(since && { createdAt: { $gte: since } }),
    ...(search && { search }),
    $sort: { createdAt: -1, id: -1 },
    $limit: limit,
    $skip: skip,
  })
  /** The address with some of it changed; what is not about the list, such as the customer of a module, stays. */
  const changed = (next: Record<string, string>) => {
    const wanted = new URLSearchParams(params)
    wanted.delete('skip')
    for (const [name, value] of Object.entries(next)) {
      if (value) wanted.set(name, value)
      else wanted.delete(name)
    }
    return wanted
  }
  const show = (next: Record<string, string>) => setParams(changed(next), { replace: !next.skip })
  return { ...list, filter, tab, period, search, since, skip, changed, show }
}

const OrderTabs = ({ tab, search, since, changed }: ReturnType<typeof useOrderList>) => {
  const words = useWords(orderWords)
  const customerId = useAccountId()
  const input = { customerId, ...(search && { search }), ...(since && { since }) }
  const { answer } = useOperationRead('order-counts', input, ['account-orders'])
  return (
    <TabLinks
      label={words.title}
      current={tab}
      tabs={tabs.map((key) => ({ key, title: words.tabs[key], count: answer?.[key] }))}
      addressOf={(key) => `?${changed({ tab: key === 'all' ? '' : key, status: '' })}`}
    />
  )
}

const OrderFilters = ({ search, period, show }: ReturnType<typeof useOrderList>) => {
  const words = useWords(orderWords)
  return (
    <div className={styles.filters}>
      <SearchField
        label={words.search}
        value={search}
        onSearch={(text) => show({ search: text.slice(0, 120) })}
      />
      <Select
        label={words.period}
        hideLabel
        value={period}
        onChange={(event) => show({ days: event.target.value })}
        options={periods.map((value) => ({ value, label: words.periods[value] }))}
      />
    </div>
  )
}

/** The orders of a business, the newest first. */
export const DashboardOrdersPage = () => {
  const list = useOrderList()
  const { rows, total = 0, error, refetch, filter, skip, show } = list
  const isNarrowed = list.search !== '' || list.period !== '' || list.tab !== 'all'
  const words = useWords(orderWords)
  const columns = useColumns()
  const links = useBackOfficeLinks()
  const empty = (
    <EmptyState title={isNarrowed ? words.nothingFits : words.empty[filter]} icon={<ReceiptText />}>
      {filter === 'none' && !isNarrowed && words.emptyText}
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
          onChange={(next) => show({ status: next === 'none' ? '' : next, tab: '' })}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
        />
      }
    >
      <OrderTabs {...list} />
      <OrderFilters {...list} />
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
      <Pagination {...{ total, skip, limit }} onChange={(next) => show({ skip: next ? String(next) : '' })} />
    </Page>
  )
}
