import type { OrderToPack, TodaySummary } from '@mainstreet/shared/contracts/dashboard'
import { backOfficeRoutes, fulfilmentAnchor, pathTo } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { useKitWords } from '../../kit/ui/kit-words'
import { useFormats } from '../../kit/language/use-formats'
import { Badge } from '../../kit/ui/badge'
import { ButtonLink, TextLink } from '../../kit/ui/link'
import { Picture } from '../../kit/ui/picture'
import { webpOf } from '../../kit/ui/webp-of'
import styles from './to-do-card.module.css'
import { homeWords } from './words'
import { Text } from '../../kit/ui/text'

const What = ({ first, otherLines }: Pick<OrderToPack, 'first' | 'otherLines'>) => {
  const words = useWords(homeWords)
  if (!first) return null
  return (
    <Text as="p" size="sm" tone="muted" wrap="anywhere">
      {first.title}
      {first.quantity > 1 && ` ×\u00a0${first.quantity}`}
      {otherLines > 0 && <Text wrap="none"> {words.others(otherLines)}</Text>}
    </Text>
  )
}

const Order = ({ order, isNew }: { order: OrderToPack; isNew: boolean }) => {
  const words = useWords(homeWords)
  const { id, orderNumber, name, test, first, otherLines } = order
  const { orderNumber: numberOf } = useFormats()
  const address = pathTo(backOfficeRoutes.viewOrder, id)
  return (
    <li className={styles.waiting} data-new={isNew || undefined}>
      <span className={styles.picture}>
        <Picture src={first?.image} webp={webpOf(first?.image)} alt="" rounded />
      </span>
      <div className={styles.words}>
        <Text as="p" weight="medium" wrap="anywhere">
          <TextLink to={address} quiet>
            {numberOf(orderNumber)} {name}
          </TextLink>{' '}
          {test && <Badge tone="warning">{words.test}</Badge>}
        </Text>
        <What first={first} otherLines={otherLines} />
      </div>
      <ButtonLink
        to={`${address}#${fulfilmentAnchor}`}
        size="small"
        aria-label={words.packOrder(orderNumber)}
      >
        {words.pack}
      </ButtonLink>
    </li>
  )
}

/** The orders that wait to be packed, the oldest first; those that come while one looks are tinted for a moment. */
export const OrdersToPack = ({ total, orders }: TodaySummary['toPack']) => {
  const words = useWords(homeWords)
  const { labelled } = useKitWords()
  const [newest] = useState(() => Math.max(...orders.map(({ id }) => id)))
  const count = useFormats().number(total)
  return (
    <section aria-label={words.toPack(count, total === 1)}>
      <div className={styles.head}>
        <Text as="h3" size="sm" weight="strong">
          {words.toPack(count, total === 1)}
        </Text>
        <TextLink
          to={`${backOfficeRoutes.orders}?status=paid`}
          className={styles.all}
          aria-label={labelled(words.allOrders, words.toPack(count, total === 1))}
        >
          {words.allOrders}
        </TextLink>
      </div>
      <ul className="plain">
        {orders.map((order) => (
          <Order key={order.id} order={order} isNew={order.id > newest} />
        ))}
      </ul>
    </section>
  )
}
