import { ReceiptText } from 'lucide-react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { Table } from '../../kit/ui/table'
import { MailsLink } from '../mails/mails-link'
import { SalesLink } from '../reports/sales-link'
import { AlertSwitches } from './alerts/alert-switches'
import { ChosenOrders, useChosenOrders } from './slips/chosen-orders'
import { DownloadOrders } from './list/download-orders'
import { OrderFilters, OrderTabs } from './list/order-list-controls'
import { useOrderColumns } from './list/use-order-columns'
import { filters, limit, useOrderList } from './list/use-order-list'
import { NewOrderLink } from './new/new-order-link'
import { orderWords } from './order-words'

/** The orders of a business, the newest first. */
export const DashboardOrdersPage = () => {
  const list = useOrderList()
  const { rows, total = 0, error, refetch, filter, skip, show } = list
  const isNarrowed = list.search !== '' || list.period !== '' || list.tab !== 'all'
  const words = useWords(orderWords)
  const columns = useOrderColumns()
  const links = useBackOfficeLinks()
  const { chosen, setChosen, choice } = useChosenOrders()
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
          <NewOrderLink />
          <SalesLink />
          <MailsLink />
          <DownloadOrders query={list.query} disabled={total === 0} />
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
      {!links.inModule && <ChosenOrders rows={rows} chosen={chosen} onChoose={setChosen} />}
      <Card flush>
        <Table
          choice={links.inModule ? undefined : choice}
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
      {rows && <AlertSwitches />}
    </Page>
  )
}
