import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Plus } from 'lucide-react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { useWords } from '../../kit/language/bilingual'
import { Card } from '../../kit/ui/card'
import { ButtonLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'
import { Pagination } from '../../kit/ui/pagination'
import { Table } from '../../kit/ui/table'
import { useMedia } from '../../kit/ui/use-media'
import { AlertSwitches } from './alerts/alert-switches'
import { ChosenOrders, useChosenOrders } from './slips/chosen-orders'
import { KeySwitch } from './list/key-switch'
import { NoOrders } from './list/no-orders'
import { OrderPanel } from './list/order-panel'
import { OrderFilters, OrderTabs } from './list/order-list-controls'
import { useOrderActions } from './list/use-order-actions'
import { useOrderColumns } from './list/use-order-columns'
import { useOrderKeys } from './list/use-order-keys'
import { useOrderList } from './list/use-order-list'
import { newOrderWords } from './new/words'
import { orderWords } from './order-words'
import styles from './dashboard-orders-page.module.css'

/** Where there is room for an order beside the list. */
const wide = '(min-width: 1280px)'

/** On a phone or a tablet a new order is mostly a sale at the counter. */
const handheld = '(max-width: 999px)'

/** The orders of a business: what waits is in the order it is due, all else begins with the newest. */
export const DashboardOrdersPage = () => {
  const list = useOrderList()
  const { rows, error, refetch } = list
  const words = useWords(orderWords)
  const { title: newOrder } = useWords(newOrderWords)
  const links = useBackOfficeLinks()
  const isWide = useMedia(wide)
  const isAtCounter = useMedia(handheld)
  const isBeside = isWide && list.openId !== undefined
  const columns = useOrderColumns({ isBeside })
  const { list: place, close, step, ...keys } = useOrderKeys(list, isWide)
  const { chosen, setChosen, choice } = useChosenOrders()
  return (
    <Page
      title={words.title}
      secondary={useOrderActions(list)}
      action={
        !links.inModule && (
          <ButtonLink
            variant="primary"
            to={isAtCounter ? backOfficeRoutes.till : backOfficeRoutes.newOrder}
            icon={<Plus />}
          >
            {newOrder}
          </ButtonLink>
        )
      }
    >
      <OrderTabs {...list} />
      <OrderFilters {...list} />
      {!links.inModule && <ChosenOrders rows={rows} chosen={chosen} onChoose={setChosen} />}
      <div className={styles.split} data-beside={isBeside || undefined}>
        <div ref={place} className={styles.list}>
          <Card flush>
            <Table
              choice={links.inModule ? undefined : choice}
              label={words.title}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowName={({ orderNumber }) => words.rowName(orderNumber)}
              rowLink={({ id }) => (isWide ? list.addressOfOpen(id) : links.order(id))}
              current={isBeside ? list.openId : undefined}
              empty={<NoOrders list={list} />}
              error={error}
              onRetry={refetch}
            />
          </Card>
          <Pagination {...list.pages} />
        </div>
        {isBeside && (
          <OrderPanel key={list.openId} list={list} onClose={close} onStep={step} hasKeys={keys.isOn} />
        )}
      </div>
      {rows && <AlertSwitches />}
      {rows && rows.length > 0 && <KeySwitch {...keys} />}
    </Page>
  )
}
