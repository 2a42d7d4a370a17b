import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useList } from '../../../kit/data/data'
import { useWords } from '../../../kit/language/bilingual'
import { useFormats } from '../../../kit/language/use-formats'
import { Card } from '../../../kit/ui/card'
import { TextLink } from '../../../kit/ui/link'
import { detailWords } from './detail-words'
import styles from './detail.module.css'

const shown = 5

/** What else its buyer has ordered. */
export const EarlierOrders = ({ order }: { order: Order }) => {
  const words = useWords(detailWords)
  const { money, day, orderNumber: numberOf } = useFormats()
  const links = useBackOfficeLinks()
  const query = { email: order.email, $sort: { createdAt: -1, id: -1 }, $limit: shown + 1 }
  const { rows } = useList('account-orders', query, { enabled: order.email !== '' })
  if (!rows) return null
  const others = rows.filter(({ id }) => id !== order.id).slice(0, shown)
  return (
    <div className={styles.noPrint}>
      <Card title={words.earlier}>
        {others.length === 0 ? (
          <p className="muted">{words.none}</p>
        ) : (
          <ul className={styles.earlier}>
            {others.map(({ id, orderNumber, createdAt, total }) => (
              <li key={id}>
                <TextLink to={links.order(id)}>{numberOf(orderNumber)}</TextLink>
                <span className="muted">{day(createdAt)}</span>
                <span>{money(total)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
