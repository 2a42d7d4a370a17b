import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { fulfilmentAnchor } from '@mainstreet/shared/routes'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useRow } from '../../../kit/data/data'
import { LeftByParam } from '../../../kit/form/unsaved-guard'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Badge } from '../../../kit/ui/badge'
import { ErrorState } from '../../../kit/ui/error-state'
import { IconButton } from '../../../kit/ui/icon-button'
import { TextLink } from '../../../kit/ui/link'
import { Skeleton } from '../../../kit/ui/skeleton'
import { BuyerNote } from '../detail/buyer-note'
import { FulfilmentCard } from '../fulfilment-card'
import { OrderAddress } from '../order-address'
import { OrderLines } from '../order-lines'
import { OrderTimeline } from '../order-timeline'
import { orderWords } from '../order-words'
import { StatusBadge } from '../status-badge'
import styles from './order-panel.module.css'
import { openParam, type OrderList } from './use-order-list'

/** Where the focus goes for what is to be done with the order that is open. */
export const toAction = () => document.getElementById(fulfilmentAnchor)?.focus()

const useOpenOrder = ({ rows, openId }: OrderList) => {
  const { row, error, refetch } = useRow('account-orders', openId)
  // What the list knows already need not be waited for.
  return { order: row ?? rows?.find(({ id }) => id === openId), error, refetch }
}

interface OrderPanelProps {
  list: OrderList
  onClose: () => void
  /** Goes so many orders on in the list. */
  onStep: (step: number) => void
  /** Whether the letter keys do the same. */
  hasKeys: boolean
}

/** The order that the address names, beside the list: its one action, what was bought, and where it goes. */
export const OrderPanel = ({ list, onClose, onStep, hasKeys }: OrderPanelProps) => {
  const words = useWords(orderWords)
  const links = useBackOfficeLinks()
  const formats = useFormats()
  const { order, error, refetch } = useOpenOrder(list)
  const keyOf = (key: string) => (hasKeys ? key : undefined)
  return (
    <aside className={styles.beside} aria-label={order ? words.one(order.orderNumber) : words.order}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            {order ? words.one(order.orderNumber) : words.order}
            {order && <StatusBadge order={order} />}
            {order?.test && <Badge tone="warning">{words.test}</Badge>}
          </h2>
          {order && (
            <p className="muted">
              {formats.moment(order.createdAt)} ·{' '}
              <TextLink to={links.order(order.id)}>{words.whole}</TextLink>
            </p>
          )}
        </div>
        <IconButton
          label={words.before}
          icon={<ChevronUp />}
          onClick={() => onStep(-1)}
          hotkey={keyOf('K')}
        />
        <IconButton label={words.next} icon={<ChevronDown />} onClick={() => onStep(1)} hotkey={keyOf('J')} />
        <IconButton label={words.close} icon={<X />} onClick={onClose} hotkey={keyOf('Esc')} />
      </header>
      {/* A number that was typed is not lost to a press on the next order. */}
      <LeftByParam value={openParam}>
        <div className={styles.body}>
          {order && (
            <>
              <BuyerNote order={order} />
              <FulfilmentCard order={order} />
              <OrderLines order={order} />
              <OrderAddress order={order} />
              <OrderTimeline order={order} />
            </>
          )}
          {!order && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton block lines={6} />)}
        </div>
      </LeftByParam>
    </aside>
  )
}
