import { Fragment } from 'react'
import { bookingContract } from '@mainstreet/shared/contracts/bookings'
import { orderContract } from '@mainstreet/shared/contracts/orders/orders'
import type { ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import { useList } from '../../kit/data/data'
import { useWords } from '../../kit/language/bilingual'
import { useFormats } from '../../kit/language/use-formats'
import { useMay } from '../../kit/session/use-may'
import { TextLink } from '../../kit/ui/link'
import { Row, Stack } from '../../kit/ui/stack'
import { Text } from '../../kit/ui/text'
import { Answers } from './answers'
import { MessageText } from './message-text'
import styles from './message-row.module.css'
import { messageWords } from './words'

const newest = { $sort: { id: -1 as const }, $limit: 5 }

/** The person's orders and tables, as links. */
const Dealings = ({ email }: Pick<ContactMessage, 'email'>) => {
  const words = useWords(messageWords)
  const { orderNumber, money, moment, day } = useFormats()
  const seesOrders = useMay(orderContract, 'find')
  const seesTables = useMay(bookingContract, 'find')
  const { rows: orders = [] } = useList('account-orders', { email, ...newest }, { enabled: seesOrders })
  const { rows: tables = [] } = useList('table-bookings', { email, ...newest }, { enabled: seesTables })
  if (!orders.length && !tables.length) return null
  return (
    <Row gap={3} role="group" aria-label={words.dealings}>
      {orders.map(({ id, orderNumber: number, total, createdAt }) => (
        <TextLink key={`order ${id}`} to={pathTo(backOfficeRoutes.viewOrder, id)}>
          {words.order(orderNumber(number!), money(total), day(createdAt))}
        </TextLink>
      ))}
      {tables.map(({ id, people, startsAt }) => (
        <TextLink key={`table ${id}`} to={`${backOfficeRoutes.bookings}?part=all`}>
          {words.table(people, moment(startsAt))}
        </TextLink>
      ))}
    </Row>
  )
}

/** What the same person wrote before, with its answers, and which tables were asked for, the first first. */
const Before = ({ id, email, createdAt }: Pick<ContactMessage, 'id' | 'email' | 'createdAt'>) => {
  const words = useWords(messageWords)
  const { moment } = useFormats()
  const seesTables = useMay(bookingContract, 'find')
  const { rows: messages = [] } = useList('contact-messages', { email, id: { $lt: id }, ...newest })
  const { rows: tables = [] } = useList('table-bookings', { email, ...newest }, { enabled: seesTables })
  const entries = [
    ...messages.map((message) => ({
      key: `message ${message.id}`,
      at: message.createdAt,
      entry: <Earlier message={message} />,
    })),
    ...tables
      .filter((table) => table.createdAt < createdAt)
      .map(({ id: table, people, startsAt, createdAt: at }) => ({
        key: `table ${table}`,
        at,
        entry: (
          <Text as="p" size="sm" tone="muted">
            {words.askedForTable(people, moment(startsAt))}
          </Text>
        ),
      })),
  ]
  return entries
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ key, entry }) => <Fragment key={key}>{entry}</Fragment>)
}

const Earlier = ({ message }: { message: ContactMessage }) => {
  const words = useWords(messageWords)
  const { moment } = useFormats()
  return (
    <Stack gap={1}>
      <Text as="p" size="sm" tone="muted">
        {words.before(moment(message.createdAt), message.subject || words.noSubject)}
      </Text>
      <p className={styles.text}>
        <MessageText text={message.message} />
      </p>
      <Answers answers={message.answers} />
    </Stack>
  )
}

/** All that is known of who wrote a message: what was written before, orders and tables. */
export const FromSamePerson = ({ message }: { message: ContactMessage }) =>
  message.email && (
    <>
      <Dealings email={message.email} />
      <Before {...message} />
    </>
  )
