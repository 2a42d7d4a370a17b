import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Plus, ReceiptText } from 'lucide-react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { EmptyState } from '../../kit/ui/empty-state'
import { ButtonLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { Table } from '../../kit/ui/table'
import { AlertSwitches } from './alerts/alert-switches'
import { ChosenOrders, useChosenOrders } from './slips/chosen-orders'
import { OrderFilters, OrderTabs } from './list/order-list-controls'
import { useOrderActions } from './list/use-order-actions'
import { useOrderColumns } from './list/use-order-columns'
import { useOrderList } from './list/use-order-list'
import { newOrderWords } from './new/words'
import { orderWords } from './order-words'

/** The orders of a business, the newest first. */
export const DashboardOrdersPage = () => {
  const list = useOrderList()
  const { rows, error, refetch, filter } = list
  const isNarrowed = list.search !== '' || list.period !== '' || list.tab !== 'all'
  const words = useWords(orderWords)
  const { title: newOrder } = useWords(newOrderWords)
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
      secondary={useOrderActions(list)}
      action={
        !links.inModule && (
          <ButtonLink variant="primary" to={backOfficeRoutes.newOrder} icon={<Plus />}>
            {newOrder}
          </ButtonLink>
        )
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
          empty={empty}
          error={error}
          onRetry={refetch}
        />
      </Card>
      <Pagination {...list.pages} />
      {rows && <AlertSwitches />}
    </Page>
  )
}
