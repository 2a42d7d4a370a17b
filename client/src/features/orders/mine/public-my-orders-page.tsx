import type { MyOrder } from '@mainstreet/shared/contracts/orders/my-orders'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { Answer } from '@mainstreet/shared/services'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useApi } from '../../../kit/data/data-provider'
import type { ApiError } from '../../../kit/data/rest'
import { OwnPage } from '../../../kit/site/own/own-page'
import { usePath } from '../../../kit/site/site-link'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { ErrorState } from '../../../kit/ui/error-state'
import { Notice } from '../../../kit/ui/notice'
import { Picture } from '../../../kit/ui/picture'
import { Spinner } from '../../../kit/ui/spinner'
import { Text } from '../../../kit/ui/text'
import { webpOf } from '../../../kit/ui/webp-of'
import { useSiteDate } from '../receipt/use-site-date'
import { FindOrdersForm } from './find-orders-form'
import styles from './my-orders.module.css'
import { useMyOrdersWords } from './my-orders-words'

const OrdersPage = ({ children }: { children: ReactNode }) => (
  <OwnPage title={useMyOrdersWords().title}>{children}</OwnPage>
)

const OrderLine = ({ order }: { order: MyOrder }) => {
  const words = useMyOrdersWords()
  const locale = useLocale()
  const date = useSiteDate()
  const path = usePath()
  return (
    <li className={styles.order}>
      <Picture src={order.image} webp={webpOf(order.image)} alt="" rounded />
      <div>
        <Link className={styles.link} to={path(pathTo(routes.order, order.token))}>
          {words.order(order.orderNumber)}
        </Link>
        <Text as="p" size="sm">
          {words.pieces(order.title, order.pieces - 1)}
        </Text>
        <Text as="p" size="sm" tone="muted">
          {date(order.createdAt)}
        </Text>
      </div>
      <div className={styles.end}>
        <Text weight="medium">{formatMoney(order.total, locale)}</Text>
        <Text size="sm" tone="muted">
          {words.statuses[order.status]}
        </Text>
      </div>
    </li>
  )
}

/** Where a buyer who has lost the mail of an order asks for the way to it. */
export const PublicFindOrdersPage = () => {
  const words = useMyOrdersWords()
  return (
    <OrdersPage>
      <p>{words.about}</p>
      <FindOrdersForm />
    </OrdersPage>
  )
}

/** All orders of the address that the link was mailed to, for a day. */
export const PublicMyOrdersPage = () => {
  const { token = '' } = useParams()
  const words = useMyOrdersWords()
  const api = useApi()
  const { data, error, refetch } = useQuery<Answer<'my-orders'>, ApiError>({
    queryKey: ['my-orders', token],
    queryFn: () => api.run('my-orders', { token }),
  })
  const isOver = error !== null && error.code >= 400 && error.code < 500
  return (
    <OrdersPage>
      {data && (
        <>
          <p>{words.of(data.email)}</p>
          <ul className="plain">
            {data.orders.map((order) => (
              <OrderLine key={order.token} order={order} />
            ))}
          </ul>
        </>
      )}
      {!data && !error && <Spinner large />}
      {!data && isOver && (
        <>
          <Notice tone="warning">{words.over}</Notice>
          <FindOrdersForm />
        </>
      )}
      {!data && error && !isOver && <ErrorState error={error} onRetry={() => void refetch()} />}
    </OrdersPage>
  )
}
