import { Printer, ReceiptText } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useRow } from '../../kit/data/data'
import { useSeen } from '../../kit/data/use-seen'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { Button } from '../../kit/ui/button'
import { EmptyState } from '../../kit/ui/empty-state'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Skeleton } from '../../kit/ui/skeleton'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import styles from './dashboard-order-page.module.css'
import { OrderMails } from '../mails/order-mails'
import { AskedOfOrder } from './asks/asked-of-order'
import { WaitingChange } from './changes/waiting-change'
import { BuyerNote } from './detail/buyer-note'
import { detailWords } from './detail/detail-words'
import { EarlierOrders } from './detail/earlier-orders'
import { OrderActions } from './detail/order-actions'
import { PaidWithCard } from './detail/paid-with-card'
import { ShopNotes } from './detail/shop-notes'
import { FulfilmentCard } from './fulfilment-card'
import { OrderAddress } from './order-address'
import { OrderLines } from './order-lines'
import { OrderTimeline } from './order-timeline'
import { orderWords } from './order-words'
import { PackingSlipHead } from './packing-slip-head'
import { StatusBadge } from './status-badge'

/** One order: what was bought, by whom, where it goes, and what is to be done with it. */
export const DashboardOrderPage = () => {
  const [params] = useSearchParams()
  const { id = params.get('item') ?? '' } = useParams()
  const words = useWords(orderWords)
  const detail = useWords(detailWords)
  const links = useBackOfficeLinks()
  const back = { to: links.orders, label: words.title }
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined
  const { row: order, error, refetch } = useRow('account-orders', number)
  useSeen('order', order ? [order.id] : [])
  const formats = useFormats()

  const isMissing = number === undefined || error?.code === 404
  if (number === undefined || (error && !order))
    return (
      <Page title={words.order} back={back}>
        {isMissing ? (
          <EmptyState title={detail.missing(id)} icon={<ReceiptText />}>
            {detail.missingAbout}
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={refetch} />
        )}
      </Page>
    )
  if (!order)
    return (
      <Page title={words.order} back={back}>
        <Skeleton block lines={6} />
      </Page>
    )
  return (
    <Page
      title={words.one(order.orderNumber)}
      back={back}
      badge={
        <>
          <StatusBadge order={order} />
          {order.test && <Badge tone="warning">{words.test}</Badge>}
        </>
      }
      description={formats.moment(order.createdAt)}
      secondary={
        <>
          <OrderActions order={order} />
          <span className={styles.noPrint}>
            <Button icon={<Printer />} onClick={() => window.print()}>
              {words.printSlip}
            </Button>
          </span>
        </>
      }
    >
      <PackingSlipHead />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AskedOfOrder order={order} />
          <BuyerNote order={order} />
          <WaitingChange order={order} />
          <FulfilmentCard order={order} />
          <OrderLines order={order} />
          <PaidWithCard order={order} />
          <ShopNotes order={order} />
        </div>
        <div className={styles.side}>
          <OrderAddress order={order} />
          <EarlierOrders order={order} />
          <OrderTimeline order={order} />
          <OrderMails orderId={order.id} />
        </div>
      </div>
    </Page>
  )
}
